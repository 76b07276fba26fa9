package import Simulation

/// How measured numbers become scores, as the config declares it.
package struct ScoreRules: Equatable, Sendable {
  /// A piecewise-linear value function: 100 at `good` and beyond, 0 at `bad` and beyond.
  package struct Anchors: Equatable, Sendable {
    package let metric: Metric
    package let good: Double
    package let bad: Double

    package init(_ metric: Metric, good: Double, bad: Double) {
      self.metric = metric
      self.good = good
      self.bad = bad
    }

    /// From 0 to 100.
    package func score(_ value: Double) -> Double {
      100 * min(1, max(0, (bad - value) / (bad - good)))
    }
  }

  /// A limit that makes a strategy ineligible when it is exceeded.
  package struct Veto: Equatable, Sendable {
    package let metric: Metric
    package let limit: Double

    package init(_ metric: Metric, limit: Double) {
      self.metric = metric
      self.limit = limit
    }
  }

  /// Views of labels that are stale for longer, in seconds, are in excess.
  ///
  /// The same for every strategy: no strategy grades itself.
  package var tolerance = 7.0 * 86400
  /// What each criterion counts: one number, or all that the review would accept.
  package var weightRanges: [Criterion: ClosedRange<Double>] = Dictionary(
    uniqueKeysWithValues: Criterion.allCases.map { ($0, 1...1) })
  /// A criterion's score is that of the worst of its metrics.
  package var criteria: [Criterion: [Anchors]] = [
    .staleness: [Anchors(.stalenessExcess, good: 0, bad: 0.2)],
    .churn: [
      Anchors(.churnPerEntityYear, good: 0, bad: 1), Anchors(.orphanedUses, good: 0, bad: 0.05),
    ],
    .links: [Anchors(.linksCorrect, good: 1, bad: 0.95)],
  ]
  package var vetoes = [
    Veto(.wrongTargetUses, limit: 0), Veto(.linksWrongTarget, limit: 0),
    Veto(.wrongLabel, limit: 0),
  ]

  package init() {}

  /// What the verdict counts: the middle of each range.
  package var weights: [Criterion: Double] {
    weightRanges.mapValues { $0.lowerBound + ($0.upperBound - $0.lowerBound) / 2 }
  }

  /// Whether some weight is a range.
  package var hasWeightRanges: Bool {
    weightRanges.values.contains { $0.lowerBound < $0.upperBound }
  }
}

/// What the review weighs.
package enum Criterion: String, CaseIterable, Sendable {
  case staleness
  case churn
  case links

  /// Its place among the three numbers of a `Weighting`.
  package var index: Int {
    switch self {
    case .staleness: 0
    case .churn: 1
    case .links: 2
    }
  }

  package var title: String {
    switch self {
    case .staleness: "Staleness"
    case .churn: "ID churn"
    case .links: "Deep-link stability"
    }
  }
}
