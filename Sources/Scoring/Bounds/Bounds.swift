package import HostModel
package import Simulation

/// The two ends between which every strategy lies, from the histories of the run.
package struct Bounds: Equatable, Sendable {
  /// One end.
  package struct Bound: Equatable, Sendable {
    package let estimates: [Metric: Estimate]
    package let criteria: [Criterion: Double]
    package let overall: Double?
  }

  /// The host asks the app whenever it shows a name, and the identifier never changes.
  package let oracle: Bound
  /// The label that the host saw first stays for ever, and every save retires the identifier.
  ///
  /// No strategy does both at once; each end is the worst for the metrics that it decides.
  package let worst: Bound
  package let replications: Int
}

extension Bounds {
  /// The strategies to play for the bounds.
  package static func strategies() throws(StrategyProblem) -> [StrategyChoice] {
    [try ReferenceStrategies.fixed(), try ReferenceStrategies.retiring()]
  }

  /// The hosts to play them at: one that stores no label, and one that never replaces it.
  ///
  /// - Parameter uses: The rate at which the hosts use slots.
  package static func hosts(uses: Double) -> [HostBehaviour] {
    [
      HostBehaviour(labelStore: .none, uses: uses),
      HostBehaviour(labelStore: .perSlot, capture: .firstSeen, uses: uses),
    ]
  }

  /// Takes the bounds from what was played.
  package init(_ measurements: Measurements, _ rules: ScoreRules) {
    let (fixed, retiring, asking, keeping) = (0, 1, 0, 1)
    replications = measurements.replications
    oracle = Bound(rules) { measurements.estimate($0, strategy: fixed, host: asking) }
    worst = Bound(rules) { metric in
      let isOfLabel = metric.rawValue.hasPrefix("staleness.")
      return measurements.estimate(
        metric, strategy: isOfLabel ? fixed : retiring, host: keeping)
    }
  }
}

extension Bounds.Bound {
  fileprivate init(_ rules: ScoreRules, _ estimate: (Metric) -> Estimate) {
    let estimates = Dictionary(
      uniqueKeysWithValues: Metric.allCases.map { ($0, estimate($0)) })
    let points = rules.points { estimates[$0]?.mean }
    self.init(estimates: estimates, criteria: points.criteria, overall: points.overall)
  }
}
