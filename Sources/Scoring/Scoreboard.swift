package import Simulation

/// The scores of one strategy at one host, from 0 to 100.
package struct Score: Equatable, Sendable {
  package let strategy: Int
  package let host: Int
  /// Nil for a criterion that the run measured nothing of.
  package let criteria: [Criterion: Double]
  /// The weighted mean of the criteria that were measured, or nil when none was.
  package let overall: Double?
  /// The metrics that exceed their limit.
  package let vetoes: [Metric]

  package var isEligible: Bool { vetoes.isEmpty }
}

/// What a scoreboard comes to.
package struct Verdict: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case recommended
    case noClearWinner = "no-clear-winner"
    case noneEligible = "none-eligible"
  }

  package let kind: Kind
  /// The eligible strategies, best first.
  package let ranking: [Int]
  /// The overall score of each strategy: the mean over hosts.
  package let overall: [Double?]
  /// How much the first of the ranking scores above the second, paired by replication; nil
  /// without a second.
  package let lead: Difference?
}

/// A paired difference of overall scores with its 95 % interval.
package struct Difference: Equatable, Sendable {
  package let mean: Double
  /// Nil with fewer than two replications.
  package let halfWidth: Double?

  /// Whether the difference is beyond its interval.
  package var isClear: Bool { halfWidth.map { mean - $0 > 0 } ?? false }
}

/// Scores and verdict of a run.
package struct Scoreboard: Equatable, Sendable {
  /// By strategy, then host.
  package let scores: [Score]
  package let verdict: Verdict

  /// Scores what a run measured.
  package init(
    _ measurements: Measurements, _ samples: ScoreSamples, _ rules: ScoreRules,
    strategies: Int, hosts: Int
  ) {
    var scores: [Score] = []
    for strategy in 0..<strategies {
      for host in 0..<hosts {
        scores.append(
          Score(strategy: strategy, host: host, rules) {
            measurements.estimate($0, strategy: strategy, host: host)
          })
      }
    }
    self.scores = scores
    verdict = Verdict(scores, samples, strategies: strategies)
  }
}

extension Score {
  fileprivate init(
    strategy: Int, host: Int, _ rules: ScoreRules, _ estimate: (Metric) -> Estimate
  ) {
    let points = rules.points { estimate($0).mean }
    let vetoes = rules.vetoes.filter { veto in
      let estimate = estimate(veto.metric)
      return (estimate.low ?? estimate.mean ?? 0) > veto.limit
    }
    self.init(
      strategy: strategy, host: host, criteria: points.criteria, overall: points.overall,
      vetoes: vetoes.map(\.metric))
  }
}

extension ScoreRules {
  /// The scores that values of metrics come to.
  func points(_ value: (Metric) -> Double?) -> (criteria: [Criterion: Double], overall: Double?) {
    var points: [Criterion: Double] = [:]
    for criterion in Criterion.allCases {
      let scores = criteria[criterion, default: []].compactMap { anchors in
        value(anchors.metric).map(anchors.score)
      }
      points[criterion] = scores.min()
    }
    // Summed in a fixed order, as sums of doubles depend on it.
    let measured = Criterion.allCases.filter { points[$0] != nil }
    let weight = measured.reduce(0) { $0 + weights[$1, default: 0] }
    let sum = measured.reduce(0) { $0 + weights[$1, default: 0] * points[$1, default: 0] }
    return (points, weight > 0 ? sum / weight : nil)
  }
}

extension Verdict {
  fileprivate init(_ scores: [Score], _ samples: ScoreSamples, strategies: Int) {
    let rows = (0..<strategies).map { strategy in scores.filter { $0.strategy == strategy } }
    let overall = rows.map { row -> Double? in
      let known = row.compactMap(\.overall)
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
    let eligible = (0..<strategies).filter { strategy in
      rows[strategy].allSatisfy(\.isEligible) && overall[strategy] != nil
    }
    let ranking = eligible.sorted { one, other in
      (overall[other] ?? 0, one) < (overall[one] ?? 0, other)
    }
    let lead = ranking.count > 1 ? samples.difference(ranking[0], ranking[1]) : nil
    let kind: Kind =
      ranking.isEmpty
      ? .noneEligible
      : lead.map(\.isClear) ?? true ? .recommended : .noClearWinner
    self.init(kind: kind, ranking: ranking, overall: overall, lead: lead)
  }
}
