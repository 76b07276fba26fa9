import HostModel
import Simulation
import TestSupport
import Workload

/// Formulas for hosts whose labels the app can push, and for hosts that keep an index.
extension ClosedFormTests {
  /// The share of time with a stale label when the app pushes every new name.
  ///
  /// Names never come back. A push is accepted with probability P and shown D later, unless a pick
  /// has captured a newer name meanwhile; picks that capture come at rate μ; r = λ + μ.
  ///
  /// At a time t > D the label is stale in one of two ways:
  /// - Something happened in the last D, and the latest of it was a rename, which no push has
  ///   followed yet: λ/r · (1 − e^{−rD}).
  /// - Nothing happened in the last D, and the label was left behind before: refused renames, at
  ///   rate λ(1−P), make it stale; accepted ones and picks, at rate λP + μ, mend it. From a fresh
  ///   start that is λ(1−P)/r · (1 − e^{−r(t−D)}), with e^{−rD} for the quiet that follows.
  ///
  /// At t ≤ D no push has arrived: λ/r · (1 − e^{−rt}). The mean over [0, H] follows by integrating.
  private static func pushed(_ accepted: Double, _ delay: Double, picks: Double) -> Double {
    let (r, h) = (lambda + picks, horizon)
    let quiet = PortableMath.exp(-r * delay)
    let start = delay - (1 - quiet) / r
    let waiting = (h - delay) * (1 - quiet)
    let rest = h - delay
    let left = quiet * (1 - accepted) * (rest - (1 - PortableMath.exp(-r * rest)) / r)
    return lambda / (r * h) * (start + waiting + left)
  }

  private static func host(_ store: LabelStore, _ accepted: Double, _ delay: Double)
    -> HostBehaviour
  {
    HostBehaviour(
      labelStore: store, push: LabelPush(accepted: accepted, delay: delay * Experiments.year))
  }

  static let pushes: [Case] = {
    let recovering = approach(lambda / (lambda + mu), lambda + mu, horizon)
    return [
      Case(
        name: "every push accepted, nobody picks", strategy: "stable-id",
        host: host(.perSlot, 1, 0.1), picks: 0, metric: .stalenessTime,
        value: pushed(1, 0.1, picks: 0)),
      Case(
        name: "every push accepted, users pick", strategy: "stable-id",
        host: host(.perSlot, 1, 0.3), metric: .stalenessTime, value: pushed(1, 0.3, picks: mu)),
      Case(
        name: "some pushes accepted, at once", strategy: "stable-id",
        host: host(.perSlot, 0.6, 0), metric: .stalenessTime, value: pushed(0.6, 0, picks: mu)),
      Case(
        name: "some pushes accepted, later", strategy: "stable-id",
        host: host(.perSlot, 0.6, 0.2), metric: .stalenessTime,
        value: pushed(0.6, 0.2, picks: mu)),
      Case(
        name: "by ID, where picks keep the label", strategy: "stable-id",
        host: host(.byID, 0.6, 0.1), metric: .stalenessTime, value: pushed(0.6, 0.1, picks: 0)),
      Case(
        name: "a pushed version reaches no slot that holds an earlier one",
        strategy: "versioned-id", host: host(.perSlot, 1, 0), metric: .stalenessTime,
        value: recovering),
      Case(
        name: "nor a table that does not know it", strategy: "versioned-id",
        host: host(.byID, 1, 0), metric: .stalenessTime, value: recovering),
    ]
  }()

  /// Entries that the app cannot name any more, when it deletes none at a rename.
  ///
  /// Every identifier but the one of now is stranded. A version has as many as there were renames:
  /// λH. With two names in turn there is one as soon as there was a rename: 1 − e^{−λH}.
  static let index: [Case] = {
    let host = HostBehaviour(labelStore: .byID, capture: .index)
    let alternating = 0.3
    return [
      Case(
        name: "stranded entries of versions", strategy: "versioned-id", host: host,
        metric: .indexStranded, value: lambda * horizon),
      Case(
        name: "stranded entries of two names in turn", strategy: "hash-id", host: host,
        renames: alternating, reverts: 1, metric: .indexStranded,
        value: 1 - PortableMath.exp(-alternating * horizon)),
    ]
  }()
}
