import HostModel
import Simulation
import StrategyLoading
import TestSupport
import Testing
import Workload

/// One strategy taking over from another, in a history small enough to work out by hand.
struct AdoptionTests {
  /// `a` is renamed after a pick and a link; `b` is not; `c` is gone at the end.
  private static let history = """
    time,entity,event,name,slot,link
    0,a,create,Ann,,
    0,a,pick,,s1,
    1,a,link,,,l1
    2,a,rename,Bea,,
    3,a,link,,,l2
    4,b,create,Cy,,
    5,b,pick,,s2,
    6,b,link,,,l3
    7,c,create,Del,,
    8,c,pick,,s3,
    9,c,delete,,,
    """

  private static func adoption(
    of new: StrategyChoice, after old: StrategyChoice, in history: String = history
  ) throws -> Adoption {
    let workload = try Experiments.history(history)
    return try Adoption(
      of: new, after: old, workload,
      .init(
        hosts: [HostBehaviour(labelStore: .perSlot)], tolerance: 0, seed: 1,
        horizon: workload.horizon, actions: workload.actions))
  }

  private static func versioned(_ resolving: String) throws -> StrategyChoice {
    try Experiments.strategy("versioned-id", ["resolve": .text(resolving)])
  }

  /// Who looks for `a` finds nothing, as the new strategy knows `a.v0` alone.
  @Test func `versions do not take keys for their own`() throws {
    let found = try Self.adoption(of: Self.versioned("strict"), after: .stable())
    #expect(found.entities == 2 && found.changed == 2)
    #expect(found.example == .init(before: "a", after: "a.v0"))
    #expect(found.slots == .init(held: 2, lost: 2) && found.links == .init(held: 3, lost: 3))
    #expect(found.canBeAsked)
  }

  /// `a.v0` was lost before the switch, by the slot and by the first link.
  @Test func `what the old strategy had lost itself is no cost of the switch`() throws {
    let found = try Self.adoption(of: .stable(), after: Self.versioned("strict"))
    #expect(found.changed == 2 && found.example == .init(before: "a.v1", after: "a"))
    #expect(found.slots == .init(held: 1, lost: 1) && found.links == .init(held: 2, lost: 2))
  }

  /// It counts from 0 again: `a.v1` is `a.v0` then, which the slot and the first link hold.
  @Test func `a new strategy starts without the memory of the old one`() throws {
    let found = try Self.adoption(of: Self.versioned("strict"), after: Self.versioned("lenient"))
    #expect(found.changed == 1 && found.example == .init(before: "a.v1", after: "a.v0"))
    #expect(found.slots == .init(held: 2, lost: 0) && found.links == .init(held: 3, lost: 1))
  }

  @Test func `nothing changes when a strategy follows itself`() throws {
    let found = try Self.adoption(of: .stable(), after: .stable())
    #expect(found.changed == 0 && found.example == .init(before: "a", after: "a"))
    #expect(found.slots == .init(held: 2, lost: 0) && found.links == .init(held: 3, lost: 0))
  }

  /// The SHA-256 digest of "Ann" starts with 17, by `sha256sum`.
  @Test func `an old identifier that is the key of another entity opens that one`() throws {
    let history = """
      time,entity,event,name,slot,link
      0,a,create,Ann,,
      0,a,pick,,s1,
      1,17,create,Cy,,
      """
    let hash = try Experiments.strategy("hash-id", ["bits": .number(8), "keyed": .number(0)])
    let found = try Self.adoption(of: .stable(), after: hash, in: history)
    #expect(found.slots == .init(held: 1, lost: 0, wrong: 1))
  }

  @Test func `a module that takes any text for its own cannot be asked`() throws {
    let module = try StrategyFile.open(Modules.file("Fickle"))
    let found = try Self.adoption(of: Experiments.choice(of: module), after: .stable())
    #expect(!found.canBeAsked)
  }
}

extension StrategyChoice {
  fileprivate static func stable() throws -> StrategyChoice {
    try Experiments.strategy("stable-id")
  }
}
