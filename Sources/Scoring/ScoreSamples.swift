package import HostModel
package import Simulation

/// The points of every replication.
///
/// They are kept one by one, not as moments, as the places that strategies take under other weights
/// are not known before the run ends.
package struct ScoreSamples: Equatable, Sendable {
  private let rules: ScoreRules
  private let hosts: [HostBehaviour]
  /// By replication, then strategy: the points of each criterion, as means over the hosts.
  package private(set) var points: [[[Criterion: Double]]] = []

  package init(hosts: [HostBehaviour], _ rules: ScoreRules) {
    self.rules = rules
    self.hosts = hosts
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    add(points: replication.map(points))
  }

  /// Adds the points of one replication, a strategy each.
  package mutating func add(points replication: [[Criterion: Double]]) {
    points.append(replication)
  }

  /// How much one strategy scores above another, paired by replication, with a 95 % interval.
  package func difference(_ one: Int, _ other: Int) -> Difference {
    let moments = differences(one, other)
    return Difference(
      mean: moments.meanX,
      halfWidth: moments.halfWidth(ofXMinus: 0, confidence: Measurements.confidence))
  }

  /// The half-width of the interval of a strategy's overall score.
  package func halfWidth(_ strategy: Int) -> Double? {
    moments { rules.overall($0[strategy]) }
      .halfWidth(ofXMinus: 0, confidence: Measurements.confidence)
  }

  /// How much one strategy scores above another in each replication.
  func differences(_ one: Int, _ other: Int) -> PairMoments {
    moments { replication in
      guard let first = rules.overall(replication[one]),
        let second = rules.overall(replication[other])
      else { return nil }
      return Points.isSame(first, second) ? 0 : first - second
    }
  }

  private func moments(_ value: ([[Criterion: Double]]) -> Double?) -> PairMoments {
    points.reduce(into: PairMoments()) { moments, replication in
      if let value = value(replication) { moments.add(value, 0) }
    }
  }

  private func points(_ tallies: Tallies) -> [Criterion: Double] {
    Points.mean(
      hosts.indices.map { host in
        rules.points { metric in
          metric.measure(tallies.strategy, tallies.hosts[host], hosts[host]).value
        }.criteria
      })
  }
}

/// Points of criteria, from 0 to 100.
enum Points {
  /// Each criterion's mean over the hosts that measured it.
  static func mean(_ hosts: [[Criterion: Double]]) -> [Criterion: Double] {
    Criterion.allCases.reduce(into: [:]) { means, criterion in
      let known = hosts.compactMap { $0[criterion] }
      means[criterion] = known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  /// Whether points differ by no more than sums of doubles do when they are made in another order.
  static func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < slack }

  static let slack = 1e-9
}
