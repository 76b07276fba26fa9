import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Faults in small histories, moment by moment.
struct FaultTests {
  private static let perSlot = HostBehaviour(labelStore: .perSlot)
  private static let byID = HostBehaviour(labelStore: .byID)

  private static func told(
    _ rows: String, _ strategy: StrategyChoice, _ faults: Faults, at host: HostBehaviour = perSlot
  ) throws -> [String] {
    try Experiments.moments(
      "time,entity,event,name,slot,link\n" + rows, strategy, at: host, faults: faults
    ).compactMap { moment in
      switch moment.what {
      case .saved(_, let identifier, _, let telling): "save \(identifier) \(telling)"
      case .befell(let fault, let identifier, _): "\(fault) \(identifier)"
      case .picked(_, _, let identifier, let label, _): "pick \(identifier) \(label ?? "nothing")"
      case .viewed(_, _, let state, let label): "view \(label ?? "nothing") \(state)"
      case .used(_, _, let target): "use \(target)"
      case .followed(_, let outcome): "follow \(outcome)"
      default: nil
      }
    }
  }

  @Test func `a lost version comes back for another name, and an old link looks current`() throws {
    let rows = """
      0,c,create,Ada,,
      1,c,rename,Bea,,
      2,c,link,,,l
      4,c,rename,Cleo,,
      5,,follow,,,l
      """
    var faults = Faults()
    faults.memoryLosses = .at([3])
    #expect(
      try Self.told(rows, Experiments.strategy("versioned-id"), faults) == [
        "save c.v1 truth", "memoryLost c.v0", "save c.v1 truth", "follow correct",
      ])
  }

  @Test func `a host that keeps labels by ID shows the old name under the version that came back`()
    throws
  {
    let rows = """
      0,c,create,Ada,,
      1,c,rename,Bea,,
      2,c,pick,,s,
      4,c,rename,Cleo,,
      5,c,pick,,s,
      6,,view,,s,
      """
    var faults = Faults()
    faults.memoryLosses = .at([3])
    #expect(
      try Self.told(rows, Experiments.strategy("versioned-id"), faults, at: Self.byID) == [
        "save c.v1 truth", "pick c.v1 Bea", "memoryLost c.v0", "save c.v1 truth", "pick c.v1 Bea",
        "view Bea stale",
      ])
  }

  @Test func `a backup brings back the version of its time`() throws {
    let rows = """
      0,c,create,Ada,,
      1,c,rename,Bea,,
      11,c,rename,Cleo,,
      12,c,rename,Dora,,
      14,c,rename,Eve,,
      """
    var faults = Faults()
    faults.rewinds = .at([13])
    faults.backupInterval = 10
    #expect(
      try Self.told(rows, Experiments.strategy("versioned-id"), faults) == [
        "save c.v1 truth", "save c.v2 truth", "save c.v3 truth", "memoryRewound c.v1",
        "save c.v2 truth",
      ])
  }

  @Test func `an entity younger than the backup is as new when it is restored`() throws {
    let rows = """
      0,a,create,Ann,,
      11,c,create,Ada,,
      12,c,rename,Bea,,
      14,c,rename,Cleo,,
      """
    var faults = Faults()
    faults.rewinds = .at([13])
    faults.backupInterval = 10
    #expect(
      try Self.told(rows, Experiments.strategy("versioned-id"), faults) == [
        "save c.v1 truth", "memoryRewound a.v0", "memoryRewound c.v0", "save c.v1 truth",
      ])
  }

  @Test func `a pick between the name and the bump takes the new name under the old version`()
    throws
  {
    let rows = """
      0,c,create,Ada,,
      10,c,rename,Bea,,
      11,c,pick,,s,
      12,,use,,s,
      13,,view,,s,
      16,c,pick,,s,
      17,,use,,s,
      """
    var faults = Faults()
    faults.tornWindow = 5
    #expect(
      try Self.told(rows, Experiments.strategy("versioned-id"), faults) == [
        "save c.v1 truth", "pick c.v0 Bea", "use orphaned", "view Bea fresh", "pick c.v1 Bea",
        "use correct",
      ])
  }

  @Test func `a placeholder is a stale label from the moment of its capture`() throws {
    let rows = """
      0,c,create,Ada,,
      10,c,pick,,s,
      12,,view,,s,
      """
    var faults = Faults()
    faults.unreadableStore = 1
    #expect(
      try Self.told(rows, Experiments.strategy("stable-id"), faults) == [
        "pick c (placeholder)", "view (placeholder) stale",
      ])
  }

  @Test(arguments: [("versioned-id", "c.v0"), ("stable-id", "c")])
  func `a change of the language passes the strategy by`(_ strategy: String, _ identifier: String)
    throws
  {
    let rows = """
      0,c,create,Ada,,
      1,c,pick,,s,
      3,,view,,s,
      3,,use,,s,
      """
    var faults = Faults()
    faults.localeChanges = .at([2])
    #expect(
      try Self.told(rows, Experiments.strategy(strategy), faults) == [
        "pick \(identifier) Ada", "save \(identifier) nothingOfLanguage", "view Ada stale",
        "use correct",
      ])
  }

  @Test func `a change of the language gives every entity another hash at once`() throws {
    let rows = """
      0,a,create,Ada,,
      0,b,create,Bea,,
      1,a,pick,,s,
      1,b,pick,,t,
      3,,use,,s,
      3,,use,,t,
      """
    var faults = Faults()
    faults.localeChanges = .at([2])
    let told = try Self.told(rows, Experiments.strategy("hash-id"), faults)
    #expect(told.suffix(2) == ["use orphaned", "use orphaned"])
  }

  // MARK: Scheme change

  /// Two slots picked before an update at 10 and two after it, all used later.
  private static let update = """
    0,a,create,Ada,,
    0,b,create,Bea,,
    1,a,pick,,s1,
    2,b,pick,,s2,
    11,a,pick,,s3,
    12,b,pick,,s4,
    20,,use,,s1,
    21,,use,,s2,
    22,,use,,s3,
    23,,use,,s4,
    """

  @Test(arguments: [("strict", "orphaned"), ("lenient", "correct")])
  func `an update to versions loses exactly the slots picked before it, and none if lenient`(
    _ resolve: String, _ earlier: String
  ) throws {
    var faults = Faults()
    faults.schemeChange = 10
    var strategy = try Experiments.strategy("stable-id")
    strategy.successor = .init(
      try Experiments.strategy("versioned-id", ["resolve": .text(resolve)]))
    #expect(
      try Self.told(Self.update, strategy, faults) == [
        "pick a Ada", "pick b Bea", "schemeChanged a.v0", "schemeChanged b.v0", "pick a.v0 Ada",
        "pick b.v0 Bea", "use \(earlier)", "use \(earlier)", "use correct", "use correct",
      ])
  }

  @Test func `an entity made after the update has the new scheme from the start`() throws {
    let rows = """
      0,a,create,Ada,,
      11,c,create,Cleo,,
      12,c,pick,,s,
      """
    var faults = Faults()
    faults.schemeChange = 10
    faults.memoryLosses = .at([11.5])
    var strategy = try Experiments.strategy("stable-id")
    strategy.successor = .init(try Experiments.strategy("versioned-id"))
    #expect(
      try Self.told(rows, strategy, faults) == [
        "schemeChanged a.v0", "memoryLost a.v0", "memoryLost c.v0", "pick c.v0 Cleo",
      ])
  }

  // MARK: Independence

  @Test func `faults change nothing for a strategy that remembers nothing`() throws {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 50
    synthetic.renames = 2 / Experiments.year
    synthetic.touches = 2 / Experiments.year
    var actions = UserActions()
    (actions.picks, actions.views, actions.links) = (1e-7, 3e-7, 2e-7)
    var faults = Faults()
    (faults.missedBumps, faults.spuriousBumps) = (0.5, 0.5)
    faults.memoryLosses = .rate(3 / Experiments.year)
    faults.rewinds = .rate(3 / Experiments.year)
    let measured = try [Faults(), faults].map { faults in
      try Experiments.measure(
        Workload(
          edits: .synthetic(synthetic), actions: actions, seed: 5, horizon: 3 * Experiments.year,
          faults: faults), [Experiments.strategy("stable-id")], hosts: [Self.perSlot],
        replications: 2)
    }
    for metric in Metric.allCases {
      // Times are cut in more places, and so added up in another order.
      let means = measured.map { $0.estimate(metric, strategy: 0, host: 0).mean ?? -1 }
      #expect(abs(means[0] - means[1]) <= 1e-9 * abs(means[0]), "\(metric)")
    }
    #expect(measured[1].tallies[0].strategy.faults.memoryLosses > 0)
    #expect(measured[1].tallies[0].strategy.faults.untoldRenames > 0)
  }

  @Test func `a loss befalls all entities of a replication at the same moments`() throws {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 3
    var faults = Faults()
    faults.memoryLosses = .rate(2 / Experiments.year)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: Experiments.noActions, seed: 5,
      horizon: 5 * Experiments.year, faults: faults)
    var timeline = Timeline(apart: .nothing)
    let times = (0..<3).map { entity in
      workload.fill(&timeline, entities: entity..<entity + 1, replication: 0)
      return timeline.events.values.filter { $0.kind == .loseMemory }.map(\.time)
    }
    #expect(times[0].count > 3)
    #expect(times[0] == times[1] && times[1] == times[2])
    workload.fill(&timeline, entities: 0..<1, replication: 1)
    #expect(timeline.events.values.filter { $0.kind == .loseMemory }.map(\.time) != times[0])
  }
}
