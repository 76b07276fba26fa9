import Foundation
import TestSupport
import Testing

/// What a report says of scenarios and sweeps, where the model tells who must win.
struct VariationFindingsTests {
  private static func host(_ store: String) -> String {
    "[{profile: widgetkit-edit-sheet, set: {label-store: \(store)}, label: sheet}]"
  }

  /// Both strategies are equally stale where slots keep their own labels.
  ///
  /// There the stable one wins, as it churns less. Where labels are kept by identifier, a stable one never gets a new label, and staleness counts
  /// most.
  private static let config = """
    experiment: small
    horizon: 3y
    replications: 6
    entities: 100
    hosts: \(host("per-slot"))
    workload: {renames: 0.5/y, picks: 12/y, views: 6/y}
    strategies: [stable-id, {plugin: versioned-id, label: lenient, resolve: lenient}]
    score: {weights: {staleness: 9, churn: 1}}
    """

  private static func run(_ more: String, config: String = config) throws
    -> (program: Program, folder: TemporaryFolder)
  {
    let result = try RunCommandTests.run([], config: config + "\n" + more)
    #expect(result.program.exitCode == 0, "\(result.program.errors)")
    return result
  }

  private static let byID = "{hosts: \(host("by-id"))}"

  @Test(arguments: [
    ("{long: {horizon: 4y}}", "The recommendation of stable-id holds in the scenario as well."),
    ("{a: {horizon: 4y}, b: {entities: 90}}", "stable-id holds in all 2 scenarios."),
    ("{shared: \(byID)}", "stable-id holds in no scenario: lenient wins in 'shared'."),
    (
      "{shared: \(byID), long: {horizon: 4y}, still: {workload: {renames: 0}}, "
        + "also: {hosts: \(host("by-id")), horizon: 4y}}",
      "holds in 1 of 4 scenarios; lenient wins in 'shared' and 'also'; there is no clear winner in "
        + "'still'."
    ),
  ])
  func `a sentence says where the recommendation holds and who wins elsewhere`(
    _ scenarios: String, _ sentence: String
  ) throws {
    let (program, folder) = try Self.run("scenarios: \(scenarios)")
    #expect(program.output.contains(sentence), "\(program.output)")
    #expect(try folder.read("out/report.md").contains(sentence.replacing("'", with: "*")))
  }

  @Test func `without a recommendation there is none to hold`() throws {
    let config = Self.config.replacing("renames: 0.5/y", with: "renames: 0")
    let (program, _) = try Self.run(
      "scenarios: {more: {workload: {renames: 0.5/y}}}", config: config)
    #expect(
      program.output.contains(
        "The config as it is has no clear winner; stable-id wins in 'more'."))
  }

  /// By the host alone: 2 × 3 cells, of which one is left out.
  @Test func `a sweep says which setting changes the winner`() throws {
    let (program, folder) = try Self.run(
      """
      sweep:
        hosts: [\(Self.host("per-slot")), \(Self.host("by-id"))]
        workload.views: [6/y, 12/y, 24/y]
        except: {hosts: \(Self.host("by-id")), workload.views: 24/y}
      """)
    #expect(program.output.contains("\nSweep: stable-id wins 3 of 5 cells, lenient 2.\n"))
    let report = try folder.read("out/report.md")
    #expect(report.contains("lenient 2. The outcome changes with `hosts`.\n"))
    #expect(report.contains("| `hosts` | in 2 of 2 | `[{profile: "))
    #expect(
      report.contains(
        "| `workload.views` | in 0 of 2 | `6/y`: stable-id 1, lenient 1; `12/y`: stable-id 1, "
          + "lenient 1; `24/y`: stable-id 1 |"))
    let data = Data(try folder.read("out/results.json").utf8)
    let results = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let sweep = try #require(results["sweep"] as? [String: Any])
    let cells = try #require(sweep["cells"] as? [[String: Any]])
    #expect(
      cells.map { $0["strategy"] as? String }
        == ["stable-id", "stable-id", "stable-id", "lenient", "lenient"])
    #expect((cells[3]["settings"] as? [String: String])?["workload.views"] == "6/y")
  }

  @Test func `a sweep in which nothing matters says so`() throws {
    let (program, folder) = try Self.run("sweep: {workload.views: [6/y, 12/y]}")
    #expect(program.output.contains("Sweep: stable-id wins 2 of 2 cells."))
    #expect(try folder.read("out/report.md").contains("No setting changes the outcome."))
  }

  @Test func `a folder for results that cannot be made is found before the run`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "cells")
    let (program, _) = try RunCommandTests.run(
      ["--out", folder.path, "--replications", "1000000"],
      config: Self.config + "\nsweep: {seed: [1, 2]}\n")
    #expect(program.exitCode == 73)
    #expect(program.errors.contains("\(folder.path)/cells'"))
  }
}
