import Simulation
import TestSupport
import Testing

/// What a script of renames finds out about the strategies, beside what their manuals say.
struct ConductTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let strategy: String
    var parameters: [String: StrategyValue] = [:]
    let minting: Conduct.Minting
    let answers: Conduct.Answers
    var links = Conduct.Answers.all
    var sharesIdentifiers = true

    var testDescription: String { "\(strategy) \(parameters.keys.sorted())" }
  }

  private static let cases = [
    Case(strategy: "stable-id", minting: .fixed, answers: .all),
    Case(strategy: "accept-staleness", minting: .fixed, answers: .all),
    Case(
      strategy: "versioned-id", minting: .byRename, answers: .onlyCurrent, links: .onlyCurrent),
    Case(
      strategy: "versioned-id", parameters: ["resolve": .text("lenient")], minting: .byRename,
      answers: .all),
    Case(
      strategy: "versioned-id",
      parameters: ["resolve": .text("lenient"), "returns": .text("current")], minting: .byRename,
      answers: .other, links: .other),
    Case(
      strategy: "versioned-id", parameters: ["links": .text("stable")], minting: .byRename,
      answers: .onlyCurrent, sharesIdentifiers: false),
    Case(strategy: "hash-id", minting: .byName, answers: .onlyCurrent, links: .onlyCurrent),
    Case(
      strategy: "hash-id", parameters: ["resolve": .text("history")], minting: .byName,
      answers: .all),
    // Two of some thirty names share a hash of one bit.
    Case(
      strategy: "hash-id", parameters: ["bits": .number(1)], minting: .other,
      answers: .onlyCurrent, links: .onlyCurrent),
  ]

  @Test(arguments: cases)
  func `a script finds out what an identifier follows and for how long it means something`(
    _ row: Case
  ) throws {
    let conduct = try Conduct(
      of: Experiments.strategy(row.strategy, row.parameters), key: "c7")
    #expect(conduct.forHosts.minting == row.minting)
    #expect(conduct.forHosts.answers == row.answers)
    #expect(conduct.forLinks.answers == row.links)
    #expect(conduct.sharesIdentifiers == row.sharesIdentifiers)
    #expect(conduct.nudges == (row.strategy == "accept-staleness"))
    #expect(!conduct.isGlobal)
  }

  @Test func `a hash without the key is of all entities`() throws {
    #expect(
      try Conduct(of: Experiments.strategy("hash-id", ["keyed": .number(0)]), key: "c").isGlobal)
  }
}
