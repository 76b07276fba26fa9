import ExperimentConfig
import Scoring
import Simulation

/// What would turn the decision: guesses about hosts, and weights.
struct DecisionChangesSection {
  let report: Report
  private static let mostShown = 3

  init(_ report: Report) { self.report = report }

  var passages: [Passage] {
    let assumptions = AssumptionsSection(report)
    return ["### What would change this decision", .text(smallest)] + assumptions.passages
  }

  /// The smallest changes: a guess that turns out otherwise costs nobody anything, so those come
  /// first, but for one place that is kept for a weight.
  private var smallest: String {
    let weights = weightChanges
    let guesses = AssumptionsSection(report).flips
    let shown = Array(guesses.prefix(Self.mostShown - min(1, weights.count)))
    let all = shown + weights.prefix(Self.mostShown - shown.count)
    guard !all.isEmpty else {
      return nothing
    }
    let start =
      all.count == 1 ? "The smallest change that turns it:" : "The smallest changes that turn it:"
    return "\(start)\n\n\(Markdown.numbered(all))"
  }

  private var nothing: String {
    if report.scoreboard.verdict.ranking.isEmpty {
      return "No strategy is eligible, so there is no decision to change."
    }
    return report.experiment.variesAssumptions
      ? "Neither another weight for one criterion nor another value for one guess about a host, of "
        + "those that were tried, changes the decision."
      : "No other weight for one criterion changes the decision."
  }

  /// Nearest first.
  private var weightChanges: [String] {
    guard let robustness = report.robustness, report.scoreboard.verdict.ranking.count > 1 else {
      return []
    }
    let verdict = VerdictSection(report)
    return robustness.changes.compactMap(verdict.change).map { "\($0)." }
  }
}
