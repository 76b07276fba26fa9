import HostModel
import Simulation
import StrategyLoading
import TestSupport
import Testing
import Workload

/// Strategies come in by two doors: linked into the program, and from a shared library.
struct DoorTests {
  private static func measure(
    _ module: StrategyModule, _ parameters: [String: StrategyValue] = [:]
  ) throws -> [Tallies] {
    var synthetic = SyntheticWorkload()
    synthetic.entities = 300
    synthetic.renames = 2 / Experiments.year
    synthetic.reverts = 0.2
    synthetic.touches = 1 / Experiments.year
    var actions = UserActions()
    actions.picks = 1 / Experiments.year
    actions.views = 4 / Experiments.year
    actions.links = 2 / Experiments.year
    actions.followDelay = .exponential(mean: 30 * Experiments.day)
    let workload = Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 9, horizon: 2 * Experiments.year)
    return try Experiments.measure(
      workload, [Experiments.choice(of: module, parameters)],
      hosts: [HostBehaviour(labelStore: .byID, uses: 1 / 3600)], replications: 2
    ).tallies
  }

  @Test(
    arguments: [
      ("stable-id", "StableID", [:]), ("accept-staleness", "AcceptStaleness", [:]),
      ("versioned-id", "VersionedID", [:]),
      (
        "versioned-id", "VersionedID",
        ["resolve": .text("lenient"), "returns": .text("current"), "links": .text("stable")]
      ),
      ("hash-id", "HashID", [:]), ("hash-id", "HashID", ["resolve": .text("history")]),
      ("hash-id", "HashID", ["keyed": .number(0), "bits": .number(8)]),
      ("template-id", "TemplateID", [:]),
      (
        "template-id", "TemplateID",
        ["template": .text("{name:slug}~{version}"), "aliases": .number(3)]
      ),
      ("alias-table", "AliasTable", ["returns": .text("current")]),
      ("alias-table", "AliasTable", ["identifiers": .text("slug")]),
      ("coalesced-version", "CoalescedVersion", [:]), ("split-id", "SplitID", [:]),
      ("slug-id", "SlugID", ["redirects": .number(1)]),
    ] as [(String, String, [String: StrategyValue])])
  func `a bundled strategy counts the same through both doors`(
    _ id: String, _ file: String, _ parameters: [String: StrategyValue]
  ) throws {
    let linked = try Modules.bundled(id)
    let loaded = try StrategyFile.open(Modules.file(file))
    #expect(loaded.file != nil && linked.file == nil)
    #expect(loaded.id == linked.id && loaded.version == linked.version)
    #expect(loaded.parameters == linked.parameters)
    let same = try Self.measure(loaded, parameters) == Self.measure(linked, parameters)
    #expect(same)
  }

  @Test func `a module in C loads, declares its parameter and runs`() throws {
    let module = try StrategyFile.open(Modules.file("CStrategy"))
    #expect(module.id == "stars")
    #expect(module.parameters.map(\.name) == ["most"])
    let tally = try Self.measure(module)[0].strategy
    // A star a display change, three at most: each identifier is the key and 0 to 3 stars.
    #expect(tally.distinctIdentifiers > 2 * 300 && tally.distinctIdentifiers <= 2 * 4 * 300)
    #expect(tally.spuriousChanges == 0)
    #expect(tally.follows[.broken] > 0 && tally.follows[.correct] > 0)
  }

  @Test func `a module in C can refuse its parameters`() throws {
    let module = try StrategyFile.open(Modules.file("CStrategy"))
    let problem = try #require(throws: StrategyProblem.self) {
      try StrategyInstance(module, [.number(13)])
    }
    #expect(problem.parameter == 0)
    #expect(problem.message == "thirteen stars are not made")
  }

  @Test(
    arguments: [
      ("OtherABI", "strategy ABI 3", "strategy ABI 2", "use a newer stratbench"),
      ("OtherSize", "a table of 160 bytes", "a table of 168 bytes", "rebuild the module"),
      ("OtherLayout", "structure layout 0x7", "structure layout 0x", "default alignment"),
      ("NoEntry", "without a strategy entry", "'stratbench_strategy_entry'", "C linkage"),
    ])
  func `a module that does not fit is refused with what was found and how to mend it`(
    _ name: String, _ found: String, _ supported: String, _ fix: String
  ) throws {
    let file = Modules.file(name)
    let refusal = try #require(throws: StrategyRefusal.self) { try StrategyFile.open(file) }
    #expect(refusal.module == file)
    #expect(refusal.found.contains(found), "\(refusal.found)")
    #expect(refusal.supported.contains(supported), "\(refusal.supported)")
    #expect(refusal.fix.contains(fix), "\(refusal.fix)")
  }

  @Test func `a file that is no library is refused`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("no library\n", to: "libNothing.so")
    let refusal = try #require(throws: StrategyRefusal.self) { try StrategyFile.open(file) }
    #expect(refusal.found.contains("libNothing.so"))
    #expect(refusal.rendered.split(separator: "\n").count == 4)
  }

  @Test func `a refused module ends the program with code 20 and nothing written`() throws {
    let folder = try TemporaryFolder()
    let program = try Program([
      "run", "Configs/widget-contacts.yaml", "--plugin", Modules.file("OtherABI"), "--out",
      folder.file("out"),
    ])
    #expect(program.exitCode == 20)
    #expect(program.errors.contains("found:     strategy ABI 3"))
    #expect(!folder.exists("out"))
  }
}
