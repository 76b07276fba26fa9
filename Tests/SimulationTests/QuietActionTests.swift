import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Views, links and follows are found in spans when nobody reacts to them.
///
/// Meeting each in its turn is the plain way; both must count the same.
struct QuietActionTests {
  private static let hosts: [HostBehaviour] = [
    HostBehaviour(labelStore: .perSlot, uses: 1 / 86400),
    HostBehaviour(labelStore: .byID, labelTTL: 40 * 86400, uses: 1 / 86400),
    HostBehaviour(labelStore: .none),
    HostBehaviour(labelStore: .perSlot, capture: .render, uses: 1 / 86400),
    HostBehaviour(labelStore: .perSlot, onUnresolved: .clearSlot, uses: 1 / 86400),
    HostBehaviour(
      labelStore: .byID, capture: .index, onUnresolved: .defaultEntity,
      onReturnedIDMismatch: .rewriteStored, uses: 3 / 86400),
    HostBehaviour(labelStore: .perSlot, capture: .firstSeen, resolving: .never),
    HostBehaviour(labelStore: .perSlot, onReturnedIDMismatch: .drop, maxIDLength: 4),
    HostBehaviour(labelStore: .perSlot, push: LabelPush(accepted: 0.7, delay: 9 * 86400)),
    HostBehaviour(
      labelStore: .byID, capture: .index, labelTTL: 30 * 86400,
      push: LabelPush(accepted: 0.7, delay: 0)),
    HostBehaviour(
      labelStore: .perSlot, capture: .render, onUnresolved: .clearSlot, freeReloads: .onSave),
  ]

  private static let strategies: [(String, [String: StrategyValue])] = [
    ("stable-id", [:]), ("versioned-id", [:]),
    ("versioned-id", ["resolve": .text("lenient"), "returns": .text("current")]),
    ("hash-id", ["resolve": .text("history")]), ("hash-id", ["keyed": .number(0)]),
    ("accept-staleness", [:]),
  ]

  @Test(arguments: strategies.indices)
  func `spans count what events count`(_ index: Int) throws {
    let (id, parameters) = Self.strategies[index]
    let choice = try Experiments.strategy(id, parameters)
    let apart = try Self.tallies(choice, .viewsAndLinks)
    let met = try Self.tallies(choice, .nothing)
    // Compared part by part: whole tallies would print thousands of counts.
    let sameStrategy = apart.strategy == met.strategy
    #expect(sameStrategy)
    for host in Self.hosts.indices {
      let sameHost = apart.hosts[host] == met.hosts[host]
      #expect(sameHost, "host \(host)")
      #expect(apart.hosts[host].views == met.hosts[host].views, "host \(host)")
      #expect(apart.hosts[host].labelTime == met.hosts[host].labelTime, "host \(host)")
      #expect(apart.hosts[host].targetTime == met.hosts[host].targetTime, "host \(host)")
    }
    #expect(met.strategy.follows[.correct] > 0 && met.hosts[0].views[.stale] > 0)
  }

  @Test(arguments: strategies.indices)
  func `spans of views count what views count in a population`(_ index: Int) throws {
    let (id, parameters) = Self.strategies[index]
    let choice = try Experiments.strategy(id, parameters)
    let apart = try Self.tallies(choice, .views, together: true)
    let met = try Self.tallies(choice, .nothing, together: true)
    let isSame = apart == met
    #expect(isSame)
    #expect(met.hosts[0].views[.stale] > 0)
  }

  private static func tallies(
    _ choice: StrategyChoice, _ apart: Timeline.Apart, together: Bool = false
  ) throws -> Tallies {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 60
    synthetic.renames = 3 / Experiments.year
    synthetic.reverts = 0.3
    synthetic.touches = 1 / Experiments.year
    synthetic.deletes = 0.2 / Experiments.year
    var actions = UserActions()
    actions.slots = .mean(1.5)
    actions.picks = 2 / Experiments.year
    actions.views = 20 / Experiments.year
    actions.links = 10 / Experiments.year
    actions.followDelay = .exponential(mean: 60 * Experiments.day)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 3, horizon: 3 * Experiments.year)
    var timeline = Timeline(apart: apart)
    var player = StrategyPlayer(
      try StrategyInstance(choice.module, choice.values),
      .init(
        hosts: hosts, tolerance: 7 * Experiments.day, seed: 3, horizon: workload.horizon,
        actions: actions), isGlobal: together ? true : nil, observer: NoObserver())
    let size = together ? synthetic.entities : 1
    for first in stride(from: 0, to: synthetic.entities, by: size) {
      workload.fill(&timeline, entities: first..<first + size, replication: 0)
      player.play(timeline, replication: 0)
    }
    return player.takeTallies()
  }
}
