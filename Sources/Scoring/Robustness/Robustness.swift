/// What the verdict owes to the weights.
///
/// Only eligible strategies are ranked, by the criteria that weigh something and that the run
/// measured for all of them.
package struct Robustness: Equatable, Sendable {
  package let criteria: [Criterion]
  /// Whether only the weightings of declared ranges count, not all there are.
  package let isOverRanges: Bool
  /// For each criterion that has others beside it.
  package let intervals: [WeightInterval]
  private let ranking: [Int]
  private let acceptability: RankAcceptability
  private let dominance: Dominance

  /// Nil when no strategy is eligible, or when no criterion was measured for all that are.
  package init?(_ scoreboard: Scoreboard, _ samples: ScoreSamples, _ rules: ScoreRules) {
    self.init(ranking: scoreboard.verdict.ranking, scoreboard.points, samples, rules)
  }

  /// Weighs strategies.
  ///
  /// - Parameters:
  ///   - ranking: The eligible ones, best first.
  ///   - scores: By strategy: what it scored in the whole run.
  ///   - samples: What it scored in each replication.
  ///   - rules: The weights.
  package init?(
    ranking: [Int], _ scores: [[Criterion: Double]], _ samples: ScoreSamples, _ rules: ScoreRules
  ) {
    let criteria = Criterion.allCases.filter { criterion in
      rules.weightRanges[criterion, default: 0...0].upperBound > 0
        && ranking.allSatisfy { scores[$0][criterion] != nil }
    }
    guard !ranking.isEmpty, !criteria.isEmpty else { return nil }
    self.ranking = ranking
    self.criteria = criteria
    isOverRanges = rules.hasWeightRanges
    let points = ranking.map { criteria.numbers(scores[$0]) }
    let weights = criteria.numbers(rules.weights)
    intervals = criteria.compactMap { WeightInterval($0, points, first: 0, weights) }
      .map { $0.named(ranking) }
    dominance = Dominance(points)
    let complete = samples.points.filter { replication in
      ranking.allSatisfy { strategy in criteria.allSatisfy { replication[strategy][$0] != nil } }
    }
    acceptability = RankAcceptability(
      complete.map { replication in ranking.map { criteria.numbers(replication[$0]) } },
      over: WeightRegion(criteria, rules))
  }

  /// The share of weightings and replications that put a strategy on each place, from the first;
  /// nil for one that is not ranked.
  package func places(of strategy: Int) -> [Double]? {
    ranking.firstIndex(of: strategy).flatMap { index in
      acceptability.shares.indices.contains(index) ? acceptability.shares[index] : nil
    }
  }

  /// The strategies that dominate one, best first.
  package func dominators(of strategy: Int) -> [Int] {
    ranking.firstIndex(of: strategy).map { dominance.by[$0].map { ranking[$0] } } ?? []
  }

  /// The smallest change of one weight that puts another strategy first, with the share of all
  /// weights from which it does; nil when none does.
  package var nearestChange: (interval: WeightInterval, share: Double, first: [Int])? {
    changes.first
  }

  /// The smallest change of each weight that puts another strategy first, the nearest first.
  package var changes: [(interval: WeightInterval, share: Double, first: [Int])] {
    intervals.compactMap { interval in
      interval.nearest.map { (interval: interval, share: $0.share, first: $0.first) }
    }.sorted { abs($0.share - $0.interval.share) < abs($1.share - $1.interval.share) }
  }
}

extension [Criterion] {
  /// The numbers of these criteria in their places, and 0 for the others.
  fileprivate func numbers(_ values: [Criterion: Double]) -> SIMD3<Double> {
    reduce(into: .zero) { $0[$1.index] = values[$1, default: 0] }
  }
}

extension WeightRegion {
  /// The weightings of the declared ranges, or all there are when no weight is a range.
  fileprivate init(_ criteria: [Criterion], _ rules: ScoreRules) {
    guard rules.hasWeightRanges else {
      self.init(from: .zero, to: criteria.numbers(rules.weights.mapValues { _ in 1 }))
      return
    }
    self.init(
      from: criteria.numbers(rules.weightRanges.mapValues(\.lowerBound)),
      to: criteria.numbers(rules.weightRanges.mapValues(\.upperBound)))
  }
}
