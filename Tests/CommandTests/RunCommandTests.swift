import Foundation
import TestSupport
import Testing

/// `stratbench run` as a user meets it.
struct RunCommandTests {
  static let config = """
    experiment: small
    seed: 4
    horizon: 1y
    replications: 4
    entities: 60
    hosts: [shortcuts-parameter]
    workload: {renames: 2/y, picks: 1/y, views: 6/y, links: {issued: 4/y, followed-after: {fixed: 30d}}}
    strategies: [stable-id, versioned-id]
    """

  static func run(_ arguments: [String], config: String = config) throws
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

  @Test(arguments: [("20%", 10, true), ("1%", 25, false)])
  func `replications are added until enough is known or the cap is hit, and the report says which`(
    _ halfWidth: String, _ played: Int, _ isReached: Bool
  ) throws {
    let plan = "{until: {metric: staleness.viewed, half-width: \(halfWidth)}, at-most: 25}"
    let (_, folder) = try Self.run(["--set", "replications=\(plan)"])
    let (report, results) = (
      try folder.read("out/report.md"), try folder.read("out/results.json")
    )
    #expect(results.contains("\n  \"replications\" : \(played),"))
    #expect(results.contains("\"isPrecisionReached\" : \(isReached)"))
    #expect(report.contains("That was reached.") == isReached)
    #expect(report.contains("**That was not reached**") != isReached)
  }

  @Test func `a run that cannot fit into memory is refused before it starts`() throws {
    // Some 4 GB for each of a thousand threads.
    let (program, folder) = try Self.run([
      "--jobs", "1000", "--set", "replications=1000", "--set", "entities=1000000", "--set",
      "horizon=5y", "--set", "strategies=[{plugin: hash-id, keyed: false}]",
    ])
    #expect(program.exitCode == 65)
    #expect(program.errors.contains("error: the run would take about "))
    #expect(program.errors.contains("use fewer --jobs or 'entities'"))
    #expect(!folder.exists("out/report.md"))
  }

  @Test func `a hyphen prints the report alone`() throws {
    let (program, folder) = try Self.run(["--out", "-"])
    #expect(program.exitCode == 0)
    #expect(program.output.hasPrefix("# Identifier strategy: small\n"))
    #expect(program.output.hasSuffix("gave the same `results.json`.\n"))
    #expect(!folder.exists("out"))
  }

  @Test func `the report tells the command that gives it again`() throws {
    let (_, folder) = try Self.run(["--set", "score.tolerance=30d", "--seed", "9"])
    #expect(
      try folder.read("out/report.md").contains(
        "\nstratbench run small.yaml --seed 9 --set score.tolerance=30d\n"))
  }

  @Test func `a command to come says that it is not there yet`() throws {
    let program = try Program(["trace", "Configs/widget-contacts.yaml"])
    #expect(program.exitCode == 64)
    #expect(program.errors.contains("'trace' is not there yet"))
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

  @Test(
    arguments: [
      (["nothing.yaml"], 66, "'nothing.yaml' cannot be read: there is no such file"),
      (["Configs"], 66, "it is a folder"), ([], 64, "takes one config"),
      (["a.yaml", "--jobs", "0"], 64, "is not a whole number from 1"),
      (["a.yaml", "--out"], 64, "'--out' needs a value"),
      (["a.yaml", "--out=", "--quiet"], 64, "'--out' needs a value"),
      (["a.yaml", "--sed", "1"], 64, "did you mean '--seed'?"),
      (["Configs/place-names.yaml", "--check"], 65, "has no 'expect'"),
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
}
