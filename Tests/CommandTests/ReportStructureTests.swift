import Foundation
import TestSupport
import Testing

/// What a report consists of, and how its parts point to one another.
struct ReportStructureTests {
  private static func golden(_ name: String) throws -> MarkdownFile {
    MarkdownFile(
      try String(
        contentsOfFile: "\(Modules.repository)/Tests/Golden/\(name)/report.md", encoding: .utf8))
  }

  /// The sections that every report has, and in brackets those that its config asks for.
  private static let catalogue = """
    # Identifier strategy
    ## Scoreboard
    ## Question and context
    ### Goals
    ### Non-goals
    ## Decision drivers
    [## Expectations]
    ## Options considered
    ## Trade-offs
    ### Leads and chance
    ### What the weights decide
    ### What would change this decision
    [## Scenarios]
    [## Sweep]
    ## Consequences and adoption
    ### Moving from another strategy
    [## Against the baseline]
    [### What differs]
    [### Scores]
    ## Evidence
    ### What was measured
    ### Staleness
    ### ID churn
    ### Deep-link stability
    ### Bounds
    ### Self-check
    ## Wrong target and wrong label
    ## Worked example
    ## Threats to validity
    ### Assumed values of hosts
    ### Rates without a source
    ### Limits of the model
    ### Notes on this run
    ## Reproduce
    """.split(separator: "\n").map(String.init)

  /// Without what names strategies, hosts and the experiment.
  private static func fixed(_ headings: [String]) -> [String] {
    headings.map { $0.hasPrefix("# Identifier strategy: ") ? "# Identifier strategy" : $0 }
      .filter { heading in !named.contains { heading.hasPrefix($0) } }
  }

  private static let named = ["### Option: ", "#### Host: ", "### First case: "]

  @Test func `the report with everything has every section, in order`() throws {
    let report = try Self.golden("every-section")
    let all = Self.catalogue.map { $0.trimmingCharacters(in: ["[", "]"]) }
    #expect(Self.fixed(report.headings) == all)
    for kind in Self.named {
      #expect(report.headings.contains { $0.hasPrefix(kind) }, "\(kind)")
    }
  }

  @Test(arguments: ["widget-contacts", "place-names"])
  func `headings are the same across runs but for what a config asks for`(_ name: String) throws {
    let headings = Self.fixed(try Self.golden(name).headings)
    let asked = Self.catalogue.filter { $0.hasPrefix("[") }
      .map { $0.trimmingCharacters(in: ["[", "]"]) }
    #expect(
      headings.filter { !asked.contains($0) } == Self.catalogue.filter { !$0.hasPrefix("[") })
  }

  @Test(arguments: ["widget-contacts", "place-names", "every-section"])
  func `every link within a report has its heading`(_ name: String) throws {
    let report = try Self.golden(name)
    #expect(report.localLinks.count > 8)
    for link in report.localLinks {
      #expect(link.hasPrefix("#") && report.anchors.contains(String(link.dropFirst())), "\(link)")
    }
  }

  /// A link to a section goes to the first heading of that name.
  @Test func `labels cannot take the place of a section`() throws {
    let run = try RunCommandTests.run(
      [],
      config: RunCommandTests.config.replacing(
        "[stable-id, versioned-id]",
        with: "[{plugin: stable-id, label: Staleness}, {plugin: versioned-id, label: Bounds}]"))
    let report = MarkdownFile(try run.folder.read("out/report.md"))
    for title in ["Staleness", "Bounds"] {
      #expect(report.headings.count { $0.hasSuffix("# \(title)") } <= 1)
      #expect(report.headings.contains("### \(title)"))
    }
  }

  /// The grammar of https://mermaid.js.org/syntax/quadrantChart.html, line by line.
  @Test(arguments: ["widget-contacts", "place-names", "every-section"])
  func `the chart is in the grammar of Mermaid`(_ name: String) throws {
    let text = try String(
      contentsOfFile: "\(Modules.repository)/Tests/Golden/\(name)/report.md", encoding: .utf8)
    let chart = try #require(text.firstMatch(of: /```mermaid\n((?s).*?)\n```/)).output.1
    let lines = chart.split(separator: "\n")
    #expect(lines.first == "quadrantChart")
    for line in lines.dropFirst() {
      #expect(
        line.contains(/^  [xy]-axis "[^"]+" --> "[^"]+"$/)
          || line.contains(/^  quadrant-[1-4] "[^"]+"$/)
          || line.contains(/^  "[^"]+": \[(0\.\d+|1), (0\.\d+|1)\]$/), "\(line)")
    }
  }
}
