import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// The first time that users meet another entity than the one that they picked.
///
/// Digests are those of `sha256sum`: "Sam" has 4ecde249, "Ann" 17…, "Bea" 56….
struct FirstWrongTests {
  private static func first(
    _ rows: String, _ parameters: [String: StrategyValue] = [:], at store: LabelStore
  ) throws -> FirstWrong? {
    let workload = try Experiments.history("time,entity,event,name,slot,link\n" + rows)
    return try FirstWrong(
      workload,
      Experiments.strategy(
        "hash-id", ["keyed": .number(0)].merging(parameters) { _, new in new }),
      .init(
        hosts: [HostBehaviour(labelStore: store)], tolerance: 0, seed: 1,
        horizon: workload.horizon, actions: workload.actions))
  }

  @Test func `two entities of one name share a hash, and the slot opens the first`() throws {
    let rows = """
      0,a,create,Sam,,
      1,b,create,Sam,,
      2,b,pick,,s,
      3,,use,,s,
      4,,use,,s,
      """
    let found = try #require(try Self.first(rows, at: .perSlot))
    #expect(found.kind == .slot && found.key == "b" && found.identifier == "4ecde249")
    #expect(found.other == .init(key: "a", name: "Sam", since: 0))
    #expect(found.moments.last?.time == 3)
  }

  @Test func `a rename takes the target of a slot that went right before`() throws {
    let rows = """
      0,a,create,Bea,,
      1,b,create,Sam,,
      2,b,pick,,s,
      3,,use,,s,
      4,a,rename,Sam,,
      5,,use,,s,
      """
    let found = try #require(try Self.first(rows, at: .perSlot))
    #expect(found.kind == .slot && found.other == .init(key: "a", name: "Sam", since: 4))
    #expect(found.moments.contains { $0.what == .used(host: 0, slot: 0, .correct) })
  }

  @Test func `a link opens another entity`() throws {
    let rows = """
      0,a,create,Sam,,
      1,b,create,Sam,,
      2,b,link,,,l
      3,,follow,,,l
      """
    let found = try #require(try Self.first(rows, at: .perSlot))
    #expect(found.kind == .link && found.key == "b" && found.identifier == "4ecde249")
  }

  /// One bit of the digest: 0 for both names.
  @Test func `a host that keeps labels by identifier shows the name of another entity`() throws {
    let rows = """
      0,a,create,Ann,,
      0,a,pick,,s1,
      1,b,create,Bea,,
      2,b,pick,,s2,
      3,,view,,s2,
      """
    let found = try #require(try Self.first(rows, ["bits": .number(1)], at: .byID))
    #expect(found.kind == .label && found.key == "b" && found.identifier == "0")
    #expect(found.other == .init(key: "a", name: "Ann", since: 0))
  }

  @Test func `where all goes right there is none`() throws {
    let rows = """
      0,a,create,Ann,,
      1,b,create,Bea,,
      2,b,pick,,s,
      3,,use,,s,
      3,,view,,s,
      """
    #expect(try Self.first(rows, at: .perSlot) == nil)
  }
}
