#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ExperimentConfig
import HostModel
import Reporting
import Scoring
import Simulation
import StrategyLoading
import Synchronization

/// `stratbench run`: simulates an experiment and writes its report.
enum RunCommand {
  static let command = Command(
    syntax: CommandSyntax(
      name: "run", summary: "Runs an experiment and writes report.md and results.json.",
      operandHelp: "one config", operands: 1...1,
      options: [
        Option("--out", "DIR", help: "where to write; '-' prints the report alone"),
        Option("--seed", "N", help: "replaces 'seed'"),
        Option("--replications", "N", help: "replaces 'replications'"),
        Option("--jobs", "N", help: "threads; the results do not depend on it"),
        Option("--set", "PATH=VALUE", repeated: true, help: "replaces any value of the config"),
        Option("--plugin", "FILE", repeated: true, help: "offers a strategy module to the config"),
        Option("--host", "NAME|FILE", repeated: true, help: "replaces 'hosts'"),
        Option("--check", help: "checks the expectations of the config"),
        Option("--require-winner", help: "ends with code 11 when there is no clear winner"),
        Option("--dry-run", help: "checks everything and says what would run"),
        Option("--timing", help: "prints events, seconds and events/s to standard error"),
        Option("--quiet", help: "prints nothing but errors"),
        Option("--no-progress", help: "shows no progress bar"),
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    let clock = ContinuousClock()
    let start = clock.now
    let jobs =
      try options.integer("--jobs", in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    let experiment = try ExperimentFile.read(options.operands[0], options)
    let read = clock.now
    if !options.has("--quiet") {
      for note in experiment.notes { console.warn("note: \(note)") }
    }
    if options.has("--check") {
      throw CommandFailure(
        .mistakes,
        "\(options.operands[0]): error: '--check' has nothing to check: the config has no 'expect'"
          + "\n  help: run without --check; a later version of stratbench will read 'expect'")
    }
    if options.has("--dry-run") {
      console.print(DryRun.text(experiment))
      return .done
    }
    let output = try Output(options, experiment)
    let (results, progress) = try simulate(experiment, options, jobs: jobs, console)
    let played = clock.now
    let report = try Report(experiment, results, command: command(options))
    try output.write(report, console)
    if options.has("--timing") {
      console.warn(
        Timing(
          progress, jobs: jobs, read: (read - start) / .seconds(1),
          simulate: (played - read) / .seconds(1), report: (clock.now - played) / .seconds(1)
        ).text)
    }
    return options.has("--require-winner") && report.verdict != .recommended
      ? .noClearWinner : .done
  }

  /// The command as a reader of the report can give it, without where files stood.
  private static func command(_ options: Options) -> String {
    func base(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    func quoted(_ text: String) -> String {
      let isPlain = text.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_.=/:%".contains($0))
      }
      return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
    var words = ["stratbench run", quoted(base(options.operands[0]))]
    for name in ["--seed", "--replications"] {
      if let value = options.value(name) { words += [name, value] }
    }
    for name in ["--host", "--plugin"] {
      for value in options.all(name) { words += [name, quoted(base(value))] }
    }
    for setting in options.all("--set") { words += ["--set", quoted(setting)] }
    return words.joined(separator: " ")
  }

  private static func simulate(
    _ experiment: Experiment, _ options: Options, jobs: Int, _ console: Console
  ) throws -> (RunResults, Engine.Progress) {
    let behaviours = experiment.hosts.map(\.behaviour)
    let setting = experiment.setting
    let engine = try Engine(
      workload: experiment.workload, strategies: experiment.strategies, setting: setting)
    let results = Mutex(
      RunResults(
        strategies: experiment.strategies.count, hosts: behaviours, experiment.score))
    let isShown = !options.has("--quiet") && !options.has("--no-progress") && console.isTerminal
    let line = ProgressLine(console, isShown: isShown)
    Interruption.watch()
    let isFinished = engine.run(
      replications: experiment.replications, jobs: jobs,
      isCancelled: { Interruption.isRequested }, onProgress: line.update,
      onReplication: { tallies in results.withLock { $0.add(tallies) } })
    line.finish()
    guard isFinished else {
      throw Interruption.isRequested
        ? CommandFailure(.interrupted, "interrupted; nothing was written")
        : CommandFailure(.bug, "error: a strategy module stopped making instances during the run")
    }
    return (results.withLock { $0 }, line.progress)
  }
}

/// Where the report goes.
private enum Output {
  case standardOutput
  case folder(OutputFolder, isQuiet: Bool)

  init(_ options: Options, _ experiment: Experiment) throws(CommandFailure) {
    let path = options.value("--out") ?? "reports/\(experiment.name)"
    self =
      path == "-"
      ? .standardOutput
      : .folder(
        try OutputFolder(path, files: ["report.md", "results.json"]),
        isQuiet: options.has("--quiet"))
  }

  func write(_ report: Report, _ console: Console) throws {
    let markdown = try report.markdown(toolVersion: Stratbench.version)
    switch self {
    case .standardOutput: console.print(markdown)
    case .folder(let folder, let isQuiet):
      let json = try report.json(
        toolVersion: Stratbench.version, abi: Handshake.supportedABI)
      try folder.write([("report.md", markdown + "\n"), ("results.json", json + "\n")])
      guard !isQuiet else { return }
      console.print(report.summary)
      console.print("\n\(folder.file("report.md"))\n\(folder.file("results.json"))")
    }
  }
}
