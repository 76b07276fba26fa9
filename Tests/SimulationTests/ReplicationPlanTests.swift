import HostModel
import Scoring
import Simulation
import TestSupport
import Testing
import Workload

struct ReplicationPlanTests {
  private static func until(_ halfWidth: Double, atMost most: Int) -> ReplicationPlan {
    .until(.init(.stalenessViewed, halfWidth: halfWidth), atMost: most)
  }

  @Test(arguments: [
    (ReplicationPlan.fixed(7), [7]), (until(0.1, atMost: 200), [10, 20, 40, 80, 160, 200]),
    (until(0.1, atMost: 10), [10]), (until(0.1, atMost: 3), [3]),
  ])
  func `a run looks after each doubling and at the most that it may play`(
    _ plan: ReplicationPlan, _ looks: [Int]
  ) {
    #expect(plan.looks == looks)
  }

  @Test func `all looks together spend the error of one interval`() {
    // The sum of 1/(k(k+1)) is 1 − 1/(n+1).
    let spent = (1...9).reduce(0.0) { $0 + 1 - ReplicationPlan.confidence(atLook: $1) }
    #expect(abs(spent - 0.05 * 0.9) < 1e-12)
  }

  private static func measured(_ replications: Int, seed: UInt64) throws -> Measurements {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 25
    synthetic.renames = 0.8 / Experiments.year
    var actions = UserActions()
    actions.picks = 1.3 / Experiments.year
    actions.views = 6 / Experiments.year
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: seed, horizon: 5 * Experiments.year)
    return try Experiments.measure(
      workload, [Experiments.strategy("stable-id")], hosts: [HostBehaviour(labelStore: .perSlot)],
      replications: replications)
  }

  /// λ/(λ+μ) · (1 − (1−e^{−(λ+μ)H})/((λ+μ)H)) for λ = 0.8, μ = 1.3 and H = 5 is 0.3447.
  @Test func `intervals at the moment of stopping hold the closed form as often as they say`()
    throws
  {
    let plan = Self.until(0.03, atMost: 80)
    var (missed, stops) = (0, Set<Int>())
    let runs = 300
    for seed in 0..<UInt64(runs) {
      for (index, count) in plan.looks.enumerated() {
        let measured = try Self.measured(count, seed: seed)
        guard plan.isReached(by: measured, look: index + 1) || count == plan.most else { continue }
        let estimate = measured.estimate(
          .stalenessViewed, strategy: 0, host: 0,
          confidence: ReplicationPlan.confidence(atLook: index + 1))
        let (low, high) = (try #require(estimate.low), try #require(estimate.high))
        if !(low...high).contains(0.3447) { missed += 1 }
        stops.insert(count)
        break
      }
    }
    // At most 5 % of 300 are expected to miss; 27 or more would be four deviations above.
    #expect(missed < 27)
    #expect(stops.count > 1)
  }

  @Test func `a metric that nothing is measured of is never known well enough`() throws {
    let measured = try Self.measured(10, seed: 1)
    let plan = ReplicationPlan.until(.init(.linksCorrect, halfWidth: 0.5), atMost: 10)
    #expect(!plan.isReached(by: measured))
    #expect(Self.until(0.5, atMost: 10).isReached(by: measured))
    #expect(!Self.until(0.000_1, atMost: 10).isReached(by: measured))
  }
}
