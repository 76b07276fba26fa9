import ExperimentConfig
import Scoring
import Simulation

/// The verdict for other programs, with all that the report says of it.
extension ResultsDocument {
  var verdict: JSONValue {
    let verdict = scoreboard.verdict
    var values: [String: JSONValue] = [
      "kind": .string(verdict.kind.rawValue), "because": .string(because),
      "ranking": labels(verdict.ranking),
      "overall": byStrategy { .number(verdict.overall[$0]) },
      "overallHalfWidth": byStrategy { .number(results.samples.halfWidth($0)) },
      "criteria": byStrategy(points), "confidence": .number(Measurements.confidence),
      "differences": .array(verdict.comparisons.map(difference)),
    ]
    values["strategy"] = verdict.winner.map { .string(label($0)) }
    values["lead"] = verdict.lead.map { lead in
      .object(["mean": .number(lead.mean), "halfWidth": .number(lead.halfWidth)])
    }
    return .object(values.merging(robustnessValues) { one, _ in one })
  }

  private func points(_ strategy: Int) -> JSONValue {
    let points = scoreboard.points[strategy]
    return .object(
      Dictionary(
        Criterion.allCases.map { ($0.rawValue, .number(points[$0])) },
        uniquingKeysWith: { one, _ in one }))
  }

  /// The first of the ranking against another strategy.
  private func difference(_ comparison: PairedComparison) -> JSONValue {
    .object([
      "to": .string(label(comparison.other)), "mean": .number(comparison.difference.mean),
      "halfWidth": .number(comparison.difference.halfWidth),
      "confidence": .number(comparison.confidence),
      "probability": .number(comparison.probability), "isClear": .bool(comparison.isClear),
    ])
  }

  private var robustnessValues: [String: JSONValue] {
    guard let robustness else { return [:] }
    return [
      "weightings": .string(robustness.isOverRanges ? "declared-ranges" : "all"),
      "acceptability": byStrategy { strategy in
        robustness.places(of: strategy).map { .array($0.map(JSONValue.number)) } ?? .null
      },
      "dominatedBy": byStrategy { labels(robustness.dominators(of: $0)) },
      "weights": .array(robustness.intervals.map(interval)),
    ]
  }

  /// Where a weight has no end, it is null.
  private func interval(_ interval: WeightInterval) -> JSONValue {
    .object([
      "criterion": .string(interval.criterion.rawValue), "share": .number(interval.share),
      "weight": .number(interval.weight(ofShare: interval.share)),
      "fromShare": .number(interval.stays.lowerBound),
      "from": .number(interval.weight(ofShare: interval.stays.lowerBound)),
      "toShare": .number(interval.stays.upperBound),
      "to": .number(interval.weight(ofShare: interval.stays.upperBound)),
      "firstBelow": labels(interval.below), "firstAbove": labels(interval.above),
    ])
  }

  private func byStrategy(_ value: (Int) -> JSONValue) -> JSONValue {
    .object(
      Dictionary(
        experiment.strategies.indices.map { (label($0), value($0)) },
        uniquingKeysWith: { one, _ in one }))
  }

  private func labels(_ strategies: [Int]) -> JSONValue { .strings(strategies.map(label)) }

  private func label(_ strategy: Int) -> String { experiment.strategies[strategy].label }
}
