package import HostModel
package import Simulation

/// What the intervals of expectations need beyond the measurements: scores, and differences of two
/// strategies paired by replication, which the common random numbers make narrow.
package struct ExpectationSamples: Sendable {
  package let expectations: [Expectation]
  private let rules: ScoreRules
  private let hosts: [HostBehaviour]
  /// By expectation, then host; a sum and its base for each strategy of the subject.
  private var moments: [[JointMoments]]

  package init(_ expectations: [Expectation], hosts: [HostBehaviour], _ rules: ScoreRules) {
    self.expectations = expectations
    self.rules = rules
    self.hosts = hosts
    moments = expectations.map { expectation in
      let isSampled = expectation.subject?.isSampled ?? false
      return isSampled
        ? hosts.map { _ in JointMoments(2 * (expectation.subject?.strategies.count ?? 0)) } : []
    }
  }

  /// Adds the counts of one replication, a strategy each.
  package mutating func add(_ replication: [Tallies]) {
    for (index, expectation) in expectations.enumerated() {
      guard let subject = expectation.subject, subject.isSampled else { continue }
      for host in hosts.indices where subject.concerns(host) {
        let parts = subject.strategies.compactMap {
          part(subject.quantity, replication[$0], host)
        }
        guard parts.count == subject.strategies.count else { continue }
        moments[index][host].add(parts.flatMap { [$0.sum, $0.base] })
      }
    }
  }

  /// One replication's number as a ratio.
  private func part(_ quantity: Expectation.Subject.Quantity, _ tallies: Tallies, _ host: Int)
    -> (sum: Double, base: Double)?
  {
    func measure(_ metric: Metric) -> Measure {
      metric.measure(tallies.strategy, tallies.hosts[host], hosts[host])
    }
    switch quantity {
    case .metric(let metric):
      switch measure(metric) {
      case .ratio(let sum, let base): return (sum, base)
      case .statistic(let value): return value.map { ($0, 1) }
      }
    case .score(let criterion):
      let points = rules.points { measure($0).value }
      return (criterion.map { points.criteria[$0] } ?? points.overall).map { ($0, 1) }
    }
  }

  /// The half-width of the interval of a subject, by the delta method of `PairMoments.ratio`.
  func halfWidth(_ expectation: Int, _ host: Int) -> Double? {
    let moments = moments[expectation][host]
    var weights: [Double] = []
    for (index, sign) in zip(stride(from: 0, to: moments.means.count, by: 2), [1.0, -1.0]) {
      let base = moments.means[index + 1]
      guard base > 0 else { return nil }
      weights += [sign / base, -sign * moments.means[index] / (base * base)]
    }
    return moments.halfWidth(of: weights, confidence: Measurements.confidence)
  }
}

extension Expectation.Subject {
  var strategies: [Int] { [strategy] + (other.map { [$0] } ?? []) }

  /// Whether its interval is not among the measurements.
  var isSampled: Bool {
    if case .metric = quantity { other != nil } else { true }
  }

  func concerns(_ host: Int) -> Bool { self.host == nil || self.host == host }
}
