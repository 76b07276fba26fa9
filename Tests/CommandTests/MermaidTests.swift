import Foundation
import TestSupport
import Testing

/// The diagrams of reports, drawn by Mermaid itself.
struct MermaidTests {
  private static let python = Python.environment(with: "mermaidx")

  /// Prints for every diagram of some files what Mermaid has against it, nothing if it draws it.
  private static let script = """
    import json, re, sys, mermaidx
    def complaint(diagram):
      try: return "" if mermaidx.Diagram(diagram).svg() else "nothing was drawn"
      except Exception as error: return str(error)[:200]
    texts = [open(file, encoding="utf-8").read() for file in sys.argv[1:]]
    print(json.dumps([complaint(diagram) for text in texts
      for diagram in re.findall("^```mermaid\\n(.*?)^```", text, re.S | re.M)[:2]]))
    """

  private static func complaints(_ files: [String]) throws -> [String] {
    let output = try Python.run(script, files, interpreter: python)
    return try JSONDecoder().decode([String].self, from: Data(output.utf8))
  }

  @Test(.enabled(if: python != nil, "mermaidx is not installed"))
  func `Mermaid draws the charts and sequences of the kept reports`() throws {
    let golden = Modules.repository + "/Tests/Golden/"
    let files = [
      "widget-contacts/report.md", "place-names/report.md", "every-section/report.md",
      "widget-contacts/explain.md",
    ].map { golden + $0 }
    #expect(try Self.complaints(files) == ["", "", "", "", ""])
  }

  @Test(.enabled(if: python != nil, "mermaidx is not installed"))
  func `Mermaid draws labels of any script, and refuses what is no chart`() throws {
    let folder = try TemporaryFolder()
    let config = """
      experiment: labels
      horizon: 1y
      replications: 2
      entities: 20
      hosts: [widgetkit-edit-sheet]
      workload: {renames: 1/y, views: 6/y, links: {issued: 4/y, followed-after: {fixed: 30d}}}
      strategies:
        - {plugin: stable-id, label: "Gr\u{f6}\u{df}e = \u{540d}\u{524d} + [v2] \\"x\\" ; end"}
        - {plugin: versioned-id, label: "100 % %% --> x"}
      """
    let path = try folder.write(config, to: "labels.yaml")
    let report = try folder.write(try Program(["run", path, "--out", "-"]).output, to: "a.md")
    let bad = try folder.write("```mermaid\nquadrantChart\n  \"a\": [1.00, 2]\n```\n", to: "b.md")
    let complaints = try Self.complaints([report, bad])
    #expect(complaints.count == 2)
    #expect(complaints.first == "")
    #expect(complaints.last?.contains("Lexical error") == true)
  }
}
