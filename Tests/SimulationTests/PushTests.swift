import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// What comes of labels that the app pushes, on histories of a few rows.
struct PushTests {
  private static func host(
    _ store: LabelStore, accepted: Double = 1, delay: Double = 10, capture: Capture = .pick,
    ttl: Double? = nil
  ) -> HostBehaviour {
    HostBehaviour(
      labelStore: store, capture: capture, labelTTL: ttl,
      push: LabelPush(accepted: accepted, delay: delay))
  }

  /// Renamed at 20, so a push is shown at 30.
  private static let renamed = [
    "0,c,create,A,", "1,c,pick,,s", "20,c,rename,B,", "29,,view,,s", "30,,view,,s",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let host: HostBehaviour
    var strategy = "stable-id"
    var parameters: [String: StrategyValue] = [:]
    var rows = PushTests.renamed
    let seen: [String]

    init(
      _ name: String, _ host: HostBehaviour, _ strategy: String = "stable-id",
      _ parameters: [String: StrategyValue] = [:], rows: [String] = PushTests.renamed,
      seen: [String]
    ) {
      testDescription = name
      self.host = host
      self.strategy = strategy
      self.parameters = parameters
      self.rows = rows
      self.seen = seen
    }
  }

  static let cases = [
    Case("a slot's label follows after the delay", host(.perSlot), seen: ["A stale", "B fresh"]),
    Case("a table's label does", host(.byID), seen: ["A stale", "B fresh"]),
    Case(
      "a refused push changes nothing", host(.perSlot, accepted: 0), seen: ["A stale", "A stale"]),
    Case(
      "a version that the slot does not hold is not reached", host(.perSlot), "versioned-id",
      seen: ["A stale", "A stale"]),
    Case(
      "what was first seen stays", host(.perSlot, capture: .firstSeen),
      seen: ["A stale", "A stale"]
    ),
    Case("a host without labels has none to replace", host(.none), seen: ["- fresh", "- fresh"]),
    Case(
      "a push carries the name of its own rename", host(.perSlot),
      rows: [
        "0,c,create,A,", "1,c,pick,,s", "20,c,rename,B,", "25,c,rename,C,", "31,,view,,s",
        "36,,view,,s",
      ], seen: ["B stale", "C fresh"]),
    Case(
      "a push does not replace the newer name of a pick", host(.perSlot),
      rows: [
        "0,c,create,A,", "1,c,pick,,s", "20,c,rename,B,", "25,c,rename,C,", "26,c,pick,,s",
        "31,,view,,s", "32,c,rename,D,", "36,,view,,s", "42,,view,,s",
      ], seen: ["C fresh", "C stale", "D fresh"]),
    Case(
      "an index hands out what was pushed into it", host(.perSlot, capture: .index),
      rows: renamed + ["31,c,pick,,t", "32,,view,,t"], seen: ["A stale", "B fresh", "B fresh"]),
    Case(
      "a name that comes back under its hash was never wrong", host(.perSlot), "hash-id",
      rows: renamed + ["31,c,rename,A,", "32,,view,,s"], seen: ["A stale", "A stale", "A fresh"]),
    Case(
      "an emptied slot has no label to replace",
      HostBehaviour(
        labelStore: .perSlot, push: LabelPush(accepted: 1, delay: 10), onUnresolved: .clearSlot),
      "versioned-id",
      rows: ["0,c,create,A,", "1,c,pick,,s", "20,c,rename,B,", "21,,use,,s", "31,,view,,s"],
      seen: ["orphaned", "- empty"]),
  ]

