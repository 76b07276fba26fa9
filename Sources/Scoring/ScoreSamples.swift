package import HostModel
package import Simulation

/// The overall scores of every replication, kept as moments of pairs, so that differences of
/// strategies can be given with intervals that use the common random numbers.
package struct ScoreSamples: Equatable, Sendable {
  private let rules: ScoreRules
  private let hosts: [HostBehaviour]
  /// By pair of strategies, the smaller index first.
  private var pairs: [[PairMoments]]

  package init(strategies: Int, hosts: [HostBehaviour], _ rules: ScoreRules) {
    self.rules = rules
    self.hosts = hosts
    pairs = Array(
      repeating: Array(repeating: PairMoments(), count: strategies), count: strategies)
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    let overall = replication.map(self.overall)
    for first in overall.indices {
      for second in overall.indices where first < second {
        if let x = overall[first], let y = overall[second] { pairs[first][second].add(x, y) }
      }
    }
  }

  /// How much one strategy scores above another.
  package func difference(_ one: Int, _ other: Int) -> Difference {
    let moments = pairs[min(one, other)][max(one, other)]
    let mean = moments.meanX - moments.meanY
    return Difference(
      mean: one < other ? mean : -mean,
      halfWidth: moments.halfWidth(ofXMinus: 1, confidence: Measurements.confidence))
  }

  private func overall(_ tallies: Tallies) -> Double? {
    let scores = hosts.indices.compactMap { host in
      rules.points { metric in
        metric.measure(tallies.strategy, tallies.hosts[host], hosts[host]).value
      }.overall
    }
    return scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count)
  }
}
