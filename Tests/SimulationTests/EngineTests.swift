import HostModel
import Simulation
import Synchronization
import TestSupport
import Testing
import Workload

struct EngineTests {
  private static let hosts = [
    HostBehaviour(labelStore: .perSlot, uses: 40 / 86400), HostBehaviour(labelStore: .byID),
  ]

  private static func workload(_ edits: Workload.Edits? = nil) -> Workload {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 2500
    synthetic.renames = 1 / Experiments.year
    synthetic.dispersion = 0.5
    var actions = UserActions()
    actions.picks = 1 / Experiments.year
    actions.views = 4 / Experiments.year
    actions.links = 2 / Experiments.year
    actions.followDelay = .exponential(mean: 30 * Experiments.day)
    return Workload(
      edits: edits ?? .synthetic(synthetic), actions: actions, seed: 5,
      horizon: 2 * Experiments.year)
  }

  /// The counts of each replication.
  private static func tallies(
    _ workload: Workload, _ strategies: [StrategyChoice], jobs: Int, blockSize: Int = 1024,
    replications: Range<Int> = 0..<3
  ) throws -> [[Tallies]] {
    let engine = try Engine(
      workload: workload, strategies: strategies,
      setting: .init(
        hosts: hosts, tolerance: 86400, seed: workload.seed, horizon: workload.horizon,
        actions: workload.actions), blockSize: blockSize)
    let all = Mutex<[[Tallies]]>([])
    let isFinished = engine.run(
      replications: replications, jobs: jobs, isCancelled: { false }, onProgress: { _ in },
      onReplication: { tallies in all.withLock { $0.append(tallies) } })
    #expect(isFinished)
    return all.withLock { $0 }
  }

  private static func strategies() throws -> [StrategyChoice] {
    [
      try Experiments.strategy("versioned-id"),
      try Experiments.strategy("hash-id", ["keyed": .number(0), "bits": .number(8)]),
      try Experiments.strategy("accept-staleness"),
    ]
  }

  @Test(arguments: [1, 100, 2499, 5000])
  func `the counts are the same however the entities are divided`(_ blockSize: Int) throws {
    let (workload, strategies) = (Self.workload(), try Self.strategies())
    let usual = try Self.tallies(workload, strategies, jobs: 2)
    let divided = try Self.tallies(workload, strategies, jobs: 2, blockSize: blockSize)
    let isSame = usual == divided
    #expect(isSame)
  }

  @Test func `replications that are added later leave the earlier ones as they were`() throws {
    let (workload, strategies) = (Self.workload(), try Self.strategies())
    let first = try Self.tallies(workload, strategies, jobs: 2, replications: 0..<2)
    let added = try Self.tallies(workload, strategies, jobs: 2, replications: 2..<3)
    let isSame = try first + added == Self.tallies(workload, strategies, jobs: 2)
    #expect(isSame)
  }

  @Test func `the counts are the same for every number of jobs`() throws {
    let one = try Self.tallies(Self.workload(), Self.strategies(), jobs: 1)
    #expect(one.count == 3)
    #expect(one[0] != one[1])
    for jobs in [2, 7] {
      #expect(try Self.tallies(Self.workload(), Self.strategies(), jobs: jobs) == one)
    }
  }

  @Test func `another strategy beside it changes no strategy's counts`() throws {
    let strategies = try Self.strategies()
    let together = try Self.tallies(Self.workload(), strategies, jobs: 2)
    for (index, strategy) in strategies.enumerated() {
      let alone = try Self.tallies(Self.workload(), [strategy], jobs: 2)
      #expect(alone.map { $0[0] } == together.map { $0[index] })
    }
  }

  @Test func `a shuffled order of entities in a trace changes nothing`() throws {
    let rows = (0..<40).flatMap { entity in
      [
        "0,e\(entity),create,Name \(entity % 7)",
        "\(entity * 86400),e\(entity),rename,New \(entity)",
        "\(entity * 86400 + 5),e\(entity),touch,", "\((entity + 40) * 86400),e\(entity),delete,",
      ]
    }
    let grouped = Dictionary(grouping: rows) { $0.split(separator: ",")[1] }
    let orders = [
      rows, grouped.sorted { $0.key < $1.key }.flatMap(\.value),
      grouped.sorted { $0.key.reversed().lexicographicallyPrecedes($1.key.reversed()) }
        .flatMap(\.value),
    ]
    let results = try orders.map { rows in
      let text = (["time,entity,event,name"] + rows).joined(separator: "\n")
      let trace = try TraceReader.read(Array(text.utf8), file: "trace.csv")
      return try Self.tallies(Self.workload(.trace(trace)), Self.strategies(), jobs: 2)
    }
    #expect(orders[0] != orders[1] && orders[1] != orders[2])
    #expect(results[0] == results[1] && results[1] == results[2])
    #expect(results[0][0][0].strategy.renames == 39 + 1)
  }

  @Test func `a cancelled run says that it is not finished`() throws {
    let engine = try Engine(
      workload: Self.workload(), strategies: Self.strategies(),
      setting: .init(
        hosts: Self.hosts, tolerance: 0, seed: 1, horizon: Experiments.year,
        actions: UserActions()))
    let isFinished = engine.run(
      replications: 0..<5, jobs: 2, isCancelled: { true }, onProgress: { _ in },
      onReplication: { _ in Issue.record("no replication is complete") })
    #expect(!isFinished)
  }

  @Test func `issued links are live or ended, and views add up`() throws {
    for tallies in try Self.tallies(Self.workload(), Self.strategies(), jobs: 2).joined() {
      let survival = tallies.strategy.survival
      #expect(survival.broken.total + survival.censored.total == tallies.strategy.linksIssued)
      let views = tallies.hosts.map { host in
        LabelState.allCases.reduce(0) { $0 + host.views[$1] }
      }
      #expect(Set(views).count == 1)
      let time = LabelState.allCases.reduce(0.0) { $0 + tallies.hosts[0].labelTime[$1].seconds }
      #expect(abs(time / (2500 * 2 * Experiments.year) - 1) < 1e-9)
    }
  }
}