  @Test(arguments: cases)
  func `a push does what its history asks for`(_ row: Case) throws {
    #expect(
      try HostSwitchTests.outcomes(row.rows, row.strategy, row.parameters, at: row.host) == row.seen
    )
  }

  @Test func `a rename that bypasses the app is neither pushed nor reloaded for`() throws {
    var faults = Faults()
    faults.missedBumps = 1
    let render = HostBehaviour(labelStore: .perSlot, capture: .render, freeReloads: .onSave)
    for host in [Self.host(.perSlot), render] {
      let trace = (["time,entity,event,name,slot"] + Self.renamed).joined(separator: "\n")
      let moments = try Experiments.moments(
        trace, Experiments.strategy("stable-id"), at: host, faults: faults)
      let seen = moments.compactMap { moment in
        if case .viewed(_, _, let state, _) = moment.what { state } else { nil }
      }
      #expect(seen == [.stale, .stale])
    }
  }

  @Test func `a label's age starts again when a push is shown`() throws {
    // Pushed at 20, shown at 30: captured again at 130, not at 101.
    let rows = [
      "0,c,create,A,", "1,c,pick,,s", "20,c,rename,B,", "125,c,rename,C,", "129,,view,,s",
      "130,,view,,s",
    ]
    let host = Self.host(.perSlot, ttl: 100)
    #expect(try HostSwitchTests.outcomes(rows, "stable-id", at: host) == ["B stale", "C fresh"])
  }

  @Test func `a push reaches the slots of another entity that hold the identifier`() throws {
    // Cut to "ab", both identifiers are one; the push is shown at 3, and the horizon is 10.
    let rows = [
      "0,ab1,create,A,", "0,ab2,create,B,", "1,ab1,pick,,s", "1,ab2,pick,,t", "2,ab1,rename,C,",
    ]
    let workload = try Experiments.history(
      (["time,entity,event,name,slot"] + rows).joined(separator: "\n"), horizon: 10)
    for store in [LabelStore.perSlot, .byID] {
      let host = HostBehaviour(
        labelStore: store, push: LabelPush(accepted: 1, delay: 1), maxIDLength: 2)
      let measured = try Experiments.measure(
        workload, [Experiments.strategy("stable-id")], hosts: [host], replications: 1)
      // In a table the slot of ab2 showed A from its pick on.
      let wrong = store == .perSlot ? 7.0 : 9
      #expect(measured.tallies[0].hosts[0].labelTime[.wrongEntity].seconds == wrong)
    }
  }

  @Test func `one chance decides a push for all slots and hosts`() throws {
    let hosts = [LabelStore.perSlot, .byID].map { Self.host($0, accepted: 0.5, delay: 0) }
    var synthetic = SyntheticWorkload()
    synthetic.entities = 200
    synthetic.renames = 2 / Experiments.year
    var actions = UserActions()
    actions.slots = .fixed(2)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 4, horizon: Experiments.year)
    let measured = try Experiments.measure(
      workload, [Experiments.strategy("stable-id")], hosts: hosts, replications: 2)
    let tallies = measured.tallies[0].hosts
    // Without picks a slot and a table differ in nothing but where the label lives.
    #expect(tallies[0].labelTime == tallies[1].labelTime)
    #expect(tallies[0].unrecovered % 2 == 0 && tallies[0].unrecovered > 0)
  }

  @Test func `a free reload shows at once what a use would show later`() throws {
    let rows = ["0,c,create,A,", "1,c,pick,,s", "20,c,rename,B,", "21,,view,,s", "22,,use,,s"]
    let parameters: [String: StrategyValue] = ["resolve": .text("strict")]
    for (reloads, seen, lost) in [
      (FreeReloads.none, "A stale", "A stale"), (.onSave, "B fresh", "- empty"),
    ] {
      let host = HostBehaviour(
        labelStore: .perSlot, capture: .render, onUnresolved: .clearSlot, freeReloads: reloads)
      let stable = try HostSwitchTests.outcomes(rows, "stable-id", at: host)
      #expect(stable == [seen, "correct"])
      let strict = try HostSwitchTests.outcomes(rows, "versioned-id", parameters, at: host)
      #expect(strict == [lost, "orphaned"])
    }
  }
}
