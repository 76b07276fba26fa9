package import HostModel

/// What a run measured: counts and metrics of every strategy at every host.
package struct Measurements: Sendable {
  /// The confidence of the intervals in reports.
  package static let confidence = 0.95

  package private(set) var replications = 0
  /// The counts of all replications, a strategy each.
  package private(set) var tallies: [Tallies] = []
  private let behaviours: [HostBehaviour]
  /// By strategy, host and metric.
  private var moments: [[[PairMoments]]] = []

  package init(strategies: Int, hosts: [HostBehaviour]) {
    behaviours = hosts
    let row = [PairMoments](repeating: PairMoments(), count: Metric.allCases.count)
    moments = Array(repeating: Array(repeating: row, count: hosts.count), count: strategies)
    tallies = (0..<strategies).map { _ in
      Tallies(strategy: StrategyTally(), hosts: hosts.map { _ in HostTally() })
    }
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    replications += 1
    for strategy in replication.indices {
      tallies[strategy].add(replication[strategy])
      for host in behaviours.indices { addMoments(replication[strategy], strategy, host) }
    }
  }

  private mutating func addMoments(_ replication: Tallies, _ strategy: Int, _ host: Int) {
    for (index, metric) in Metric.allCases.enumerated() {
      let measure = metric.measure(replication.strategy, replication.hosts[host], behaviours[host])
      switch measure {
      case .ratio(let sum, let base): moments[strategy][host][index].add(sum, base)
      case .statistic(let value?): moments[strategy][host][index].add(value, 0)
      case .statistic(nil): break
      }
    }
  }

  /// A metric under every strategy at every host.
  package func estimates(_ metric: Metric, confidence: Double) -> [Estimate] {
    tallies.indices.flatMap { strategy in
      behaviours.indices.map {
        estimate(metric, strategy: strategy, host: $0, confidence: confidence)
      }
    }
  }

  /// A metric with its interval over replications.
  package func estimate(
    _ metric: Metric, strategy: Int, host: Int, confidence: Double = Measurements.confidence
  ) -> Estimate {
    guard let index = Metric.allCases.firstIndex(of: metric) else { return Estimate(mean: nil) }
    let moments = moments[strategy][host][index]
    let tallies = tallies[strategy]
    switch metric.measure(tallies.strategy, tallies.hosts[host], behaviours[host]) {
    case .ratio: return moments.ratio(confidence: confidence, atMost: metric.greatest)
    case .statistic(let pooled?):
      return Estimate(
        pooled, halfWidth: moments.halfWidth(ofXMinus: 0, confidence: confidence),
        atMost: metric.greatest)
    case .statistic(nil): return Estimate(mean: nil)
    }
  }
}
