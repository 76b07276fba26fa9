import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Faults against formulas.
///
/// λ renames and μ picks a year, horizon H, times and spans in years.
struct FaultClosedFormTests {
  private static let lambda = 0.8
  private static let mu = 1.3
  private static let horizon = 5.0
  private static let year = Experiments.year

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var strategy = "versioned-id"
    var touches = 0.0
    let faults: Faults
    let metric: Metric
    let value: Double

    var testDescription: String { name }
  }

  private static func faults(_ change: (inout Faults) -> Void) -> Faults {
    var faults = Faults()
    change(&faults)
    return faults
  }

  private static func exp(_ exponent: Double) -> Double { PortableMath.exp(exponent) }

  /// P(at least k) of a Poisson count.
  private static func atLeast(_ k: Int, _ mean: Double) -> Double {
    var (term, below) = (exp(-mean), 0.0)
    for index in 0..<k {
      below += term
      term *= mean / Double(index + 1)
    }
    return 1 - below
  }

  /// E[min(X, Y)] of two independent Poisson counts: Σ P(X ≥ k) P(Y ≥ k) over k ≥ 1.
  private static func meanOfLesser(_ one: Double, _ other: Double) -> Double {
    (1...60).reduce(0) { $0 + atLeast($1, one) * atLeast($1, other) }
  }

  /// ∫ over [low, high] by Simpson's rule.
  private static func integral(_ low: Double, _ high: Double, _ f: (Double) -> Double) -> Double {
    let (steps, width) = (400, (high - low) / 400)
    return width / 3
      * (0...steps).reduce(0) { sum, step in
        let weight = step == 0 || step == steps ? 1.0 : step.isMultiple(of: 2) ? 2 : 4
        return sum + weight * f(low + Double(step) * width)
      }
  }

  /// The mean over [0, H] of the share of slots whose label is fresh, picked at 0.
  private static func fresh(until h: Double) -> Double {
    let r = lambda + mu
    return mu / r + lambda / r * (1 - exp(-r * h)) / (r * h)
  }

  // A version is missed with q, so the identifier changes at rate λ(1 − q): a link of age d holds
  // with e^(−λ(1−q)d), and of the renames the share 1 − q changes it.
  private static let missed = [
    Case(
      name: "links with missed bumps", faults: faults { $0.missedBumps = 0.3 },
      metric: .linksCorrect, value: exp(-lambda * 0.7 * 0.5)),
    Case(
      name: "changes per rename with missed bumps", faults: faults { $0.missedBumps = 0.3 },
      metric: .churnPerRename, value: 0.7),
    // A hash is made of the name itself: nothing passes it by.
    Case(
      name: "links by hash with missed bumps", strategy: "hash-id",
      faults: faults { $0.missedBumps = 0.3 }, metric: .linksCorrect, value: exp(-lambda * 0.5)),
  ]

  // Of the saves without a rename, at rate τ, the share s changes the identifier: its changes come
  // at λ + sτ.
  private static let spurious = [
    Case(
      name: "links with spurious bumps", touches: 2, faults: faults { $0.spuriousBumps = 0.25 },
      metric: .linksCorrect, value: exp(-(lambda + 0.25 * 2) * 0.5)),
    Case(
      name: "spurious changes", touches: 2, faults: faults { $0.spuriousBumps = 0.25 },
      metric: .churnSpurious, value: 0.25),
  ]

  // The memory is lost at T, after X ~ Poisson(λT) versions; Y ~ Poisson(λ(H − T)) follow. If X ≥ 1
  // the loss itself brings version 0 back, and each of the first X renames afterwards brings back
  // another version: P(X ≥ 1) + E min(X, Y) of λH + P(X ≥ 1) changes.
  private static let lost: Case = {
    let t = 2.0
    let again = atLeast(1, lambda * t)
    return Case(
      name: "versions given out again after a loss",
      faults: faults { $0.memoryLosses = .at([t * year]) }, metric: .churnReissued,
      value: (again + meanOfLesser(lambda * t, lambda * (horizon - t)))
        / (lambda * horizon + again))
  }()

  // The same with the versions since the backup: those before it are still known. Backups every
  // 0.7 years; the one before 2 years is at 1.4.
  private static let rewound: Case = {
    let (t, b) = (2.0, 1.4)
    let again = atLeast(1, lambda * (t - b))
    return Case(
      name: "versions given out again after a restored backup",
      faults: faults {
        $0.rewinds = .at([t * year])
        $0.backupInterval = 0.7 * year
      }, metric: .churnReissued,
      value: (again + meanOfLesser(lambda * (t - b), lambda * (horizon - t)))
        / (lambda * horizon + again))
  }()

  // Losses come at rate ρ. A link of age d holds while its version is the current one: no rename
  // and no loss in between, or the same number of renames since the last loss on both sides. With
  // B ~ Exp(ρ) cut at the issue time t since the loss before the issue, and a ~ Exp(ρ) since the
  // last one at the follow: e^(−(λ+ρ)d) + ∫₀ᵈ ρe^(−ρa) Σₖ P(N(λB) = k) P(N(λa) = k) da, in the
  // mean over issues uniform on [0, H − d].
  private static let losing: Case = {
    let (rho, d) = (0.6, 0.5)
    func point(_ k: Int, _ mean: Double) -> Double {
      (0..<k).reduce(exp(-mean)) { $0 * mean / Double($1 + 1) }
    }
    // P(k renames since the loss before the issue), in the mean over issues.
    func since(_ k: Int) -> Double {
      integral(0, horizon - d) { t in
        exp(-rho * t) * point(k, lambda * t)
          + integral(0, t) { rho * exp(-rho * $0) * point(k, lambda * $0) }
      } / (horizon - d)
    }
    let same = (0...12).reduce(0.0) { sum, k in
      sum + since(k) * integral(0, d) { rho * exp(-rho * $0) * point(k, lambda * $0) }
    }
    return Case(
      name: "links with losses at a rate", faults: faults { $0.memoryLosses = .rate(rho / year) },
      metric: .linksCorrect, value: exp(-(lambda + rho) * d) + same)
  }()

  // For W after a rename a pick stores the identifier of before, which opens nothing. The slot is
  // well at t if no rename came since the latest pick, of age a, and none in the W before it; the
  // pick at 0 has none before it.
  private static let torn: Case = {
    let w = 0.2
    let well = integral(0, horizon) { t in
      exp(-(lambda + mu) * t)
        + integral(0, t) { a in
          mu * exp(-mu * a) * exp(-lambda * (a + min(w, t - a)))
        }
    }
    return Case(
      name: "slots that a torn pick leaves lost", faults: faults { $0.tornWindow = w * year },
      metric: .orphanedTime, value: 1 - well / horizon)
  }()

  // A capture fails with p, and until the next pick the placeholder stands for no name.
  private static let unreadable = Case(
    name: "labels of a store that cannot be read", strategy: "stable-id",
    faults: faults { $0.unreadableStore = 0.2 }, metric: .stalenessTime,
    value: 1 - 0.8 * fresh(until: horizon))

  // At T every label is stale; afterwards only slots that were picked since can be fresh:
  // μ/(λ+μ) (1 − e^(−(λ+μ)(t−T))).
  private static let relabelled: Case = {
    let (t, r) = (2.0, lambda + mu)
    let rest = horizon - t
    let after = mu / r * (rest - (1 - exp(-r * rest)) / r)
    return Case(
      name: "labels after a change of the language", strategy: "stable-id",
      faults: faults { $0.localeChanges = .at([t * year]) }, metric: .stalenessTime,
      value: 1 - (t * fresh(until: t) + after) / horizon)
  }()

  private static let all =
    missed + spurious + [lost, rewound, losing, torn, unreadable, relabelled]

  @Test(arguments: all)
  func `the closed form lies in the interval and a wrong value does not`(_ row: Case) throws {
    let estimate = try Self.estimate(row)
    let (low, high) = (try #require(estimate.low), try #require(estimate.high))
    #expect(
      low - 1e-9 <= row.value && row.value <= high + 1e-9, "\(row.value) in \(low)...\(high)")
    #expect(!(low...high).contains(row.value * 0.93))
  }

  private static func estimate(_ row: Case) throws -> Estimate {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 1000
    synthetic.renames = lambda / year
    synthetic.touches = row.touches / year
    var actions = UserActions()
    actions.picks = mu / year
    actions.views = 2 / year
    actions.links = 4 / year
    actions.followDelay = .fixed(0.5 * year)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 11, horizon: horizon * year,
      faults: row.faults)
    // Losses at a rate befall all entities of a replication at once: only replications count.
    let isShared = row.faults.memoryLosses != .never
    let measurements = try Experiments.measure(
      workload, [Experiments.strategy(row.strategy)],
      hosts: [HostBehaviour(labelStore: .perSlot)], replications: isShared ? 240 : 24)
    return measurements.estimate(row.metric, strategy: 0, host: 0, confidence: 0.999)
  }
}
