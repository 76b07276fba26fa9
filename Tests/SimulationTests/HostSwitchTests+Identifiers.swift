import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// What hosts make of identifiers, and of rows that share an instant.
extension HostSwitchTests {
  @Test func `cut identifiers of two entities are one, and the first entity answers`() throws {
    let rows = [
      "0,ab1,create,A,", "0,ab2,create,B,", "1,ab2,pick,,s", "2,,use,,s", "3,ab1,pick,,t",
      "4,,use,,s", "4,,use,,t", "4,,view,,s",
    ]
    var workload: Workload {
      get throws {
        let text = (["time,entity,event,name,slot"] + rows).joined(separator: "\n")
        return Workload(
          edits: .trace(try TraceReader.read(Array(text.utf8), file: "t.csv")),
          actions: Experiments.noActions, seed: 1, horizon: 5)
      }
    }
    let measured = try Experiments.measure(
      workload, [Experiments.strategy("stable-id")],
      hosts: [HostBehaviour(labelStore: .byID, maxIDLength: 2)], replications: 1)
    // "ab" is nobody's key: a stable ID answers for its whole key only.
    #expect(measured.tallies[0].hosts[0].uses[.orphaned] == 3)
    // The table kept B for "ab", so the slot of A shows another entity's name.
    #expect(measured.tallies[0].hosts[0].labelTime[.wrongEntity].seconds == 2)
  }

  @Test func `rows of one instant and one rank are played as they stand`() throws {
    let host = HostBehaviour(labelStore: .perSlot)
    let deleted = [
      "0,a,create,A,", "1,a,pick,,s", "2,a,delete,,", "3,a,restore,A,", "3,a,delete,,",
    ]
    #expect(
      try Self.outcomes(deleted + ["4,,view,,s"], "stable-id", at: host) == ["A ofDeleted"])
    let moved = ["0,a,create,A,", "0,b,create,B,", "5,a,pick,,s", "5,b,pick,,s", "6,,view,,s"]
    #expect(try Self.outcomes(moved, "stable-id", at: host) == ["B fresh"])
    let render = HostBehaviour(labelStore: .perSlot, capture: .render)
    let used = ["0,a,create,A,", "1,a,pick,,s", "2,a,rename,B,", "3,,use,,s", "3,,view,,s"]
    #expect(try Self.outcomes(used, "stable-id", at: render) == ["correct", "B fresh"])
  }

  @Test func `an entity created later can take over an identifier that others hold`() throws {
    let rows = [
      "0,b,create,Sam,", "1,b,pick,,s", "2,,use,,s", "9,a,create,Sam,", "10,,use,,s",
    ]
    #expect(
      try Self.outcomes(
        rows, "hash-id", ["keyed": .number(0)], at: HostBehaviour(labelStore: .perSlot))
        == ["correct", "wrongTarget"])
  }

  @Test func `an identifier that the host cuts off resolves to nothing`() throws {
    let rows = ["0,contact,create,A,", "1,contact,pick,,s", "2,,use,,s"]
    let host = HostBehaviour(labelStore: .perSlot, maxIDLength: 5)
    #expect(try Self.outcomes(rows, "stable-id", at: host) == ["orphaned"])
    #expect(
      try Self.outcomes(
        rows, "stable-id", at: HostBehaviour(labelStore: .perSlot, maxIDLength: 7)) == ["correct"])
  }

  @Test func `a slot that moves to another entity leaves the first one`() throws {
    let rows = [
      "0,a,create,A,", "0,b,create,B,", "1,a,pick,,s", "2,,view,,s", "3,b,pick,,s", "4,,view,,s",
      "5,a,rename,A2,", "6,,view,,s",
    ]
    let host = HostBehaviour(labelStore: .perSlot)
    #expect(
      try Self.outcomes(rows, "stable-id", at: host) == ["A fresh", "B fresh", "B fresh"])
  }

  @Test func `a deleted entity is gone, not lost, and comes back as it was`() throws {
    let rows = [
      "0,a,create,A,", "1,a,pick,,s", "2,a,delete,,", "3,,use,,s", "4,,view,,s", "5,a,restore,A,",
      "6,,use,,s", "7,,view,,s",
    ]
    let host = HostBehaviour(labelStore: .perSlot)
    #expect(
      try Self.outcomes(rows, "stable-id", at: host)
        == ["gone", "A ofDeleted", "correct", "A fresh"])
  }
}
