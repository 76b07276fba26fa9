import Simulation
import Workload

/// The value that theory gives a metric of one strategy, with how far a run may stray from it.
package struct ClosedForm {
  /// Which formula it is.
  package enum Law: String, Sendable {
    case labelKept = "label-kept"
    case labelRecaptured = "label-recaptured"
    case labelExpires = "label-expires"
    case orphaned
    case linksHold = "links-hold"
    case linksLast = "links-last"
    case newIdentifiers = "new-identifiers"
  }

  /// What is known beforehand of the spread of a measured value.
  enum Spread {
    /// A share, as of so many independent entities.
    case share(independent: Double)
    /// A sum over so many entities, with the variance and the reach of one, divided by a base.
    case rate(entities: Double, variance: Double, reach: Double, base: Double)
  }

  let law: Law
  let strategy: Int
  /// Nil for what does not depend on a host.
  let host: Int?
  let metric: Metric
  let value: Double
  let spread: Spread

  /// How far from the value a right simulation gets with at most a probability.
  ///
  /// Bernstein's inequality: it needs no normal distribution and no measured variance, so it holds
  /// for one replication as for many. (S. Boucheron, G. Lugosi, P. Massart, Concentration
  /// Inequalities, 2013, §2.8.)
  func tolerance(falseAlarms: Double) -> Double {
    let reach = PortableMath.log(2 / falseAlarms)
    // What integration and sums of doubles may be off by.
    let rounding = 1e-9
    switch spread {
    case .share(let independent):
      let variance = max(0, value * (1 - value))
      guard variance > rounding else { return rounding }
      return (2 * variance * reach / independent).squareRoot() + reach / independent + rounding
    case .rate(let entities, let variance, let jump, let base):
      return ((2 * entities * variance * reach).squareRoot() + jump * reach) / base + rounding
    }
  }
}
