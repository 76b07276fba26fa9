import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// What the pages of the strategies claim in numbers, against formulas.
///
/// λ renames, μ picks and τ touches a year; d is the age of a link, H the horizon, in years.
struct StrategyClaimTests {
  private static let lambda = 0.8
  private static let mu = 1.3
  private static let age = 0.5

  struct Claim: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let strategy: String
    var parameters: [String: StrategyValue] = [:]
    var renames = StrategyClaimTests.lambda
    var touches = 0.0
    var horizon = 5.0
    let metric: Metric
    let value: Double
  }

  /// P(N ≤ most) of a Poisson variable.
  private static func atMost(_ most: Int, mean: Double) -> Double {
    var (term, sum) = (PortableMath.exp(-mean), 0.0)
    for count in 0...max(0, most) {
      sum += term
      term *= mean / Double(count + 1)
    }
    return most < 0 ? 0 : sum
  }

  /// A link at age d is the k-th latest alias after k renames, so a table of capacity c still has it
  /// when at most c renames happened: P(N(λd) ≤ c).
  private static let capacities: [Claim] = [0, 1, 2].map { capacity in
    Claim(
      testDescription: "a table of capacity \(capacity) keeps links by a Poisson law",
      strategy: "alias-table", parameters: ["capacity": .number(Double(capacity))], renames: 3,
      metric: .linksCorrect, value: atMost(capacity, mean: 3 * age))
  }

  /// An alias breaks when it is tidied away.
  ///
  /// A link becomes an alias at T1 ~ Exp(λ) after its issue and breaks at the first save that comes
  /// E or more after that; saves come at λ + τ. With a = λ, b = λ + τ and x = d − E it still works
  /// with P(T1 + Exp(b) > x) = (b·e^{−ax} − a·e^{−bx}) / (b − a).
  private static let expiring: Claim = {
    let (a, b, x) = (3.0, 5.0, age - 0.1)
    return Claim(
      testDescription: "an alias goes with the first save after it has expired",
      strategy: "alias-table",
      parameters: ["capacity": .number(1e6), "expires": .number(0.1 * Experiments.year)],
      renames: a, touches: b - a, metric: .linksCorrect,
      value: (b * PortableMath.exp(-a * x) - a * PortableMath.exp(-b * x)) / (b - a))
  }()

  /// The mean number of versions up to the horizon.
  ///
  /// They form a renewal process: the first comes after Exp(λ), each other after q + Exp(λ),
  /// so P(n of them by H) = P(Gamma(n, λ) ≤ H − (n − 1)q) = P(N(λ(H − (n − 1)q)) ≥ n), and the sum
  /// over n is their mean number. For H ≫ q its rate is 1/(1/λ + q).
  private static func versions(_ lambda: Double, quiet: Double, horizon: Double) -> Double {
    (1...200).reduce(0) { sum, n in
      let left = horizon - Double(n - 1) * quiet
      return left <= 0 ? sum : sum + 1 - atMost(n - 1, mean: lambda * left)
    }
  }

  private static let coalesced: [Claim] = [(2.0, 0.5), (2, 0.05), (12, 0.25)].map { rate, quiet in
    Claim(
      testDescription: "\(rate) renames a year under a quiet period of \(quiet) years",
      strategy: "coalesced-version", parameters: ["quiet": .number(quiet * Experiments.year)],
      renames: rate, metric: .churnPerEntityYear,
      value: versions(rate, quiet: quiet, horizon: 5) / 5)
  }

  /// A label goes stale at λ(1 − p) and is mended at μ + λp: the rates add up to λ + μ, as without
  /// nudges, and the share of stale time is (1 − p) times that without them.
  private static let nudged: Claim = {
    let (r, h, p) = (lambda + mu, 5.0, 0.4)
    let stale = lambda / r * (1 - (1 - PortableMath.exp(-r * h)) / (r * h))
    return Claim(
      testDescription: "labels under nudges that work at once", strategy: "accept-staleness",
      parameters: ["nudge.probability": .number(p), "nudge.delay": .number(0)],
      metric: .stalenessViewed, value: (1 - p) * stale)
  }()

  private static let slugs = Claim(
    testDescription: "links to slugs without redirects", strategy: "slug-id",
    metric: .linksCorrect, value: PortableMath.exp(-lambda * age))

  @Test(arguments: capacities + coalesced + [expiring, nudged, slugs])
  func `a claim lies in the interval and a wrong value does not`(_ claim: Claim) throws {
    let estimate = try Self.estimate(claim)
    let interval = try #require(estimate.low)...#require(estimate.high)
    #expect(interval.contains(claim.value), "\(claim.value) in \(interval)")
    #expect(!interval.contains(claim.value * 0.93))
  }

  @Test func `versions in the long run come at a mean distance of 1 by the rate and the period`() {
    let rate = Self.versions(2, quiet: 0.5, horizon: 60) / 60
    #expect(abs(rate - 1 / (1 / 2.0 + 0.5)) < 0.02)
  }

  @Test(
    arguments: [
      ("alias-table", ["capacity": .number(1e6)]), ("split-id", ["resolve": .text("strict")]),
      ("template-id", ["aliases": .number(1e6)]), ("template-id", ["resolve": .text("lenient")]),
      ("coalesced-version", ["resolve": .text("lenient")]),
      ("slug-id", ["redirects": .number(1)]), ("stable-id", [:]),
    ] as [(String, [String: StrategyValue])])
  func `no link breaks where all identifiers go on resolving`(
    _ strategy: String, _ parameters: [String: StrategyValue]
  ) throws {
    let claim = Claim(
      testDescription: strategy, strategy: strategy, parameters: parameters, renames: 3,
      metric: .linksCorrect, value: 1)
    #expect(try Self.estimate(claim).mean == 1)
  }

  private static func estimate(_ claim: Claim) throws -> Estimate {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 400
    synthetic.renames = claim.renames / Experiments.year
    synthetic.touches = claim.touches / Experiments.year
    var actions = UserActions()
    actions.picks = mu / Experiments.year
    actions.views = 6 / Experiments.year
    actions.links = 4 / Experiments.year
    actions.followDelay = .fixed(age * Experiments.year)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 11,
      horizon: claim.horizon * Experiments.year)
    let measurements = try Experiments.measure(
      workload, [Experiments.strategy(claim.strategy, claim.parameters)],
      hosts: [HostBehaviour(labelStore: .perSlot)], replications: 24)
    return measurements.estimate(claim.metric, strategy: 0, host: 0, confidence: 0.999)
  }
}
