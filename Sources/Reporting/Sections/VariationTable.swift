import ExperimentConfig
import Scoring
import Simulation

/// Rows of outcomes with a column for the score of each strategy.
struct VariationTable {
  /// The strategies in the order of the scoreboard, then those that only variations have.
  private let strategies: [String]

  init(_ report: Report) {
    let own = report.strategies.map(report.label)
    strategies = (own + report.variations.flatMap(\.strategies)).unique
  }

  /// - Parameters:
  ///   - header: The titles of what tells the rows apart.
  ///   - rows: What tells a row apart, and its outcome.
  func markdown(_ header: [String], _ rows: [(cells: [String], outcome: VariationOutcome)])
    -> String
  {
    let titles = header + ["Verdict", "Lead ↑"] + strategies.map { "\(Markdown.escaped($0)) ↑" }
    let first = header.count + 1
    return Markdown.table(
      titles, rows.map { $0.cells + cells($0.outcome) }, numbers: first..<titles.count)
  }

  private func cells(_ outcome: VariationOutcome) -> [String] {
    [outcome.verdict(Markdown.escaped), outcome.lead.map(Format.lead) ?? "–"]
      + strategies.map { cell($0, outcome) }
  }

  private func cell(_ strategy: String, _ outcome: VariationOutcome) -> String {
    guard let score = outcome.overall[strategy] else { return "–" }
    let text = Format.decimal(score, 1)
    if outcome.winner == strategy { return "**\(text)**" }
    return outcome.ranking.contains(strategy) ? text : "(\(text))"
  }

  static let legend = """
    *Lead* is how many points the first is ahead of the second, with its 95 % interval. The score \
    of a winner is in bold, that of a vetoed strategy in parentheses.
    """
}

extension Report {
  /// What the experiment itself came to.
  var ownOutcome: VariationOutcome {
    let verdict = scoreboard.verdict
    let scores = experiment.strategies.indices.map { (label($0), verdict.overall[$0]) }
    return VariationOutcome(
      strategies: experiment.strategies.map(\.label), kind: verdict.kind,
      ranking: verdict.ranking.map(label),
      overall: Dictionary(scores) { one, _ in one }.compactMapValues(\.self),
      lead: verdict.lead, key: "", resultsDigest: "")
  }
}
