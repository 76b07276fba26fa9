/// The evidence that may move out of a report, each with one place and one file.
package enum Appendix: String, CaseIterable, Sendable {
  case options
  case dominance
  case leads
  case places
  case replacements
  case expectations
  case scenarios
  case sweepSettings = "sweep-settings"
  case sweepCells = "sweep-cells"
  case adoption
  case baseline
  case baselineScores = "baseline-scores"
  case measured
  case staleness
  case churn
  case links
  case wrong = "wrong-target"
  case closedForms = "closed-forms"
  case example = "worked-example"
  case hosts
  case config

  package var file: String { "appendix-\(rawValue).md" }

  var title: String {
    switch self {
    case .options: "The other options"
    case .dominance: "Who dominates whom"
    case .leads: "Leads and chance"
    case .places: "Places over all weightings"
    case .replacements: "All replacements of host values"
    case .expectations: "Expectations"
    case .scenarios: "Scenarios"
    case .sweepSettings: "Settings of the sweep"
    case .sweepCells: "Cells of the sweep"
    case .adoption: "Moving from each strategy"
    case .baseline: "Differences from the baseline"
    case .baselineScores: "Scores of the baseline"
    case .measured: "What was measured"
    case .staleness: "Staleness"
    case .churn: "ID churn"
    case .links: "Deep-link stability"
    case .wrong: "Wrong target and wrong label"
    case .closedForms: "Simulated values and closed forms"
    case .example: "Worked example"
    case .hosts: "Values of the hosts and their evidence"
    case .config: "Every value in force"
    }
  }

  /// The section of the report that it belongs to.
  var anchor: String {
    switch self {
    case .options: "options-considered"
    case .dominance: "trade-offs"
    case .leads: "leads-and-chance"
    case .places: "what-the-weights-decide"
    case .replacements: "what-would-change-this-decision"
    case .expectations: "expectations"
    case .scenarios: "scenarios"
    case .sweepSettings, .sweepCells: "sweep"
    case .adoption: "moving-from-another-strategy"
    case .baseline, .baselineScores: "against-the-baseline"
    case .measured: "what-was-measured"
    case .staleness: "staleness"
    case .churn: "id-churn"
    case .links: "deep-link-stability"
    case .wrong: "wrong-target-and-wrong-label"
    case .closedForms: "self-check"
    case .example: "worked-example"
    case .hosts: "assumed-values-of-hosts"
    case .config: "reproduce"
    }
  }
}
