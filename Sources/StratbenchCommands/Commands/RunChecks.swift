import ExperimentConfig
import HostModel
import Reporting
import Scoring
import Simulation

/// What a run is held against: expectations, a clear winner, an earlier run.
struct RunChecks {
  private let options: Options
  private let baseline: (file: String, results: StoredResults)?

  /// Finds out, before the run, whether there is anything to check and to compare with.
  init(_ options: Options, _ experiment: Experiment) throws {
    self.options = options
    try Self.requireExpectations(experiment, options)
    guard let file = options.value("--baseline") else {
      baseline = nil
      return
    }
    let results = try ResultsFile.read(file)
    try ResultsFile.blaming(file) { () throws(NothingInCommon) in
      try NothingInCommon.check(
        results, strategies: experiment.strategies.map(\.label),
        hosts: experiment.hosts.map(\.name))
    }
    baseline = (file, results)
  }

  private static func requireExpectations(_ experiment: Experiment, _ options: Options)
    throws(CommandFailure)
  {
    let asking = ["--check", "--junit"].first(where: options.has)
    guard let asking, experiment.expectations.isEmpty else { return }
    throw CommandFailure(
      .mistakes,
      "\(options.operands[0]): error: '\(asking)' has nothing to check: the config has no 'expect'"
        + "\n  help: add for instance 'expect: [links.correct of "
        + "\(experiment.strategies.first?.label ?? "stable-id") >= 99%]'")
  }

  /// The results against those of the baseline, when there is one.
  func compare(with run: ResultsText) throws -> BaselineSection? {
    guard let baseline else { return nil }
    let now = try StoredResults(Array(run.text.utf8))
    return try ResultsFile.blaming(baseline.file) { () throws(NothingInCommon) in
      try BaselineSection(baseline.results, now)
    }
  }

  /// The first of the codes that apply, in the order of their numbers.
  func code(_ report: Report, _ comparison: BaselineSection?) -> ExitCode {
    if options.has("--check"), !report.meetsExpectations { return .expectationFailed }
    if options.has("--require-winner"), report.verdict != .recommended { return .noClearWinner }
    return comparison?.isWorse == true ? .worseThanBaseline : .done
  }
}
