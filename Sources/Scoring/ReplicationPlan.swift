package import Simulation

/// How many replications a run plays.
package enum ReplicationPlan: Equatable, Sendable {
  case fixed(Int)
  /// More are added until a metric is known well enough under every strategy at every host.
  case until(Precision, atMost: Int)

  /// How well a metric must be known.
  package struct Precision: Equatable, Sendable {
    package let metric: Metric
    /// The greatest half-width of its interval, in the unit of the metric.
    package let halfWidth: Double

    package init(_ metric: Metric, halfWidth: Double) {
      self.metric = metric
      self.halfWidth = halfWidth
    }
  }

  /// The numbers of replications after which the run looks whether they are enough.
  ///
  /// They double from 10 on, so that there are few looks and little is played in vain.
  package var looks: [Int] {
    switch self {
    case .fixed(let count): return [count]
    case .until(_, let most):
      var looks = [min(10, most)]
      while let last = looks.last, last < most { looks.append(min(2 * last, most)) }
      return looks
    }
  }

  /// The greatest number of replications.
  package var most: Int {
    switch self {
    case .fixed(let count): count
    case .until(_, let most): most
    }
  }

  /// The confidence of the intervals at a look.
  ///
  /// An interval that is looked at again and again is wrong more often than it says. The k-th
  /// look spends 5 % / (k(k+1)) of the error; these add up to 5 % over any number of looks, so the
  /// intervals of all looks hold together in 95 % of runs (Boole's inequality), whichever of them
  /// the run stops at.
  ///
  /// - Parameter look: From 1 on.
  package static func confidence(atLook look: Int) -> Double {
    1 - (1 - Measurements.confidence) / Double(look * (look + 1))
  }

  /// Whether what was measured by a look is known well enough.
  ///
  /// What a strategy's history has nothing of needs no precision; where none has it, more
  /// replications may.
  ///
  /// - Parameter look: From 1 on.
  package func isReached(by measurements: Measurements, look: Int) -> Bool {
    guard case .until(let precision, _) = self else { return true }
    let estimates = measurements.estimates(
      precision.metric, confidence: Self.confidence(atLook: look)
    ).filter { $0.mean != nil }
    return !estimates.isEmpty
      && estimates.allSatisfy { ($0.halfWidth ?? .infinity) <= precision.halfWidth }
  }

  /// Whether a finished run stopped because it knew enough, not because of the cap.
  package func isReached(by measurements: Measurements) -> Bool {
    let look = looks.firstIndex { $0 >= measurements.replications } ?? looks.count - 1
    return isReached(by: measurements, look: look + 1)
  }
}
