import Foundation
import TestSupport
import Testing

/// What is read and written, and what happens where it cannot be.
extension RunCommandTests {
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

  @Test func `a folder that cannot be written ends with code 73 before the run`() throws {
    let folder = try TemporaryFolder()
    let blocker = try folder.write("", to: "file")
    let (program, _) = try Self.run(["--out", blocker + "/out"])
    #expect(program.exitCode == 73)
    #expect(program.errors.contains("choose another one with --out DIR"))
    let (late, _) = try Self.run(["--replications", "1000000", "--out", blocker])
    #expect(late.exitCode == 73, "found out before a run that would take hours")
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
