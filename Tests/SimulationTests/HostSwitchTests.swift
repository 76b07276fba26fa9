import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// What each switch of a host profile does, on histories of a few rows.
struct HostSwitchTests {
  static let day = 86400.0

  /// The label and target that the slot has after each row that is a view or a use.
  static func outcomes(
    _ rows: [String], _ strategy: String, _ parameters: [String: StrategyValue] = [:],
    at host: HostBehaviour
  ) throws -> [String] {
    let trace = (["time,entity,event,name,slot"] + rows).joined(separator: "\n")
    return try Experiments.moments(
      trace, Experiments.strategy(strategy, parameters), at: host
    ).compactMap { moment in
      switch moment.what {
      case .viewed(_, _, let state, let label): "\(label ?? "-") \(state)"
      case .used(_, _, let target): "\(target)"
      default: nil
      }
    }
  }

  static let renamed = [
    "0,c,create,A,", "1,c,pick,,s", "2,c,rename,B,", "3,,use,,s", "4,,view,,s", "5,,use,,s",
  ]

  @Test func `a host that captures at render shows the new name after the next use`() throws {
    let host = HostBehaviour(labelStore: .perSlot, capture: .render)
    #expect(
      try Self.outcomes(Self.renamed, "stable-id", at: host) == ["correct", "B fresh", "correct"])
    #expect(
      try Self.outcomes(Self.renamed, "versioned-id", at: host)
        == ["orphaned", "A stale", "orphaned"])
  }

  @Test func `an index shows the name under which an identifier was first given out`() throws {
    let rows = Self.renamed + ["6,c,pick,,s", "7,,view,,s"]
    let host = HostBehaviour(labelStore: .perSlot, capture: .index)
    #expect(try Self.outcomes(rows, "stable-id", at: host).last == "A stale")
    #expect(try Self.outcomes(rows, "versioned-id", at: host).last == "B fresh")
  }

  @Test func `what is first seen stays, and a re-pick of the same identifier may keep it`() throws {
    let rows = Self.renamed + ["6,c,pick,,s", "7,,view,,s"]
    let hosts = [
      (HostBehaviour(labelStore: .perSlot, capture: .firstSeen), "A stale"),
      (HostBehaviour(labelStore: .perSlot, repickSameID: .keep), "A stale"),
      (HostBehaviour(labelStore: .perSlot, repickSameID: .recapture), "B fresh"),
    ]
    for (host, last) in hosts {
      #expect(try Self.outcomes(rows, "stable-id", at: host).last == last)
    }
  }

  @Test func `a cleared slot is empty and lost until the user picks again`() throws {
    let host = HostBehaviour(labelStore: .perSlot, onUnresolved: .clearSlot)
    #expect(
      try Self.outcomes(
        Self.renamed + ["6,c,pick,,s", "7,,view,,s", "8,,use,,s"], "versioned-id", at: host)
        == ["orphaned", "- empty", "orphaned", "B fresh", "correct"])
  }

  @Test func `a default entity in the slot's place is another entity`() throws {
    let host = HostBehaviour(labelStore: .perSlot, onUnresolved: .defaultEntity)
    #expect(
      try Self.outcomes(Self.renamed, "versioned-id", at: host)
        == ["orphaned", "- wrongEntity", "wrongTarget"])
  }

  @Test func `an error keeps label and selection`() throws {
    let host = HostBehaviour(labelStore: .perSlot, onUnresolved: .error)
    #expect(
      try Self.outcomes(Self.renamed, "versioned-id", at: host)
        == ["orphaned", "A stale", "orphaned"])
  }

  @Test(
    arguments: [
      (OnReturnedIDMismatch.drop, LabelStore.byID, ["orphaned", "A stale", "orphaned"]),
      (.keepStored, .byID, ["correct", "A stale", "correct"]),
      (.rewriteStored, .byID, ["correct", "B fresh", "correct"]),
      (.rewriteStored, .perSlot, ["correct", "A stale", "correct"]),
    ])
  func `an answer under another identifier is dropped, kept or stored`(
    _ rule: OnReturnedIDMismatch, _ store: LabelStore, _ expected: [String]
  ) throws {
    let host = HostBehaviour(labelStore: store, onReturnedIDMismatch: rule)
    let parameters: [String: StrategyValue] = [
      "resolve": .text("lenient"), "returns": .text("current"),
    ]
    #expect(try Self.outcomes(Self.renamed, "versioned-id", parameters, at: host) == expected)
  }

  @Test func `a host that never asks finds nothing out`() throws {
    let host = HostBehaviour(labelStore: .perSlot, resolving: .never)
    #expect(
      try Self.outcomes(Self.renamed, "versioned-id", at: host)
        == ["unasked", "A stale", "unasked"])
  }

  @Test func `a host without labels shows what the app answers`() throws {
    let host = HostBehaviour(labelStore: .none)
    #expect(
      try Self.outcomes(Self.renamed, "stable-id", at: host) == ["correct", "- fresh", "correct"])
    #expect(
      try Self.outcomes(Self.renamed, "versioned-id", at: host)
        == ["orphaned", "- empty", "orphaned"])
  }

  @Test func `a label is captured again when it reaches its age`() throws {
    let rows = [
      "0,c,create,A,", "0,c,pick,,s", "86400,c,rename,B,", "172799,,view,,s", "172800,,view,,s",
    ]
    let host = HostBehaviour(labelStore: .perSlot, labelTTL: 2 * Self.day)
    #expect(try Self.outcomes(rows, "stable-id", at: host) == ["A stale", "B fresh"])
    #expect(try Self.outcomes(rows, "versioned-id", at: host) == ["A stale", "A stale"])
  }

  @Test func `one table row that is captured again mends every slot that shows it`() throws {
    let rows = [
      "0,c,create,A,", "0,c,pick,,s", "1,c,pick,,t", "86400,c,rename,B,", "172800,,view,,s",
      "172800,,view,,t",
    ]
    let host = HostBehaviour(labelStore: .byID, labelTTL: 2 * Self.day)
    #expect(try Self.outcomes(rows, "stable-id", at: host) == ["B fresh", "B fresh"])
  }

  @Test func `a re-capture takes no answer that the host drops, and asks past an index`() throws {
    let rows = [
      "0,c,create,A,", "0,c,pick,,s", "86400,c,rename,B,", "172800,,view,,s",
    ]
    let parameters: [String: StrategyValue] = [
      "resolve": .text("lenient"), "returns": .text("current"),
    ]
    for (rule, seen) in [(OnReturnedIDMismatch.drop, "A stale"), (.keepStored, "B fresh")] {
      let host = HostBehaviour(
        labelStore: .perSlot, labelTTL: 2 * Self.day, onReturnedIDMismatch: rule)
      #expect(try Self.outcomes(rows, "versioned-id", parameters, at: host) == [seen])
    }
    let index = HostBehaviour(labelStore: .perSlot, capture: .index, labelTTL: 2 * Self.day)
    #expect(try Self.outcomes(rows, "stable-id", at: index) == ["B fresh"])
  }
}
