package import HostModel
package import Simulation

/// Everything that a run leaves for its report, gathered replication by replication.
package struct RunResults: Sendable {
  package private(set) var measurements: Measurements
  package private(set) var samples: ScoreSamples

  package init(strategies: Int, hosts: [HostBehaviour], _ rules: ScoreRules) {
    measurements = Measurements(strategies: strategies, hosts: hosts)
    samples = ScoreSamples(strategies: strategies, hosts: hosts, rules)
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    measurements.add(replication)
    samples.add(replication)
  }
}
