import Foundation
import TestSupport
import Testing

/// `stratbench run` as a user meets it.
struct RunCommandTests {
  private static let config = """
    experiment: small
    seed: 4
    horizon: 1y
    replications: 4
    entities: 60
    hosts: [shortcuts-parameter]
    workload: {renames: 2/y, picks: 1/y, views: 6/y, links: {issued: 4/y, followed-after: {fixed: 30d}}}
    strategies: [stable-id, versioned-id]
    """

  private static func run(_ arguments: [String], config: String = config) throws
    -> (program: Program, folder: TemporaryFolder)
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(config, to: "small.yaml")
    let out = arguments.contains("--out") ? [] : ["--out", folder.file("out")]
    return (try Program(["run", file] + out + arguments), folder)
  }

  @Test func `a run writes both files and shows the verdict, the scoreboard and the paths`() throws
  {
    let (program, folder) = try Self.run(["--no-progress"])
    #expect(program.exitCode == 0)
    #expect(program.errors.isEmpty)
    #expect(program.output.hasPrefix("Use stable-id: it scores "))
    #expect(program.output.contains("Strategy      Verdict      Score ↑"))
    #expect(
      program.output.hasSuffix(
        "\(folder.file("out/report.md"))\n\(folder.file("out/results.json"))\n"))
    #expect(try folder.read("out/report.md").hasPrefix("# Identifier strategy: small\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).count == 2)
  }

  @Test func `two runs, with other jobs, give the same bytes`() throws {
    let one = try Self.run(["--jobs", "1"]).folder
    let other = try Self.run(["--jobs", "3"]).folder
    for file in ["out/report.md", "out/results.json"] {
      #expect(try one.read(file) == other.read(file))
    }
    let seeded = try Self.run(["--seed", "5"]).folder
    #expect(try one.read("out/results.json") != seeded.read("out/results.json"))
  }

  @Test func `a hyphen prints the report alone`() throws {
    let (program, folder) = try Self.run(["--out", "-"])
    #expect(program.exitCode == 0)
    #expect(program.output.hasPrefix("# Identifier strategy: small\n"))
    #expect(program.output.hasSuffix("</details>\n"))
    #expect(!folder.exists("out"))
  }

  @Test func `a hyphen reads the config from a pipe`() throws {
    let folder = try TemporaryFolder()
    let program = try Program(["run", "-", "--out", folder.file("out")], input: Self.config)
    #expect(program.exitCode == 0, "\(program.errors)")
    #expect(folder.exists("out/report.md"))
    let wrong = try Program(["validate", "-"], input: "experiment: x\n")
    #expect(wrong.exitCode == 65)
    #expect(wrong.errors.hasPrefix("-:1:1: error: "))
  }

  @Test func `what cannot be written to standard output is not lost in silence`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = Process()
    process.executableURL = URL(filePath: Modules.folder + "/stratbench")
    process.arguments = ["--help"]
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
  }

  @Test func `a file that cannot be replaced is found before the run, and the other one stays`()
    throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("results.json"), withIntermediateDirectories: false)
    let (program, _) = try Self.run(["--out", folder.path, "--replications", "1000000"])
    #expect(program.exitCode == 73)
    #expect(program.errors.contains("results.json' is a folder"))
    #expect(!folder.exists("report.md"))
  }

  @Test func `the report tells the command that gives it again`() throws {
    let (_, folder) = try Self.run(["--set", "score.tolerance=30d", "--seed", "9"])
    #expect(
      try folder.read("out/report.md").contains(
        "\nstratbench run small.yaml --seed 9 --set score.tolerance=30d\n"))
  }

  @Test func `a history that picks slots of its own gets none laid over it`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "time,entity,event,name,slot\n0,a,create,A,\n9,a,pick,,s\n86400,,view,,s", to: "t.csv")
    let config =
      "experiment: own\nhosts: [shortcuts-parameter]\nstrategies: [stable-id]\n"
      + "workload: {trace: t.csv"
    for (more, picks) in [("}", 20), (", slots: 1}", 40)] {
      let file = try folder.write(config + more, to: "own.yaml")
      #expect(try Program(["run", file, "--quiet", "--out", folder.path]).exitCode == 0)
      #expect(try folder.read("results.json").contains("\"picks\" : \(picks),"))
    }
  }

  @Test func `a history whose entities stand in another order gives the same bytes`() throws {
    let folder = try TemporaryFolder()
    let text = try String(
      contentsOfFile: Modules.repository + "/Configs/traces/place-names.csv", encoding: .utf8)
    let rows = text.split(separator: "\n")
    let byEntity = Dictionary(grouping: rows.dropFirst()) { $0.split(separator: ",")[1] }
    let shuffled = byEntity.sorted { String($0.key.reversed()) < String($1.key.reversed()) }
      .flatMap(\.value)
    #expect(shuffled != Array(rows.dropFirst()))
    var outputs: [[String]] = []
    for (name, order) in [("one", Array(rows.dropFirst())), ("other", shuffled)] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
      _ = try folder.write(
        ([rows[0]] + order).joined(separator: "\n"), to: "\(name)/place-names.csv")
      let config = try String(
        contentsOfFile: Modules.repository + "/Configs/place-names.yaml", encoding: .utf8)
      let file = try folder.write(
        config.replacing("traces/", with: ""), to: "\(name)/place-names.yaml")
      let program = try Program(["run", file, "--replications", "3", "--out", folder.file(name)])
      #expect(program.exitCode == 0, "\(program.errors)")
      outputs.append([
        try folder.read("\(name)/report.md"), try folder.read("\(name)/results.json"),
      ])
    }
    let same = outputs[0] == outputs[1]
    #expect(same)
  }

  @Test func `a command to come says that it is not there yet`() throws {
    let program = try Program(["explain", "Configs/widget-contacts.yaml"])
    #expect(program.exitCode == 64)
    #expect(program.errors.contains("'explain' is not there yet"))
    #expect(try Program(["explian"]).errors.contains("unknown command 'explian'"))
  }

  @Test func `quiet says nothing, and timing speaks to standard error`() throws {
    let quiet = try Self.run(["--quiet"]).program
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
    let timed = try Self.run(["--quiet", "--timing"]).program
    #expect(timed.output.isEmpty)
    #expect(timed.errors.contains("events/s"))
    for phase in ["read", "generate", "play", "merge", "report"] {
      #expect(timed.errors.contains("\n\(phase) "))
    }
  }

  @Test func `a dry run runs nothing`() throws {
    let (program, folder) = try Self.run(["--dry-run"])
    #expect(program.exitCode == 0)
    #expect(program.output.contains("4 replications of 60 entities over 1 y"))
    #expect(!folder.exists("out"))
  }

  @Test func `mistakes end with code 65, all of them told, and nothing written`() throws {
    let config = Self.config.replacing("1y", with: "1").replacing("stable-id", with: "stabel-id")
    let (program, folder) = try Self.run([], config: config)
    #expect(program.exitCode == 65)
    #expect(program.errors.contains("small.yaml:3:10: error: "))
    #expect(program.errors.contains("did you mean 'stable-id'?"))
    #expect(program.output.isEmpty)
    #expect(!folder.exists("out"))
  }

  @Test func `a folder that cannot be written ends with code 73 before the run`() throws {
    let folder = try TemporaryFolder()
    let blocker = try folder.write("", to: "file")
    let (program, _) = try Self.run(["--out", blocker + "/out"])
    #expect(program.exitCode == 73)
    #expect(program.errors.contains("choose another one with --out DIR"))
    let (late, _) = try Self.run(["--replications", "1000000", "--out", blocker])
    #expect(late.exitCode == 73, "found out before a run that would take hours")
  }

  @Test(
    arguments: [
      (["nothing.yaml"], 66, "'nothing.yaml' cannot be read: there is no such file"),
      (["Configs"], 66, "it is a folder"), ([], 64, "takes one config"),
      (["a.yaml", "--jobs", "0"], 64, "is not a whole number from 1"),
      (["a.yaml", "--out"], 64, "'--out' needs a value"),
      (["a.yaml", "--out=", "--quiet"], 64, "'--out' needs a value"),
      (["a.yaml", "--sed", "1"], 64, "did you mean '--seed'?"),
      (["Configs/widget-contacts.yaml", "--check"], 65, "has no 'expect'"),
    ] as [([String], Int32, String)])
  func `wrong calls are told apart by their codes`(
    _ arguments: [String], _ code: Int32, _ text: String
  ) throws {
    let program = try Program(["run"] + arguments)
    #expect(program.exitCode == code)
    #expect(program.errors.contains(text), "\(program.errors)")
    #expect(program.output.isEmpty)
  }

  @Test func `no clear winner is code 11 when one is required`() throws {
    let config = Self.config.replacing(
      "[stable-id, versioned-id]",
      with: "[{plugin: stable-id, label: one}, {plugin: stable-id, label: two}]")
    let (program, folder) = try Self.run(["--require-winner"], config: config)
    #expect(program.exitCode == 11)
    #expect(program.output.hasPrefix("No clear winner: one and two score"))
    #expect(program.output.contains("the declared scores do not tell them apart"))
    #expect(folder.exists("out/report.md"))
    #expect(try Self.run([], config: config).program.exitCode == 0)
  }

  @Test func `values set on the command line are read and blamed there`() throws {
    let (program, folder) = try Self.run([
      "--set", "workload.renames=9/y", "--host", "shortcuts-parameter",
    ])
    #expect(program.exitCode == 0)
    #expect(try folder.read("out/report.md").contains("renamed 9 a year"))
    let wrong = try Self.run(["--set", "workload.renames=lots"]).program
    #expect(wrong.exitCode == 65)
    #expect(wrong.errors.contains("(set on the command line)"))
  }

  @Test func `an interrupted run ends with code 130 and leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.config, to: "small.yaml")
    let process = Process()
    process.executableURL = URL(filePath: Modules.folder + "/stratbench")
    process.arguments = [
      "run", file, "--out", folder.file("out"), "--replications", "1000000", "--quiet",
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: 1)
    process.interrupt()
    for _ in 0..<100 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).isEmpty)
  }
}
