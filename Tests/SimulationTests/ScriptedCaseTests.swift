import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Small histories whose outcomes public reports describe, asserted event by event.
struct ScriptedCaseTests {
  private static let perSlot = HostBehaviour(labelStore: .perSlot)
  private static let byID = HostBehaviour(labelStore: .byID)

  /// What was looked at, used and followed, in words.
  private static func outcomes(
    _ rows: String, _ strategy: String, _ parameters: [String: StrategyValue] = [:],
    at host: HostBehaviour
  ) throws -> [String] {
    let moments = try Experiments.moments(
      "time,entity,event,name,slot,link\n" + rows, Experiments.strategy(strategy, parameters),
      at: host)
    return moments.compactMap { moment in
      switch moment.what {
      case .viewed(_, _, let state, let label): "view \(label ?? "nothing") \(state)"
      case .used(_, _, let target): "use \(target)"
      case .followed(_, let outcome): "follow \(outcome)"
      case .picked(_, _, let identifier, let label, _): "pick \(identifier) \(label ?? "nothing")"
      default: nil
      }
    }
  }

  @Test func `three slots picked after three renames show three labels and all resolve`() throws {
    let rows = """
      0,h,create,Home,,
      1,h,pick,,s1,
      2,h,rename,Crib,,
      3,h,pick,,s2,
      4,h,rename,Pad,,
      5,h,pick,,s3,
      6,,view,,s1,
      6,,view,,s2,
      6,,view,,s3,
      7,,use,,s1,
      7,,use,,s2,
      7,,use,,s3,
      """
    #expect(
      try Self.outcomes(rows, "stable-id", at: Self.perSlot) == [
        "pick h Home", "pick h Crib", "pick h Pad",
        "view Home stale", "view Crib stale", "view Pad fresh",
        "use correct", "use correct", "use correct",
      ])
  }

  @Test func `the picker lists the new name while the selected row shows the old one`() throws {
    let rows = """
      0,c,create,Ada,,
      1,c,pick,,s,
      2,c,rename,Ada L.,,
      3,,view,,s,
      3,,use,,s,
      4,c,pick,,other,
      """
    #expect(
      try Self.outcomes(rows, "stable-id", at: Self.perSlot) == [
        "pick c Ada", "view Ada stale", "use correct", "pick c Ada L.",
      ])
  }

  @Test func `a strict version orphans the slot although its label still reads well`() throws {
    let rows = """
      0,c,create,Ada,,
      1,c,pick,,s,
      2,,use,,s,
      3,c,rename,Bea,,
      4,,view,,s,
      4,,use,,s,
      5,c,pick,,s,
      6,,view,,s,
      6,,use,,s,
      """
    #expect(
      try Self.outcomes(rows, "versioned-id", ["resolve": .text("strict")], at: Self.perSlot) == [
        "pick c.v0 Ada", "use correct", "view Ada stale", "use orphaned",
        "pick c.v1 Bea", "view Bea fresh", "use correct",
      ])
  }

  @Test func `a lenient version keeps the target, and the label stale until a new pick`() throws {
    let rows = """
      0,c,create,Ada,,
      1,c,pick,,s,
      3,c,rename,Bea,,
      4,,view,,s,
      4,,use,,s,
      5,c,pick,,s,
      6,,view,,s,
      """
    #expect(
      try Self.outcomes(rows, "versioned-id", ["resolve": .text("lenient")], at: Self.perSlot) == [
        "pick c.v0 Ada", "view Ada stale", "use correct", "pick c.v1 Bea", "view Bea fresh",
      ])
  }

  @Test(arguments: [("stable-id", "c", "Ada", "stale"), ("versioned-id", "c.v1", "Bea", "fresh")])
  func `a table by ID keeps the label of a stable ID and refreshes a versioned one`(
    _ strategy: String, _ identifier: String, _ label: String, _ state: String
  ) throws {
    let rows = """
      0,c,create,Ada,,
      1,c,pick,,s,
      3,c,rename,Bea,,
      5,c,pick,,s,
      6,,view,,s,
      """
    let outcomes = try Self.outcomes(rows, strategy, at: Self.byID)
    #expect(
      Array(outcomes.suffix(2)) == ["pick \(identifier) \(label)", "view \(label) \(state)"])
  }

  @Test func `a link issued under the first name works again when the name comes back`() throws {
    let rows = """
      0,c,create,A,,
      1,c,link,,,l
      2,,follow,,,l
      3,c,rename,B,,
      4,,follow,,,l
      5,c,rename,A,,
      6,,follow,,,l
      """
    #expect(
      try Self.outcomes(rows, "hash-id", at: Self.perSlot) == [
        "follow correct", "follow broken", "follow correct",
      ])
    #expect(
      try Self.outcomes(rows, "versioned-id", at: Self.perSlot) == [
        "follow correct", "follow broken", "follow broken",
      ])
  }

  @Test func `two names with one short hash open the wrong entity`() throws {
    // SHA-256 of both "Fay" and "Ida" begins with the byte 48, as sha256sum shows.
    let rows = """
      0,a,create,Fay,,
      0,b,create,Ida,,
      1,a,pick,,sa,
      1,b,pick,,sb,
      2,,use,,sa,
      2,,use,,sb,
      2,b,link,,,l
      3,,follow,,,l
      3,,view,,sb,
      """
    let parameters: [String: StrategyValue] = ["keyed": .number(0), "bits": .number(8)]
    let outcomes = try Self.outcomes(rows, "hash-id", parameters, at: Self.perSlot)
    #expect(
      outcomes.suffix(4) == [
        "use correct", "use wrongTarget", "view Ida fresh", "follow wrongTarget",
      ]
    )
  }

  @Test(arguments: [("none", true), ("nfc", false), ("nfkc-casefold-trim", false)])
  func `two spellings of one name are one display, and one identifier only when normalized`(
    _ normalize: String, _ changes: Bool
  ) throws {
    let trace = """
      time,entity,event,name,slot
      0,c,create,Caf\u{e9},
      1,c,pick,,s
      2,c,rename,Cafe\u{301},
      3,,view,,s
      4,,use,,s
      """
    let moments = try Experiments.moments(
      trace, Experiments.strategy("hash-id", ["normalize": .text(normalize)]), at: Self.perSlot)
    let saves = moments.compactMap { moment in
      if case .saved(let name, _, let changes, _) = moment.what {
        (name: name, changes: changes)
      } else {
        nil
      }
    }
    #expect(saves.count == 1)
    #expect(saves.first?.name == nil, "the user sees no other name")
    #expect(saves.first?.changes == changes)
    #expect(moments.contains { $0.what == .viewed(host: 0, slot: 0, .fresh, label: "Caf\u{e9}") })
    let target: TargetState = changes ? .orphaned : .correct
    #expect(moments.contains { $0.what == .used(host: 0, slot: 0, target) })
  }
}
