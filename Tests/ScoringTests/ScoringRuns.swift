import Foundation
import TestSupport
import Testing

/// Whole runs of small experiments, as the tests of this target need them.
enum ScoringRuns {
  static let config = """
    experiment: small
    seed: 4
    horizon: 1y
    replications: 6
    entities: 60
    vary-assumptions: false
    hosts: [shortcuts-parameter, {profile: shortcuts-parameter, set: {label-store: by-id}, label: by id}]
    workload: {renames: 2/y, picks: 1/y, views: 6/y, links: {issued: 4/y, followed-after: {fixed: 30d}}}
    strategies:

    """

  /// What a run leaves.
  struct Run {
    let program: Program
    let report: String
    let results: [String: Any]

    var verdict: [String: Any] { results["verdict"] as? [String: Any] ?? [:] }
    var kind: String? { verdict["kind"] as? String }
  }

  /// Runs an experiment with some strategies, an entry each.
  static func run(_ strategies: [String], _ more: String = "") throws -> Run {
    let folder = try TemporaryFolder()
    let lines = strategies.map { "  - \($0)\n" }.joined()
    let file = try folder.write(config + lines + more, to: "small.yaml")
    let program = try Program(["run", file, "--out", folder.file("out")])
    try #require(program.exitCode == 0, "\(program.errors)")
    let data = Data(try folder.read("out/results.json").utf8)
    return Run(
      program: program, report: try folder.read("out/report.md"),
      results: try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
  }
}
