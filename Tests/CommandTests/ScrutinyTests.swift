import Foundation
import TestSupport
import Testing

/// What a run does to let a sceptic judge it.
struct ScrutinyTests {
  private static let host =
    "{profile: shortcuts-parameter, set: {label-store: {value: by-id, alternatives: [per-slot]}}}"
  private static let config = RunCommandTests.config.replacing(
    "[shortcuts-parameter]", with: "[\(host)]")

  @Test func `a strategy that is not what it shows when asked ends the run with code 70`() throws {
    let config = Self.config.replacing(
      "[stable-id, versioned-id]",
      with: "[stable-id, {plugin: \(Modules.file("Fickle")), label: mine}]")
    let (program, folder) = try RunCommandTests.run(["--replications", "20"], config: config)
    #expect(program.exitCode == 70)
    #expect(program.output.isEmpty)
    #expect(
      program.errors.hasPrefix("error: the self-check of the run failed; nothing was written\n"))
    #expect(program.errors.contains("\n  mine: links.correct is 1.0 by simulation, but 0.84"))
    #expect(program.errors.contains("  mine at shortcuts-parameter: orphaned.time is 0.0 by"))
    #expect(program.errors.contains("\n  help: a strategy whose answers depend on more than"))
    #expect(!folder.exists("out/report.md") && !folder.exists("out/results.json"))
  }

  @Test func `the results hold the self-check, the bounds and every replaced value`() throws {
    let (program, folder) = try RunCommandTests.run([], config: Self.config)
    #expect(program.exitCode == 0, "\(program.errors)")
    let data = Data(try folder.read("out/results.json").utf8)
    let results = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let check = try #require(results["selfCheck"] as? [String: Any])
    #expect(check["passed"] as? Bool == true)
    let oracle = (results["bounds"] as? [String: Any])?["oracle"] as? [String: Any]
    #expect(oracle?["overall"] as? Double == 100)
    let study = try #require(results["assumptions"] as? [String: Any])
    let replaced = try #require(study["replaced"] as? [[String: Any]])
    let values = replaced.map { "\($0["switch"] ?? "") \($0["alternative"] ?? "")" }
    #expect(
      values == [
        "label-store per-slot", "repick-same-id keep", "on-returned-id-mismatch drop",
        "on-returned-id-mismatch rewrite-stored", "uses 1/w", "uses 10/d",
        "free-reloads on-save",
      ])
    let report = try folder.read("out/report.md")
    // Label and links of both strategies, orphans and new identifiers of the versioned one.
    for text in [
      "change this decision\n\n", "\n\nEach value of a host",
      "check\n\nThe run measured 6 values",
    ] {
      let isThere = report.contains(text)
      #expect(isThere, "\(text)")
    }
  }

  @Test func `replacing assumed values can be switched off, and changes nothing else`() throws {
    let off = try RunCommandTests.run(["--set", "vary-assumptions=false"], config: Self.config)
    #expect(off.program.exitCode == 0)
    #expect(try off.folder.read("out/report.md").contains("`vary-assumptions: false`"))
    #expect(try off.folder.read("out/results.json").contains("\"assumptions\" : null"))
    let on = try RunCommandTests.run([], config: Self.config)
    #expect(
      on.program.output.components(separatedBy: "\n\n")[1]
        == off.program.output.components(separatedBy: "\n\n")[1])
    let wrong = try RunCommandTests.run(["--set", "vary-assumptions=maybe"], config: Self.config)
    #expect(wrong.program.exitCode == 65)
  }
}
