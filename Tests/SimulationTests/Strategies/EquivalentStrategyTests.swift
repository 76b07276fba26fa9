import HostModel
import Simulation
import TestSupport
import Testing
import Workload

/// Strategies that must come to the same, count by count, though they are programmed apart.
struct EquivalentStrategyTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let one: String
    let oneParameters: [String: StrategyValue]
    let other: String
    let otherParameters: [String: StrategyValue]

    var testDescription: String { "\(one) \(oneParameters) as \(other) \(otherParameters)" }

    init(
      _ one: String, _ oneParameters: [String: StrategyValue], as other: String,
      _ otherParameters: [String: StrategyValue] = [:]
    ) {
      self.one = one
      self.oneParameters = oneParameters
      self.other = other
      self.otherParameters = otherParameters
    }
  }

  private static let strict: [String: StrategyValue] = ["resolve": .text("strict")]
  private static let lenient: [String: StrategyValue] = ["resolve": .text("lenient")]

  private static func template(_ text: String, _ resolve: String = "strict", aliases: Double = 0)
    -> [String: StrategyValue]
  {
    ["template": .text(text), "resolve": .text(resolve), "aliases": .number(aliases)]
  }

  private static let pairs = [
    Pair("template-id", template("{key}"), as: "stable-id"),
    Pair("template-id", template("{key}.v{version}"), as: "versioned-id", strict),
    Pair("template-id", template("{key}.v{version}", "lenient"), as: "versioned-id", lenient),
    Pair("template-id", template("{key}.h{name:nfc:sha256:8}"), as: "hash-id", strict),
    Pair("template-id", template("{key}.h{name:nfc:sha256:8}", "lenient"), as: "hash-id", lenient),
    Pair(
      "template-id", template("{key}.h{name:nfc:sha256:8}", aliases: 1e6), as: "hash-id",
      ["resolve": .text("history")]),
    Pair(
      "template-id", template("{name:nfkc-casefold-trim:sha256:3}"), as: "hash-id",
      [
        "keyed": .number(0), "bits": .number(12), "normalize": .text("nfkc-casefold-trim"),
      ]),
    Pair("template-id", template("{name:slug}"), as: "slug-id"),
    Pair(
      "template-id", template("{key}.v{version}", aliases: 2), as: "alias-table",
      ["capacity": .number(2)]),
    Pair("alias-table", ["capacity": .number(0)], as: "versioned-id", strict),
    Pair("alias-table", ["capacity": .number(1e6)], as: "versioned-id", lenient),
    Pair(
      "alias-table",
      ["identifiers": .text("slug"), "capacity": .number(1e6), "returns": .text("current")],
      as: "slug-id", ["redirects": .number(1)]),
    Pair(
      "alias-table", ["identifiers": .text("slug"), "capacity": .number(0)], as: "slug-id"),
    Pair("coalesced-version", ["quiet": .number(0)], as: "versioned-id", strict),
    Pair(
      "split-id", strict, as: "versioned-id",
      ["resolve": .text("strict"), "links": .text("stable")]),
    Pair(
      "split-id", lenient, as: "versioned-id",
      ["resolve": .text("lenient"), "links": .text("stable")]),
  ]

  @Test(arguments: pairs)
  func `two ways to say one strategy count the same`(_ pair: Pair) throws {
    let isSame =
      try Self.tallies(pair.one, pair.oneParameters)
      == Self.tallies(pair.other, pair.otherParameters)
    #expect(isSame)
  }

  @Test func `strategies that differ count differently in these histories`() throws {
    let all = try [
      Self.tallies("stable-id", [:]), Self.tallies("versioned-id", Self.strict),
      Self.tallies("hash-id", [:]), Self.tallies("slug-id", ["redirects": .number(1)]),
      Self.tallies("alias-table", ["capacity": .number(2)]),
      Self.tallies("coalesced-version", ["quiet": .number(30 * Experiments.day)]),
    ]
    for (index, one) in all.enumerated() {
      for other in all[..<index] {
        let isSame = one == other
        #expect(!isSame)
      }
    }
  }

  private static func tallies(_ strategy: String, _ parameters: [String: StrategyValue]) throws
    -> [Tallies]
  {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 150
    synthetic.renames = 3 / Experiments.year
    synthetic.reverts = 0.3
    synthetic.touches = 1 / Experiments.year
    synthetic.deletes = 0.1 / Experiments.year
    var actions = UserActions()
    actions.picks = 1 / Experiments.year
    actions.views = 4 / Experiments.year
    actions.links = 3 / Experiments.year
    actions.followDelay = .exponential(mean: 90 * Experiments.day)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 5, horizon: 3 * Experiments.year)
    return try Experiments.measure(
      workload, [Experiments.strategy(strategy, parameters)],
      hosts: [
        HostBehaviour(labelStore: .perSlot, uses: 1 / 3600), HostBehaviour(labelStore: .byID),
      ], replications: 2
    ).tallies
  }
}
