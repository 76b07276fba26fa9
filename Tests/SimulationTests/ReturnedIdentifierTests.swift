import HostModel
import Simulation
import TestSupport
import Testing

/// What an app answers with, and what a host makes of it: every combination, worked by hand.
///
/// A is picked, renamed to B, used and looked at, renamed to C, used and looked at.
struct ReturnedIdentifierTests {
  private static let rows = [
    "0,c,create,A,", "1,c,pick,,s", "2,c,rename,B,", "3,,use,,s", "4,,view,,s", "5,c,rename,C,",
    "6,,use,,s", "7,,view,,s",
  ]

  /// How the app answers for an identifier that it does not issue any more.
  enum Answer: String, CaseIterable, Sendable {
    case nothing, requested, current

    var forms: [(String, [String: StrategyValue])] {
      switch self {
      case .nothing: [("versioned-id", [:]), ("hash-id", [:])]
      case .requested, .current:
        [("versioned-id", "lenient"), ("hash-id", "lenient"), ("hash-id", "history")].map {
          ($0, ["resolve": .text($1), "returns": .text(rawValue)])
        }
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let answer: Answer
    let rule: OnReturnedIDMismatch
    let store: LabelStore
    let seen: [String]

    init(
      _ answer: Answer, _ rule: OnReturnedIDMismatch, _ store: LabelStore, _ seen: String...
    ) {
      (self.answer, self.rule, self.store, self.seen) = (answer, rule, store, seen)
    }

    var testDescription: String { "\(answer.rawValue), \(rule.rawValue), \(store.rawValue)" }
  }

  private static let cases: [Case] = [
    // Nothing is returned, so nothing differs.
    Case(.nothing, .drop, .perSlot, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.nothing, .drop, .byID, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.nothing, .drop, .none, "orphaned", "- empty", "orphaned", "- empty"),
    Case(.nothing, .keepStored, .perSlot, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.nothing, .keepStored, .byID, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.nothing, .keepStored, .none, "orphaned", "- empty", "orphaned", "- empty"),
    Case(.nothing, .rewriteStored, .perSlot, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.nothing, .rewriteStored, .byID, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.nothing, .rewriteStored, .none, "orphaned", "- empty", "orphaned", "- empty"),
    // An echo never differs from what was asked for.
    Case(.requested, .drop, .perSlot, "correct", "A stale", "correct", "A stale"),
    Case(.requested, .drop, .byID, "correct", "A stale", "correct", "A stale"),
    Case(.requested, .drop, .none, "correct", "- fresh", "correct", "- fresh"),
    Case(.requested, .keepStored, .perSlot, "correct", "A stale", "correct", "A stale"),
    Case(.requested, .keepStored, .byID, "correct", "A stale", "correct", "A stale"),
    Case(.requested, .keepStored, .none, "correct", "- fresh", "correct", "- fresh"),
    Case(.requested, .rewriteStored, .perSlot, "correct", "A stale", "correct", "A stale"),
    Case(.requested, .rewriteStored, .byID, "correct", "A stale", "correct", "A stale"),
    Case(.requested, .rewriteStored, .none, "correct", "- fresh", "correct", "- fresh"),
    // Another identifier comes back: not heard, heard, or stored. Only a table that gets to know it
    // captures a label for it.
    Case(.current, .drop, .perSlot, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.current, .drop, .byID, "orphaned", "A stale", "orphaned", "A stale"),
    Case(.current, .drop, .none, "orphaned", "- empty", "orphaned", "- empty"),
    Case(.current, .keepStored, .perSlot, "correct", "A stale", "correct", "A stale"),
    Case(.current, .keepStored, .byID, "correct", "A stale", "correct", "A stale"),
    Case(.current, .keepStored, .none, "correct", "- fresh", "correct", "- fresh"),
    Case(.current, .rewriteStored, .perSlot, "correct", "A stale", "correct", "A stale"),
    Case(.current, .rewriteStored, .byID, "correct", "B fresh", "correct", "C fresh"),
    Case(.current, .rewriteStored, .none, "correct", "- fresh", "correct", "- fresh"),
  ]

  @Test(arguments: cases)
  func `what comes back is not heard, heard or stored`(_ row: Case) throws {
    let host = HostBehaviour(labelStore: row.store, onReturnedIDMismatch: row.rule)
    for (strategy, parameters) in row.answer.forms {
      let seen = try HostSwitchTests.outcomes(Self.rows, strategy, parameters, at: host)
      #expect(seen == row.seen, "\(strategy) \(parameters)")
    }
  }

  @Test func `every combination is there`() {
    #expect(Set(Self.cases.map(\.testDescription)).count == 3 * 3 * 3)
  }

  @Test func `an answer that is not heard empties a slot where nothing would`() throws {
    let host = HostBehaviour(
      labelStore: .perSlot, onUnresolved: .clearSlot, onReturnedIDMismatch: .drop)
    for (answer, seen) in [
      (Answer.requested, ["correct", "A stale", "correct", "A stale"]),
      (.current, ["orphaned", "- empty", "orphaned", "- empty"]),
    ] {
      for (strategy, parameters) in answer.forms {
        #expect(
          try HostSwitchTests.outcomes(Self.rows, strategy, parameters, at: host) == seen)
      }
    }
  }
}
