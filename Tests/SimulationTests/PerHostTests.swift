import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// One strategy that resolves strictly at one host and leniently at another.
struct PerHostTests {
  private static let hosts = [
    HostBehaviour(labelStore: .perSlot), HostBehaviour(labelStore: .byID),
    HostBehaviour(labelStore: .perSlot),
  ]

  private static var workload: Workload {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 1000
    synthetic.renames = ClosedFormTests.lambda / Experiments.year
    var actions = UserActions()
    actions.picks = ClosedFormTests.mu / Experiments.year
    actions.views = 6 / Experiments.year
    actions.links = 1 / Experiments.year
    actions.followDelay = .fixed(0.1 * Experiments.year)
    return Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 7,
      horizon: ClosedFormTests.horizon * Experiments.year)
  }

  /// A strategy with a parameter of its own at the second host.
  private static func choice(
    _ id: String, _ values: [String: StrategyValue], second: [String: StrategyValue]
  ) throws -> StrategyChoice {
    let usual = try Experiments.strategy(id, values)
    let own = try Experiments.strategy(id, values.merging(second) { $1 })
    return StrategyChoice(
      label: id, module: usual.module, values: usual.values, hostValues: [1: own.values])
  }

  @Test(
    arguments: [
      ("versioned-id", "strict", "lenient"), ("versioned-id", "lenient", "strict"),
      ("hash-id", "strict", "history"),
    ])
  func `slots are orphaned only where the strategy is strict`(
    _ id: String, _ usual: String, _ second: String
  ) throws {
    let choice = try Self.choice(
      id, ["resolve": .text(usual)], second: ["resolve": .text(second)])
    let measured = try Experiments.measure(
      Self.workload, [choice], hosts: Self.hosts, replications: 12)
    // λ/(λ+μ) with the factor for a finite horizon, as in the closed forms.
    let (l, m) = (ClosedFormTests.lambda, ClosedFormTests.mu)
    let orphaned = ClosedFormTests.approach(l / (l + m), l + m, ClosedFormTests.horizon)
    for host in Self.hosts.indices {
      let estimate = measured.estimate(
        .orphanedTime, strategy: 0, host: host, confidence: 0.999)
      if (host == 1 ? second : usual) == "strict" {
        #expect(try #require(estimate.low) <= orphaned)
        #expect(try #require(estimate.high) >= orphaned)
      } else {
        #expect(estimate.mean == 0)
      }
    }
  }

  @Test func `links and churn are those of the whole strategy`() throws {
    let choice = try Self.choice(
      "versioned-id", ["resolve": .text("strict")], second: ["resolve": .text("lenient")])
    let alone = try Experiments.strategy("versioned-id", ["resolve": .text("strict")])
    let together = try Experiments.measure(
      Self.workload, [choice, alone], hosts: Self.hosts, replications: 2)
    let isSame = together.tallies[0].strategy == together.tallies[1].strategy
    #expect(isSame)
    #expect(together.tallies[0].strategy.follows[.broken] > 0)
    let isSameHost = together.tallies[0].hosts[0] == together.tallies[1].hosts[0]
    #expect(isSameHost)
  }

  @Test func `hosts that stand for others keep the parameters of those`() throws {
    let choice = try Self.choice(
      "versioned-id", ["resolve": .text("strict")], second: ["resolve": .text("lenient")])
    let moved = choice.at(hosts: [0, 1, 2, 1])
    #expect(moved.hostValues.keys.sorted() == [1, 3])
    #expect(choice.at(hosts: [1, 0]).hostValues.keys.sorted() == [0])
    #expect(choice.at(host: 1).values == choice.hostValues[1])
    #expect(choice.at(host: 2).values == choice.values)
  }

  @Test(
    arguments: [
      ("versioned-id", "resolve", StrategyValue.text("lenient"), true),
      ("versioned-id", "returns", .text("current"), true),
      ("versioned-id", "links", .text("stable"), false),
      ("hash-id", "resolve", .text("history"), true), ("hash-id", "bits", .number(16), false),
      ("hash-id", "keyed", .number(0), false), ("hash-id", "normalize", .text("none"), false),
      ("hash-id", "normalize", .text("nfkc-casefold-trim"), false),
      ("accept-staleness", "nudge.probability", .number(1), true),
    ])
  func `whether a parameter changes what is issued is found out`(
    _ id: String, _ parameter: String, _ value: StrategyValue, _ isAlike: Bool
  ) throws {
    let usual = try Experiments.strategy(id)
    let changed = try Experiments.strategy(id, [parameter: value])
    #expect(try Conduct.issueAlike(usual, changed) == isAlike)
  }
}
