import Foundation
import TestSupport
import Testing

/// Reports as other programs read them.
struct MarkdownTests {
  private static let cmark = ["/usr/bin/cmark-gfm", "/usr/local/bin/cmark-gfm"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func html(_ markdown: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(markdown, to: "report.md")
    let process = Process()
    process.executableURL = URL(filePath: try #require(cmark))
    process.arguments = ["--unsafe", "-e", "table", "-e", "tagfilter", file]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The documents that are kept, with how many tables each has at least.
  private static let kept = [
    ("widget-contacts/report.md", 12), ("place-names/report.md", 12),
    ("every-section/report.md", 18), ("widget-contacts/decision.md", 0),
    ("widget-contacts/explain.md", 0), ("compare.md", 1), ("strategies.md", 0),
    ("expectations/section.md", 1), ("variations/sections.md", 3),
  ]

  @Test(.enabled(if: cmark != nil, "cmark-gfm is not installed"), arguments: kept)
  func `every table is a table to GitHub, and no bar is left in a paragraph`(
    _ file: String, _ least: Int
  ) throws {
    let text = try String(
      contentsOfFile: Modules.repository + "/Tests/Golden/" + file, encoding: .utf8)
    let html = try Self.html(text)
    let written = text.split(separator: "\n").count { $0.hasPrefix("| ---") }
    #expect(html.components(separatedBy: "<table>").count - 1 == written)
    #expect(written >= least, "\(written)")
    let paragraphs = html.replacing(/<(pre|code)\b(?s).*?<\/(pre|code)>/, with: "")
      .matches(of: /<p>((?s).*?)<\/p>/).map { String($0.output.1) }
    for paragraph in paragraphs { #expect(!paragraph.contains("|"), "\(paragraph)") }
  }

  @Test(.enabled(if: cmark != nil, "cmark-gfm is not installed"))
  func `names that users chose never become Markdown or HTML`() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(
      """
      time,entity,event,name
      0,<b>k|1</b>,create,"*a* | <script>alert(1)</script> [x](y)"
      86400,<b>k|1</b>,rename,"# b `c` & _d_"
      """, to: "t.csv")
    let config = try folder.write(
      """
      experiment: names
      question: "Is <i>this</i> | *safe*?"
      replications: 2
      hosts: [{profile: shortcuts-parameter, label: "<h1>|host"}]
      workload: {trace: \(trace), views: 1/d, horizon: 9d}
      strategies: [{plugin: stable-id, label: "a|b <u>"}, versioned-id]
      """.replacing(", horizon: 9d}", with: "}\nhorizon: 9d"), to: "c.yaml")
    let program = try Program(["run", config, "--out", "-"])
    #expect(program.exitCode == 0, "\(program.errors)")
    let html = try Self.html(program.output)
    for tag in ["<script", "<b>", "<u>", "<i>", "<h1>|", "<em>a</em>", "href=\"y\""] {
      #expect(!html.contains(tag), "\(tag)")
    }
    #expect(html.components(separatedBy: "<table>").count > 8)
  }
}
