#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import ExperimentConfig
import Reporting
import Scoring
import Simulation
import StrategyLoading

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
        Option("--check", help: "ends with code 10 when an expectation of the config fails"),
        Option("--junit", "FILE", help: "writes the expectations as JUnit XML"),
        Option("--adr", "FILE", help: "writes a decision record, filled from the run"),
        Option("--csv", help: "writes every number beside the report, as results.csv"),
        Option(
          "--baseline", "RESULTS.json",
          help: "compares with an earlier run; ends with code 12 when worse"),
        Option("--require-winner", help: "ends with code 11 when there is no clear winner"),
        Option("--dry-run", help: "checks everything and says what would run"),
        Option("--timing", help: "prints events, seconds and events/s to standard error"),
        Option("--quiet", help: "prints nothing but errors"),
        Option("--no-progress", help: "shows no progress bar"),
      ]), run: run)

  private static func run(_ options: Options, _ console: Console) throws -> ExitCode {
    var watch = Stopwatch()
    let jobs =
      try options.integer("--jobs", in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
    let experiment = try ExperimentFile.read(options.operands[0], options)
    let isQuiet = options.has("--quiet")
    if !isQuiet { for note in experiment.notes { console.warn("note: \(note)") } }
    let checks = try RunChecks(options, experiment)
    if options.has("--dry-run") {
      console.print(try DryRun(experiment, jobs: jobs).text)
      return .done
    }
    let output = try RunOutput(options, experiment)
    Interruption.watch()
    watch.lap()
    let variations = try VariationRuns(
      experiment, in: output.folder, jobs: jobs, isQuiet ? nil : console)
    let isShown = !isQuiet && !options.has("--no-progress") && console.isTerminal
    func play(_ experiment: Experiment) throws -> ExperimentRun.Outcome {
      try ExperimentRun(
        experiment: experiment, jobs: jobs, console: console, showsProgress: isShown
      ).play()
    }
    let run = try play(experiment)
    let outcomes = try variations.outcomes(play)
    watch.lap()
    let report = try Report(
      experiment, run.results, run.scrutiny, command: command(options), variations: outcomes)
    let json = try report.json(toolVersion: Stratbench.version, abi: Handshake.supportedABI)
    let comparison = try checks.compare(with: json)
    try output.write(report, json, comparison, console)
    watch.lap()
    if options.has("--timing") {
      console.warn(Timing(experiment, run, jobs: jobs, laps: watch.laps).text)
    }
    return checks.code(report, comparison)
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
    if let file = options.value("--baseline") { words += ["--baseline", quoted(base(file))] }
    for setting in options.all("--set") { words += ["--set", quoted(setting)] }
    return words.joined(separator: " ")
  }
}
