import HostModel
import Scoring
import Simulation
import TestSupport
import Testing
import Workload

/// A run against theory and against its own books.
struct SelfCheckTests {
  /// λ = 0.8 and μ = 1.3 a year over five years, links followed after a quarter.
  private static func workload(
    renames: Double = 0.8,
    _ change: (inout SyntheticWorkload, inout UserActions) -> Void = { _, _ in }
  ) -> Workload {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 400
    synthetic.renames = renames / Experiments.year
    synthetic.touches = 1 / Experiments.year
    var actions = UserActions()
    actions.picks = 1.3 / Experiments.year
    actions.views = 6 / Experiments.year
    actions.links = 4 / Experiments.year
    actions.followDelay = .fixed(0.25 * Experiments.year)
    change(&synthetic, &actions)
    return Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 11, horizon: 5 * Experiments.year)
  }

  private static let perSlot = HostBehaviour(labelStore: .perSlot, uses: 1 / Experiments.day)
  private static let byID = HostBehaviour(labelStore: .byID)

  /// Plays a workload and checks it as if it were `declared`.
  private static func check(
    _ workload: Workload, as declared: Workload? = nil, _ strategy: StrategyChoice,
    _ host: HostBehaviour, replications: Int = 4, extraEvents: Int = 0
  ) throws -> SelfCheck {
    let measurements = try Experiments.measure(
      workload, [strategy], hosts: [host], replications: replications)
    let events = Experiments.events(workload, replications: replications)
    return SelfCheck(
      measurements, declared ?? workload, hosts: [host],
      conducts: [try Conduct(of: strategy, key: "c400")], events: events + extraEvents)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let strategy: String
    var parameters: [String: StrategyValue] = [:]
    var host = SelfCheckTests.perSlot
    var workload = SelfCheckTests.workload()
    let metric: Metric
    /// Worked out with a pocket calculator; nil when no form should be asked for.
    let value: Double?

    var testDescription: String { name }
  }

  private static let cases = [
    // λ/(λ+μ)·(1 − (1−e^{−(λ+μ)H})/((λ+μ)H)) and 1 − (1−e^{−λH})/(λH).
    Case(
      name: "a label per slot recovers", strategy: "stable-id", metric: .stalenessViewed,
      value: 0.3447),
    Case(
      name: "a label by ID never does", strategy: "stable-id", host: byID,
      metric: .stalenessViewed, value: 0.7546),
    Case(
      name: "nor does it when the app nudges", strategy: "accept-staleness", host: byID,
      metric: .stalenessViewed, value: 0.7546),
    Case(
      name: "a nudge at a slot's own label has no form", strategy: "accept-staleness",
      metric: .stalenessViewed, value: nil),
    Case(
      name: "a version brings a label by ID up to date", strategy: "versioned-id", host: byID,
      metric: .stalenessViewed, value: 0.3447),
    Case(
      name: "a strict version orphans", strategy: "versioned-id", metric: .orphanedTime,
      value: 0.3447),
    // e^{−0.8·0.25}
    Case(
      name: "links of a strict version", strategy: "versioned-id", metric: .linksCorrect,
      value: 0.8187),
    Case(
      name: "links of a lenient version", strategy: "versioned-id",
      parameters: ["resolve": .text("lenient")], metric: .linksCorrect, value: 1),
    // 20/20.8 without a horizon; with one, summed up in 200,000 strips.
    Case(
      name: "links followed after a varying time", strategy: "versioned-id",
      workload: workload { _, actions in
        actions.followDelay = .exponential(mean: 0.05 * Experiments.year)
      }, metric: .linksCorrect, value: 0.9619),
    // (1 + 0.8·0.25/0.6)^{−0.6}
    Case(
      name: "links under unequal rates", strategy: "versioned-id",
      workload: workload { synthetic, _ in synthetic.dispersion = 0.6 }, metric: .linksCorrect,
      value: 0.8415),
    // (1 + e^{−2·0.8·0.25})/2
    Case(
      name: "links of a hash whose names alternate", strategy: "hash-id",
      workload: workload { synthetic, _ in synthetic.reverts = 1 }, metric: .linksCorrect,
      value: 0.8352),
    // 1 − (1−e^{−0.8·0.5})/(0.8·0.5), ten spans of half a year.
    Case(
      name: "a label that expires", strategy: "stable-id",
      host: HostBehaviour(labelStore: .byID, labelTTL: 0.5 * Experiments.year),
      metric: .stalenessViewed, value: 0.1758),
    Case(
      name: "one identifier a rename", strategy: "versioned-id", metric: .churnPerEntityYear,
      value: 0.8),
    Case(
      name: "deletions have no form", strategy: "versioned-id",
      workload: workload { synthetic, _ in synthetic.deletes = 0.1 / Experiments.year },
      metric: .linksCorrect, value: nil),
  ]

  @Test(arguments: cases)
  func `a right run passes, beside the value of the model`(_ row: Case) throws {
    let check = try Self.check(
      row.workload, Experiments.strategy(row.strategy, row.parameters), row.host)
    #expect(check.passes, "\(check.formulas.filter { !$0.passes })")
    let formula = check.formulas.first { $0.metric == row.metric }
    #expect((formula == nil) == (row.value == nil))
    if let formula, let value = row.value {
      #expect(abs(formula.expected - value) < 2e-4, "\(formula.expected)")
      #expect(formula.tolerance < 0.1)
    }
  }

  @Test(arguments: [0.6, 1.0])
  func `a run of another rename rate than declared fails`(_ renames: Double) throws {
    let check = try Self.check(
      Self.workload(renames: renames), as: Self.workload(), Experiments.strategy("versioned-id"),
      Self.perSlot, replications: 20)
    let failed = Set(check.formulas.filter { !$0.passes }.map(\.metric))
    #expect(failed == [.stalenessViewed, .orphanedTime, .linksCorrect, .churnPerEntityYear])
    let areBalanced = check.balances.allSatisfy(\.passes)
    #expect(areBalanced, "the books of the run itself are in order")
  }

  @Test func `one replication is enough, and seldom renames raise no false alarm`() throws {
    for renames in [0.001, 0.01, 0.8] {
      let check = try Self.check(
        Self.workload(renames: renames), Experiments.strategy("versioned-id"), Self.perSlot,
        replications: 1)
      #expect(check.passes && !check.formulas.isEmpty)
    }
  }

  @Test func `an event that nobody counted is found`() throws {
    let check = try Self.check(
      Self.workload(), Experiments.strategy("stable-id"), Self.perSlot, extraEvents: 1)
    #expect(!check.passes)
    #expect(check.balances.filter { !$0.passes }.map(\.law) == [.events])
  }

  @Test func `the books of a scripted history are as counted by hand`() throws {
    let trace = """
      time,entity,event,name,slot,link
      0,c,create,A,,
      10,c,pick,,s,
      20,c,link,,,l
      30,c,rename,B,,
      40,,view,,s,
      40,,use,,s,
      50,,follow,,,l
      60,c,touch,,,
      70,c,delete,,,
      80,,view,,s,
      90,c,restore,C,,
      """
    let workload = try Experiments.history(trace, horizon: 100)
    let strategy = try Experiments.strategy("versioned-id")
    let measurements = try Experiments.measure(
      workload, [strategy], hosts: [Self.byID], replications: 1)
    let check = SelfCheck(
      measurements, workload, hosts: [Self.byID], conducts: [try Conduct(of: strategy, key: "c")],
      events: 11)
    #expect(check.passes && check.formulas.isEmpty)
    let left = Dictionary(uniqueKeysWithValues: check.balances.map { ($0.law, $0.left) })
    // Versions 0, 1 and 2; three saves; the slot is there for all of 100 seconds.
    #expect(
      left == [
        .events: 11, .views: 2, .staleViews: 1, .slotTime: 100, .uses: 1, .links: 1, .follows: 1,
        .saves: 3, .identifiers: 3,
      ])
  }
}
