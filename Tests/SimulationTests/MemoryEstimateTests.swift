import HostModel
import Simulation
import TestSupport
import Testing
import Workload

struct MemoryEstimateTests {
  private static func estimate(
    _ entities: Int, _ strategy: StrategyChoice, jobs: Int = 1, replications: Int = 10
  ) throws -> Double {
    var synthetic = SyntheticWorkload()
    synthetic.entities = entities
    synthetic.renames = 1 / Experiments.year
    var actions = UserActions()
    actions.views = 8 / Experiments.year
    actions.links = 4 / Experiments.year
    let engine = try Engine(
      workload: Workload(
        edits: .synthetic(synthetic), actions: actions, seed: 1, horizon: 5 * Experiments.year),
      strategies: [strategy],
      setting: .init(
        hosts: [HostBehaviour(labelStore: .perSlot)], tolerance: 0, seed: 1,
        horizon: 5 * Experiments.year, actions: actions))
    return engine.memoryEstimate(jobs: jobs, replications: replications)
  }

  @Test func `entities that are played one by one take the same memory, however many`() throws {
    let strategy = try Experiments.strategy("versioned-id")
    #expect(try Self.estimate(10, strategy) == Self.estimate(10_000_000, strategy))
    #expect(try Self.estimate(10, strategy) < 64 * 0x1p20)
  }

  @Test func `a population stands in memory once for each job that has a replication`() throws {
    let strategy = try Experiments.strategy("hash-id", ["keyed": .number(0)])
    let few = try Self.estimate(1000, strategy)
    let many = try Self.estimate(1_001_000, strategy)
    // An entity has 6 edits, 20 links and 40 views, and with its pick 47 events beside the views:
    // 48·47 + 8·40 + 28·20 bytes, and 160·6 + 60 + 12·20 + 110 under the strategy at the host.
    #expect(abs((many - few) / 1e6 - 4506) < 1)
    let threads = try Self.estimate(1_001_000, strategy, jobs: 3)
    #expect(abs(threads / many - 3) < 0.1)
    #expect(try Self.estimate(1_001_000, strategy, jobs: 3, replications: 1) < 1.1 * many)
  }
}
