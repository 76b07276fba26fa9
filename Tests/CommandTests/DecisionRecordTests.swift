import Foundation
import TestSupport
import Testing

/// `run --adr`: decision records.
struct DecisionRecordTests {
  private static func record(_ arguments: [String]) throws -> String {
    let folder = try TemporaryFolder()
    let program = try Program(
      ["run"] + arguments + ["--out", folder.file("out"), "--adr", folder.file("adr/0001.md")])
    #expect(program.exitCode == 0)
    #expect(program.output.contains(folder.file("adr/0001.md")))
    return try folder.read("adr/0001.md")
  }

  @Test func `the record of an example is as kept`() throws {
    let text = try Self.record(["Configs/widget-contacts.yaml"])
    try Golden.expect(text, is: "widget-contacts/decision.md")
  }

  /// The headings of MADR 4.0 in their order; the optional ones are there too.
  /// https://adr.github.io/madr/
  private static let headings = [
    "## Context and Problem Statement", "## Decision Drivers", "## Considered Options",
    "## Decision Outcome", "### Consequences", "### Confirmation",
    "## Pros and Cons of the Options", "## More Information",
  ]

  private static func headings(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { headings.contains($0) }
  }

  @Test func `a record has the form of MADR`() throws {
    let text = try Self.record(["Configs/widget-contacts.yaml", "--replications", "3"])
    #expect(text.hasPrefix("---\nstatus: proposed\n---\n\n# Use accept-staleness for "))
    #expect(Self.headings(text) == Self.headings)
    #expect(text.contains("Chosen option: \"accept-staleness\", because "))
    #expect(!text.contains("](#"))
  }

  @Test func `nothing is chosen when nothing wins`() throws {
    let text = try Self.record([
      "Configs/benchmarks/small.yaml", "--set",
      "strategies=[stable-id, {plugin: stable-id, label: again}]",
    ])
    #expect(text.contains("# Choose an identifier strategy for small\n"))
    #expect(text.contains("Chosen option: none yet, because the run does not decide it. No clear"))
    #expect(Self.headings(text) == Self.headings.filter { $0 != "### Consequences" })
  }

  @Test func `numbers of the record are those of the results`() throws {
    let folder = try TemporaryFolder()
    _ = try Program([
      "run", "Configs/widget-contacts.yaml", "--replications", "3", "--out", folder.path, "--adr",
      folder.file("adr.md"),
    ])
    let results = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.read("results.json").utf8))
        as? [String: Any])
    let text = try folder.read("adr.md")
    let verdict = try #require(results["verdict"] as? [String: Any])
    #expect(text.contains("\"\(try #require(verdict["strategy"] as? String))\", because"))
    let digest = try #require(results["digest"] as? String)
    #expect(text.contains("`\(digest.prefix(12))`"))
    let rows = try #require(results["results"] as? [[String: Any]])
    let churn = try rows.compactMap { row -> Double? in
      let metrics = try #require(row["metrics"] as? [String: [String: Any]])
      return row["strategy"] as? String == "versioned lenient"
        ? metrics["churn.per-entity-year"]?["mean"] as? Double : nil
    }
    let shown = String(format: "%.2f", try #require(churn.first))
    #expect(text.contains("an entity gets \(shown) new identifiers a year"))
  }

  @Test func `a record that cannot be written ends the run before it starts`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "file")
    let program = try Program([
      "run", "Configs/benchmarks/small.yaml", "--out", folder.path, "--adr",
      folder.file("file/adr.md"),
    ])
    #expect(program.exitCode == 73)
    #expect(program.errors.contains("--adr FILE"))
    #expect(!folder.exists("report.md"))
  }
}
