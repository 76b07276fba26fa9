package import ExperimentConfig
package import Scoring
import Simulation

/// The report of a run: Markdown for people, JSON for programs, a summary for the terminal.
package struct Report {
  let experiment: Experiment
  let resolved: ResolvedConfig
  let results: RunResults
  let scoreboard: Scoreboard
  /// Nil when there is nothing to weigh.
  let robustness: Robustness?
  let expectations: [ExpectationFinding]
  let scrutiny: Scrutiny
  let example: WorkedExample?
  /// Nil when no strategy is eligible.
  let adoption: AdoptionStudy?
  /// What a reader can type to run the experiment again.
  let command: String
  /// What scenarios and cells came to, in the order of the experiment's variations.
  let variations: [VariationOutcome]

  /// Scores the results of a run.
  ///
  /// - Parameters:
  ///   - experiment: What was run.
  ///   - results: What came of it.
  ///   - scrutiny: What lets a sceptic judge it.
  ///   - command: What a reader can type to run it again.
  ///   - variations: What scenarios and cells came to, in the order of the experiment's.
  /// - Throws: `StrategyProblem` when a module that was played refuses to be played again.
  package init(
    _ experiment: Experiment, _ results: RunResults, _ scrutiny: Scrutiny, command: String,
    variations: [VariationOutcome] = []
  ) throws {
    self.variations = variations
    self.command = command
    self.scrutiny = scrutiny
    self.experiment = experiment
    resolved = ResolvedConfig(experiment)
    self.results = results
    scoreboard = Scoreboard(
      results.measurements, results.samples, experiment.score,
      strategies: experiment.strategies.count, hosts: experiment.hosts.count)
    robustness = Robustness(scoreboard, results.samples, experiment.score)
    expectations = try results.findings(scoreboard, hosts: experiment.hosts.count) {
      try OutcomeScript.outcomes(
        of: experiment.workload, experiment.strategies[$0].at(host: $1),
        experiment.watched(at: $1))
    }
    example = try WorkedExample(
      experiment.workload, experiment.strategies, experiment.watched(at: 0))
    adoption = try AdoptionStudy(experiment, scoreboard.verdict)
  }

  package var verdict: Verdict.Kind { scoreboard.verdict.kind }

  /// Whether every expectation of the config holds.
  package var meetsExpectations: Bool { expectations.allSatisfy(\.holds) }

  /// What the terminal shows: the finding, the scoreboard, and what expectations, scenarios
  /// and sweep came to.
  package var summary: String {
    let section = VerdictSection(self)
    let lines = [
      ExpectationsSection(self)?.line(), ScenariosSection(self)?.plainSentence,
      SweepSection(self).map { "Sweep: \($0.plainCounts)" },
    ].compactMap(\.self)
    return ([section.plainSentence, section.plainScoreboard] + lines).joined(separator: "\n\n")
  }

  /// `results.json`.
  ///
  /// - Throws: What the JSON encoder throws, which no document of ours makes it do.
  package func json(toolVersion: String, abi: UInt32) throws -> ResultsText {
    try ResultsDocument(
      resolved: resolved, results: results, scoreboard: scoreboard,
      robustness: robustness, scrutiny: scrutiny,
      because: VerdictSection(self).plainSentence,
      expectations: expectations.isEmpty ? nil : expectationsJSON,
      variations: variationsJSON, adoption: adoption?.json(experiment) ?? .null,
      tool: (toolVersion, abi)
    ).text()
  }

  /// `results.csv`.
  package var csv: String { CSVTable(report: self).text }

  /// The expectations as JUnit XML.
  package var junit: String { JUnitDocument(report: self).text }

  /// A decision record for the team to accept or refuse.
  package func decisionRecord(toolVersion: String, _ results: ResultsText) -> String {
    ADRDocument(self, results, toolVersion: toolVersion).markdown
  }

  /// `report.md`, with the appendices that it is too long to hold.
  ///
  /// - Parameters:
  ///   - toolVersion: The version of stratbench.
  ///   - results: The results, whose digest the report ends with.
  ///   - baseline: The run against an earlier one, when there is one.
  /// - Throws: What the JSON encoder throws, which no document of ours makes it do, and
  ///   `StrategyProblem` when a module that was played refuses to be played again.
  package func document(
    toolVersion: String, _ results: ResultsText, baseline: BaselineSection? = nil
  ) throws -> ReportDocument {
    let decision =
      [.text(VerdictSection(self).markdown), .text(ContextSection(self).markdown)]
      + [.text(DriversSection(self).markdown)] + (ExpectationsSection(self)?.passages ?? [])
      + OptionsSection(self).passages + TradeOffsSection(self).passages
      + DecisionChangesSection(self).passages
    let reach =
      (ScenariosSection(self)?.passages ?? []) + (SweepSection(self)?.passages ?? [])
      + AdoptionSection(self).passages + (baseline?.passages ?? [])
    let checks =
      try WrongSection(self).passages + WorkedExampleSection(self).passages
      + ThreatsSection(self).passages
      + ReproduceSection(self, results, toolVersion: toolVersion).passages
    return ReportDocument(decision + reach + evidence + checks)
  }

  private var evidence: [Passage] {
    ["## Evidence"] + MeasuredSection(self).passages + MetricSection.staleness(self).passages
      + MetricSection.churn(self).passages + MetricSection.links(self).passages
      + [.text(BoundsSection(self).markdown)] + SelfCheckSection(self).passages
  }

  // MARK: What sections look up

  func estimate(_ metric: Metric, _ strategy: Int, _ host: Int) -> Estimate {
    results.measurements.estimate(metric, strategy: strategy, host: host)
  }

  func label(_ strategy: Int) -> String { experiment.strategies[strategy].label }

  func score(_ strategy: Int, _ host: Int) -> Score {
    scoreboard.scores[strategy * experiment.hosts.count + host]
  }

  /// Strategies and hosts in the order of the scoreboard: best strategy first, hosts as given.
  var rows: [(strategy: Int, host: Int)] {
    let ranked = scoreboard.verdict.ranking
    let others = experiment.strategies.indices.filter { !ranked.contains($0) }
    return (ranked + others).flatMap { strategy in
      experiment.hosts.indices.map { (strategy, $0) }
    }
  }

  var hasSeveralHosts: Bool { experiment.hosts.count > 1 }
}
