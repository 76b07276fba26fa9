package import HostModel
package import Simulation

/// Everything that a run leaves for its report, gathered replication by replication.
package struct RunResults: Sendable {
  package private(set) var measurements: Measurements
  package private(set) var samples: ScoreSamples
  package private(set) var expectations: ExpectationSamples

  package init(
    strategies: Int, hosts: [HostBehaviour], _ rules: ScoreRules, _ expectations: [Expectation] = []
  ) {
    measurements = Measurements(strategies: strategies, hosts: hosts)
    samples = ScoreSamples(hosts: hosts, rules)
    self.expectations = ExpectationSamples(expectations, hosts: hosts, rules)
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    measurements.add(replication)
    samples.add(replication)
    expectations.add(replication)
  }
}
