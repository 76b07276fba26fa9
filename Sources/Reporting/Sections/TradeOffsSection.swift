import ExperimentConfig
import Scoring
import Simulation

/// What each choice gives up for what: the two ends of the trade, leads, and what weights decide.
struct TradeOffsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private var verdict: Verdict { report.scoreboard.verdict }

  var passages: [Passage] {
    let start = ["## Trade-offs", QuadrantChart(report)?.markdown].compactMap(\.self)
    return start.map(Passage.text) + dominance + ["### Leads and chance"] + leads
      + ["### What the weights decide", .text(weights)] + places
  }

  private var dominance: [Passage] {
    guard let robustness = report.robustness else { return [] }
    let items = verdict.ranking.compactMap { strategy -> String? in
      let dominators = robustness.dominators(of: strategy)
      return dominators.isEmpty
        ? nil : "\(name(strategy)) is dominated by \(enumerated(dominators.map(name)))."
    }
    guard !items.isEmpty else {
      return [
        "No eligible strategy is dominated: each is better than each other one somewhere, or equal."
      ]
    }
    return [
      """
      Dominated strategies are in no criterion better than another one, and in one at least worse; \
      no weights can put them first.
      """, .exhibit(.dominance, Markdown.list(items)),
    ]
  }

  private var leads: [Passage] {
    guard let first = verdict.ranking.first else { return ["No strategy is eligible."] }
    guard !verdict.comparisons.isEmpty else { return ["There is no other eligible strategy."] }
    let rows = verdict.comparisons.map { comparison in
      [
        name(comparison.other), Format.lead(comparison.difference),
        comparison.probability.map(Format.probability) ?? "–",
        comparison.isClear ? "beyond chance" : "may be chance",
      ]
    }
    let header = ["\(name(first)) against", "Lead in points", "Probability", "Reading"]
    return [
      .exhibit(.leads, Markdown.table(header, rows, numbers: 1..<3)),
      """
      Differences are taken within each replication, as all strategies play the same histories. \
      *Probability* is that of so great a difference by chance alone. Intervals and probabilities \
      are adjusted by Holm's method, so that all rows hold together at 95 %.
      """,
    ]
  }

  private var weights: String {
    guard let first = verdict.ranking.first, let robustness = report.robustness,
      verdict.ranking.count > 1
    else { return "There is nothing to weigh." }
    guard !robustness.intervals.isEmpty else {
      return "Only one criterion counts, so no weight can change the order."
    }
    let header = [
      "Criterion", "Weight", "\(name(first)) is first from", "to", "Share of all weights",
      "First below", "First above",
    ]
    return """
      \(Markdown.table(header, robustness.intervals.map(row), numbers: 1..<4))

      One weight changes from none to all of the weight, and the others keep their proportions. The \
      bar shows between which shares of all weights \(name(first)) is first.
      """
  }

  private func row(_ interval: WeightInterval) -> [String] {
    func weight(_ share: Double, _ isEnd: Bool) -> String {
      isEnd ? "any" : interval.weight(ofShare: share).map(Format.threshold) ?? "any"
    }
    func names(_ strategies: [Int]) -> String {
      strategies.isEmpty ? "–" : enumerated(strategies.map(name))
    }
    let range = report.experiment.score.weightRanges[interval.criterion, default: 0...0]
    return [
      interval.criterion.title, Format.weight(range),
      weight(interval.stays.lowerBound, interval.below.isEmpty),
      weight(interval.stays.upperBound, interval.above.isEmpty), Format.bar(interval.stays),
      names(interval.below), names(interval.above),
    ]
  }

  /// So many places have columns of their own.
  private static let mostPlaces = 4

  private var places: [Passage] {
    guard let robustness = report.robustness, verdict.ranking.count > 1 else { return [] }
    let columns = min(Self.mostPlaces, verdict.ranking.count)
    let rows = verdict.ranking.compactMap { strategy in
      robustness.places(of: strategy).map { shares in
        [name(strategy), shares.first.map(Format.bar) ?? "–"]
          + shares.dropFirst().prefix(columns - 1).map { Format.percent($0, 0) }
      }
    }
    let header = ["Strategy"] + (1...columns).map(Format.place)
    return [
      """
      Over \(report.weightings) and replications, every one counted alike, strategies take each \
      place so often; equal strategies share the better place\(columns < verdict.ranking.count
        ? ", and places after the \(Format.place(columns)) are left out" : "").
      """, .exhibit(.places, Markdown.table(header, rows, numbers: 2..<1 + columns)),
    ]
  }

  private func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }
}
