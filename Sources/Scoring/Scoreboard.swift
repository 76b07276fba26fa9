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

/// Scores and verdict of a run.
package struct Scoreboard: Equatable, Sendable {
  /// By strategy, then host.
  package let scores: [Score]
  /// By strategy: the points of each criterion, as means over the hosts.
  package let points: [[Criterion: Double]]
  package let verdict: Verdict

  /// Scores what a run measured.
  package init(
    _ measurements: Measurements, _ samples: ScoreSamples, _ rules: ScoreRules,
    strategies: Int, hosts: Int
  ) {
    let rows = (0..<strategies).map { strategy in
      (0..<hosts).map { host in
        Score(strategy: strategy, host: host, rules) {
          measurements.estimate($0, strategy: strategy, host: host)
        }
      }
    }
    scores = rows.flatMap(\.self)
    points = rows.map { Points.mean($0.map(\.criteria)) }
    let overall = points.map(rules.overall)
    verdict = Verdict(
      overall: overall,
      eligible: rows.indices.filter { rows[$0].allSatisfy(\.isEligible) && overall[$0] != nil },
      samples)
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
    return (points, overall(points))
  }

  /// The weighted mean of the criteria that were measured, or nil when none of weight was.
  func overall(_ points: [Criterion: Double]) -> Double? {
    // Summed in a fixed order, as sums of doubles depend on it.
    let measured = Criterion.allCases.filter { points[$0] != nil }
    let weight = measured.reduce(0) { $0 + weights[$1, default: 0] }
    let sum = measured.reduce(0) { $0 + weights[$1, default: 0] * points[$1, default: 0] }
    return weight > 0 ? sum / weight : nil
  }
}
