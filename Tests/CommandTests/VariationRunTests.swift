import Foundation
import TestSupport
import Testing

/// Scenarios and sweeps as a user meets them.
struct VariationRunTests {
  private static let scenarios = """

    scenarios:
      quiet names: {workload: {renames: 0.05/y}}
      edit sheet: {hosts: [widgetkit-edit-sheet], horizon: 2y}
    """
  private static let sweep = """

    sweep:
      workload.renames: [0.02/y, 2/y]
      horizon: {from: 1y, to: 3y, step: 1y}
      together: {workload.picks: [1/y, 24/y], workload.views: [6/y, 12/y]}
      except: {workload.renames: 2/y, horizon: [2y, 3y]}
    """
  private static let both = RunCommandTests.config + scenarios + sweep

  private static func results(_ folder: TemporaryFolder, _ file: String) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(folder.read(file).utf8))
    return try #require(json as? [String: Any])
  }

  private static func cells(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("out/cells")).sorted()
  }

  /// Each scenario, with the settings that make it a run of its own.
  private static let alone: [(name: String, settings: [String])] = [
    ("quiet names", ["--set", "workload.renames=0.05/y"]),
    ("edit sheet", ["--host", "widgetkit-edit-sheet", "--set", "horizon=2y"]),
  ]

  @Test func `a scenario comes to what the same config gives when it is run alone`() throws {
    let (program, folder) = try RunCommandTests.run(
      [], config: RunCommandTests.config + Self.scenarios)
    #expect(program.exitCode == 0, "\(program.errors)")
    let found = try #require(
      Self.results(folder, "out/results.json")["scenarios"] as? [[String: Any]])
    #expect(found.count == 2)
    for (scenario, alone) in zip(found, Self.alone) {
      #expect(scenario["name"] as? String == alone.name)
      let (_, own) = try RunCommandTests.run(alone.settings + ["--set", "vary-assumptions=false"])
      let key = try #require(scenario["key"] as? String)
      #expect(
        try folder.read("out/cells/\(key)/results.json") == own.read("out/results.json"))
      let verdict = try #require(Self.results(own, "out/results.json")["verdict"] as? [String: Any])
      #expect(scenario["overall"] as? [String: Double] == verdict["overall"] as? [String: Double])
      #expect(scenario["kind"] as? String == verdict["kind"] as? String)
    }
  }

  @Test func `a repeated sweep plays nothing, and gives the same bytes`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.both, to: "small.yaml")
    func run(_ arguments: String...) throws -> Program {
      try Program(["run", file, "--out", folder.file("out")] + arguments)
    }
    let first = try run("--jobs", "1")
    #expect(first.exitCode == 0)
    let lines = first.errors.split(separator: "\n")
    // Two scenarios; 2 × 3 × 2 combinations without 2 × 2.
    #expect(lines.first == "11 runs: the experiment itself, 2 scenarios, 8 cells of the sweep")
    #expect(lines.count == 11)
    #expect(lines.last?.hasPrefix("run 10 of 10: workload.renames=2/y horizon=1y") == true)
    let (report, results) = (try folder.read("out/report.md"), try folder.read("out/results.json"))
    let second = try run("--jobs", "3")
    #expect(
      second.errors == """
        11 runs: the experiment itself, 2 scenarios, 8 cells of the sweep; 10 of them kept from an \
        earlier run

        """)
    #expect(try folder.read("out/report.md") == report)
    #expect(try folder.read("out/results.json") == results)
    let other = try RunCommandTests.run(["--jobs", "2"], config: Self.both).folder
    #expect(try other.read("out/results.json") == results)
    #expect(try run("--quiet").errors.isEmpty)
  }

  @Test func `a longer sweep runs only what is missing`() throws {
    let folder = try TemporaryFolder()
    func run(_ picks: String) throws -> [Substring] {
      let config = RunCommandTests.config + "\nsweep: {workload.picks: \(picks)}\n"
      let file = try folder.write(config, to: "small.yaml")
      return try Program(["run", file, "--out", folder.file("out")]).errors.split(separator: "\n")
    }
    #expect(try run("[1/y, 2/y]").count == 3)
    #expect(try run("[2/y, 3/y, 1/y]").dropFirst() == ["run 1 of 1: workload.picks=3/y"])
    #expect(try Self.cells(folder).count == 3)
  }

  @Test(arguments: [
    "", "{}", "not JSON", "digit", "cut",
  ])
  func `a result that is not whole is played anew`(_ damage: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      RunCommandTests.config + "\nsweep: {seed: [1, 2]}\n", to: "small.yaml")
    let arguments = ["run", file, "--out", folder.file("out")]
    #expect(try Program(arguments).exitCode == 0)
    let cell = "out/cells/\(try Self.cells(folder)[0])/results.json"
    let whole = try folder.read(cell)
    switch damage {
    case "digit":
      _ = try folder.write(whole.replacing("\"views\" : 1", with: "\"views\" : 2"), to: cell)
    case "cut": _ = try folder.write(String(whole.dropLast(200)), to: cell)
    default: _ = try folder.write(damage, to: cell)
    }
    let again = try Program(arguments)
    #expect(again.exitCode == 0)
    let lines = again.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "note: '\(folder.file(cell))' is not whole; its run is played anew")
    #expect(try folder.read(cell) == whole)
  }

  @Test func `an interrupted sweep keeps what it has and goes on from there`() throws {
    let folder = try TemporaryFolder()
    let config = RunCommandTests.config + "\nsweep: {replications: [2, 3, 1000000, 4]}\n"
    let file = try folder.write(config, to: "small.yaml")
    let process = Process()
    process.executableURL = URL(filePath: Modules.folder + "/stratbench")
    process.arguments = ["run", file, "--out", folder.file("out")]
    let errors = URL(filePath: try folder.write("", to: "errors"))
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    for _ in 0..<300 where try !folder.read("errors").contains("run 3 of 4") {
      Thread.sleep(forTimeInterval: 0.1)
    }
    process.interrupt()
    for _ in 0..<100 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(
      try folder.read("errors").hasSuffix(
        """
        run 3 of 4: replications=1000000
        interrupted; no report was written, and 2 of 4 runs are kept in '\(folder.file("out/cells"))'
          help: the same command goes on from there

        """))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")) == ["cells"])
    #expect(try Self.cells(folder).count == 2)
    let rest = try Program([
      "run", file, "--out", folder.file("out"), "--set", "sweep.replications=[2, 3, 4]",
    ])
    #expect(rest.exitCode == 0)
    #expect(rest.errors.contains("2 of them kept") && rest.errors.contains("run 1 of 1: "))
  }

  @Test func `a dry run lists every run with what it takes, and writes nothing`() throws {
    let (program, folder) = try RunCommandTests.run(["--dry-run"], config: Self.both)
    #expect(program.exitCode == 0)
    let lines = program.output.split(separator: "\n").map { $0.split(separator: " ") }
    // 60 entities for a year: created, 2 renames, a first pick and 1 more, 6 views and 4 links,
    // each issued and followed: 19 events, in 4 replications.
    #expect(lines.contains { $0.prefix(4) == ["the", "experiment", "itself", "4,560"] })
    #expect(lines.contains { $0.prefix(3) == ["scenario", "'quiet", "names'"] })
    #expect(lines.contains { $0.first == "workload.renames=0.02/y" && $0[1] == "horizon=3y" })
    #expect(lines.contains { $0.prefix(3) == ["all", "11", "runs"] })
    #expect(!folder.exists("out"))
  }

  @Test func `without a folder everything is played and nothing is kept`() throws {
    let (program, folder) = try RunCommandTests.run(["--out", "-"], config: Self.both)
    #expect(program.exitCode == 0)
    #expect(program.output.contains("\n## Scenarios\n") && program.output.contains("\n## Sweep\n"))
    #expect(!folder.exists("out"))
  }

  @Test func `a cell that fails says which one it is`() throws {
    let fickle = "{plugin: \(Modules.file("Fickle")), label: mine}"
    let (program, _) = try RunCommandTests.run(
      ["--replications", "2"],
      config: RunCommandTests.config
        + "\nsweep: {replications: [20], strategies: [[stable-id], [\(fickle)]]}\n"
    )
    #expect(program.exitCode == 70)
    #expect(program.errors.contains("\n  in the run replications=20 strategies=[{plugin: "))
  }

  @Test func `the sections are as kept`() throws {
    let (program, folder) = try RunCommandTests.run([], config: Self.both)
    let report = try folder.read("out/report.md")
    let start = try #require(report.range(of: "## Scenarios"))
    let end = try #require(report.range(of: "\n\n## Consequences"))
    try Golden.expect(
      String(report[start.lowerBound..<end.lowerBound]), is: "variations/sections.md")
    try Golden.expect(
      program.output.replacing(folder.path, with: "DIR"), is: "variations/output.txt")
  }
}
