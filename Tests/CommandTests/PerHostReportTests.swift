import Foundation
import TestSupport
import Testing

/// A strategy with parameters of its own at one host, from its config to the results.
struct PerHostReportTests {
  private static func run() throws -> (report: String, results: [String: Any]) {
    let folder = try TemporaryFolder()
    let program = try Program([
      "run", "Configs/surfaces.yaml", "--replications", "2", "--set", "entities=50", "--out",
      folder.path,
    ])
    #expect(program.exitCode == 0)
    let json = try JSONSerialization.jsonObject(with: Data(folder.read("results.json").utf8))
    return (try folder.read("report.md"), try #require(json as? [String: Any]))
  }

  @Test func `the report and the results say what is different where`() throws {
    let (report, results) = try Self.run()
    #expect(
      report.contains(
        "resolve: strict, returns: requested, links: same; at shortcuts-parameter resolve: lenient)"
      ))
    let strategies = try #require(results["strategies"] as? [[String: Any]])
    let own = strategies.map { $0["perHost"] as? [String: [String: String]] }
    #expect(
      own == [
        nil,
        ["shortcuts-parameter": ["resolve": "lenient", "returns": "requested", "links": "same"]],
        nil,
      ])
  }

  @Test func `stranded entries are measured at the index alone`() throws {
    let (report, results) = try Self.run()
    #expect(report.contains("Stranded entries ↓"))
    let rows = try #require(results["results"] as? [[String: Any]])
    let means = try rows.map { row in
      let metrics = try #require(row["metrics"] as? [String: [String: Any]])
      return (row["host"] as? String, metrics["index.stranded"]?["mean"] as? Double)
    }
    #expect(means.count == 12)
    for (host, mean) in means { #expect((mean != nil) == (host == "spotlight")) }
  }
}
