import ExperimentConfig
import Scoring

/// Where the recommendation holds: every strategy in every scenario.
struct ScenariosSection {
  let report: Report

  /// Nil when the config has no scenarios.
  init?(_ report: Report) {
    guard !report.experiment.scenarios.isEmpty else { return nil }
    self.report = report
  }

  private var outcomes: [(name: String, outcome: VariationOutcome)] {
    zip(report.experiment.scenarios, report.scenarioOutcomes).map { ($0.name, $1) }
  }

  var passages: [Passage] {
    let rows =
      [(cells: ["as configured"], outcome: report.ownOutcome)]
      + outcomes.map { (cells: [emphasized($0.name)], outcome: $0.outcome) }
    return [
      "## Scenarios", .text(sentence(Markdown.escaped, emphasized)),
      .exhibit(
        .scenarios,
        """
        \(VariationTable(report).markdown(["Scenario"], rows))

        A scenario plays the config with these changes:

        \(Markdown.list(report.experiment.scenarios.map(changes)))
        """), .text(VariationTable.legend),
    ]
  }

  private func changes(_ scenario: Scenario) -> String {
    let settings = scenario.variation.settings.map { Markdown.code("\($0.path): \($0.value)") }
    return "\(emphasized(scenario.name)): \(enumerated(settings))"
  }

  // MARK: The finding

  /// The sentence for a terminal.
  var plainSentence: String { sentence({ $0 }, { "'\($0)'" }) }

  /// Where the recommendation holds and who wins elsewhere.
  private func sentence(_ name: (String) -> String, _ scenario: (String) -> String) -> String {
    let own = report.ownOutcome
    func phrases(_ outcomes: [(name: String, outcome: VariationOutcome)]) -> String {
      Self.phrases(outcomes.map { (scenario($0.name), $0.outcome) }, name)
    }
    guard let winner = own.winner else {
      let lack = own.kind == .noneEligible ? "no eligible strategy" : "no clear winner"
      return "The config as it is has \(lack); \(phrases(outcomes))."
    }
    let others = outcomes.filter { $0.outcome.winner != winner }
    let start = "The recommendation of \(name(winner)) holds in"
    switch others.count {
    case 0 where outcomes.count == 1: return "\(start) the scenario as well."
    case 0: return "\(start) all \(outcomes.count) scenarios."
    case outcomes.count: return "\(start) no scenario: \(phrases(others))."
    default:
      let kept = outcomes.count - others.count
      return "\(start) \(kept) of \(outcomes.count) scenarios; \(phrases(others))."
    }
  }

  /// "a wins in x and y; there is no clear winner in z".
  private static func phrases(
    _ outcomes: [(name: String, outcome: VariationOutcome)], _ name: (String) -> String
  ) -> String {
    let findings = outcomes.map { finding($0.outcome, name) }
    return findings.unique.map { finding in
      let names = zip(outcomes, findings).filter { $1 == finding }.map(\.0.name)
      return "\(finding) in \(enumerated(names))"
    }.joined(separator: "; ")
  }

  private static func finding(_ outcome: VariationOutcome, _ name: (String) -> String) -> String {
    switch outcome.kind {
    case .recommended: "\(outcome.verdict(name)) wins"
    case .noClearWinner: "there is no clear winner"
    case .noneEligible: "no strategy is eligible"
    }
  }

  private func emphasized(_ name: String) -> String { "*\(Markdown.escaped(name))*" }
}
