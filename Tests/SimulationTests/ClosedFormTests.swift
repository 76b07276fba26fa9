import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// The simulator against formulas.
///
/// λ renames and μ picks a year, horizon H in years, d in years.
struct ClosedFormTests {
  static let lambda = 0.8
  static let mu = 1.3
  static let horizon = 5.0

  /// The time average over [0, H] of a probability that grows as p·(1 − e^{−rt}).
  static func approach(_ p: Double, _ r: Double, _ h: Double) -> Double {
    p * (1 - (1 - PortableMath.exp(-r * h)) / (r * h))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let strategy: String
    var parameters: [String: StrategyValue] = [:]
    var host = HostBehaviour(labelStore: .perSlot)
    var renames = ClosedFormTests.lambda
    var picks = ClosedFormTests.mu
    var horizon = ClosedFormTests.horizon
    var dispersion: Double?
    var reverts = 0.0
    var follow = UserActions.FollowDelay.fixed(0)
    let metric: Metric
    let value: Double

    var testDescription: String { name }
  }

  static let label: [Case] = {
    let recovering = approach(lambda / (lambda + mu), lambda + mu, horizon)
    let never = approach(1, lambda, horizon)
    let byID = HostBehaviour(labelStore: .byID)
    let strict: [String: StrategyValue] = ["resolve": .text("strict")]
    return [
      Case(
        name: "per slot, stable ID", strategy: "stable-id", metric: .stalenessViewed,
        value: recovering),
      Case(
        name: "per slot, versioned ID", strategy: "versioned-id", parameters: strict,
        metric: .stalenessViewed, value: recovering),
      Case(
        name: "per slot, hash ID", strategy: "hash-id", metric: .stalenessViewed,
        value: recovering),
      Case(
        name: "per slot, stable ID, by time", strategy: "stable-id", metric: .stalenessTime,
        value: recovering),
      Case(
        name: "by ID, stable ID never recovers", strategy: "stable-id", host: byID,
        metric: .stalenessViewed, value: never),
      Case(
        name: "by ID, versioned ID recovers", strategy: "versioned-id", host: byID,
        metric: .stalenessViewed, value: recovering),
      Case(
        name: "keeping the label at a re-pick never recovers", strategy: "stable-id",
        host: HostBehaviour(labelStore: .perSlot, repickSameID: .keep), metric: .stalenessViewed,
        value: never),
      Case(
        name: "orphaned time, versioned strict", strategy: "versioned-id", parameters: strict,
        metric: .orphanedTime, value: recovering),
      Case(
        name: "orphaned uses at a steady rate", strategy: "versioned-id", parameters: strict,
        host: HostBehaviour(labelStore: .perSlot, uses: 40 / 86400), metric: .orphanedUses,
        value: recovering),
    ]
  }()

  /// A label captured anew at age τ: its mean share of stale time over one span of τ.
  ///
  /// The horizon holds a whole number of spans.
  private static let expiring: [Case] = [0.1, 0.5].map { tau in
    Case(
      name: "label TTL of \(tau) years", strategy: "stable-id",
      host: HostBehaviour(labelStore: .perSlot, labelTTL: tau * Experiments.year), picks: 0,
      metric: .stalenessViewed, value: approach(1, lambda, tau))
  }

  private static let links: [Case] = {
    let d = 0.25
    let fixed = UserActions.FollowDelay.fixed(d * Experiments.year)
    let strict: [String: StrategyValue] = ["resolve": .text("strict")]
    let (m, k) = (0.8, 0.6)
    return [
      Case(
        name: "links, versioned strict, fixed delay", strategy: "versioned-id", parameters: strict,
        follow: fixed, metric: .linksCorrect, value: PortableMath.exp(-lambda * d)),
      Case(
        name: "links, versioned lenient", strategy: "versioned-id",
        parameters: ["resolve": .text("lenient")], follow: fixed, metric: .linksCorrect, value: 1),
      Case(
        name: "links, versioned strict, exponential delay", strategy: "versioned-id",
        parameters: strict, follow: .exponential(mean: 0.2 * Experiments.year),
        metric: .linksCorrect, value: exponentialDelay(theta: 5)),
      Case(
        name: "links, gamma-mixed renames", strategy: "versioned-id", parameters: strict,
        renames: m, dispersion: k, follow: fixed, metric: .linksCorrect,
        value: PortableMath.exp(-k * PortableMath.log(1 + m * d / k))),
      Case(
        name: "links, hash ID, alternating names", strategy: "hash-id", renames: 2, reverts: 1,
        follow: fixed, metric: .linksCorrect,
        value: (1 + PortableMath.exp(-2 * 2 * d)) / 2),
      Case(
        name: "survival at 90 days, versioned strict", strategy: "versioned-id",
        parameters: strict, follow: fixed, metric: .linksSurvival90d,
        value: PortableMath.exp(-lambda * 90 / 365.25)),
      Case(
        name: "IDs a year, versioned", strategy: "versioned-id", metric: .churnPerEntityYear,
        value: lambda),
    ]
  }()

  /// Links issued uniformly on [0, H] and followed after Exp(θ) if before H: the share that is
  /// followed before a rename among those followed, ∫θe^{−(θ+λ)s} over ∫θe^{−θs}, s < H − t.
  private static func exponentialDelay(theta: Double) -> Double {
    let (h, r) = (horizon, theta + lambda)
    return theta / r * approach(1, r, h) / approach(1, theta, h)
  }

  @Test(arguments: label + expiring + links + pushes + index)
  func `the closed form lies in the interval and a wrong value does not`(_ row: Case) throws {
    let estimate = try Self.estimate(row)
    let low = try #require(estimate.low)
    let high = try #require(estimate.high)
    let slack = row.metric == .linksSurvival90d ? 0.004 : 1e-9
    #expect(
      low - slack <= row.value && row.value <= high + slack, "\(row.value) in \(low)...\(high)")
    let wrong = row.value * 0.93
    #expect(!(low - slack...high + slack).contains(wrong))
  }

  @Test func `the first closed forms have the values of an independent simulation`() {
    #expect(abs(Self.label[0].value - 0.3447) < 5e-5)
    #expect(abs(Self.approach(1, Self.lambda, Self.horizon) - 0.7546) < 5e-5)
  }

  private static func estimate(_ row: Case) throws -> Estimate {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 1000
    synthetic.renames = row.renames / Experiments.year
    synthetic.dispersion = row.dispersion
    synthetic.reverts = row.reverts
    var actions = UserActions()
    actions.picks = row.picks / Experiments.year
    actions.views = 6 / Experiments.year
    actions.links = 4 / Experiments.year
    actions.followDelay = row.follow
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 7,
      horizon: row.horizon * Experiments.year)
    let measurements = try Experiments.measure(
      workload, [Experiments.strategy(row.strategy, row.parameters)], hosts: [row.host],
      replications: 24)
    return measurements.estimate(row.metric, strategy: 0, host: 0, confidence: 0.999)
  }
}
