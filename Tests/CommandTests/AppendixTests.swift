import Foundation
import TestSupport
import Testing

/// Reports that would be too long for the tools of a review.
struct AppendixTests {
  /// 40 strategies at three hosts in six scenarios.
  private static let large: String = {
    let strategies = (1...40).map {
      "  - {plugin: hash-id, label: hash of \($0) bits, bits: \($0)}"
    }
    let hosts = (1...3).map { "{profile: widgetkit-edit-sheet, label: edit sheet number \($0)}" }
    let scenarios = (1...6).map { "  renamed \($0) times: {workload: {renames: \($0)/y}}" }
    return """
      experiment: large
      horizon: 1y
      replications: 2
      entities: 12
      vary-assumptions: false
      hosts: [\(hosts.joined(separator: ", "))]
      workload: {renames: 2/y, picks: 1/y, views: 6/y, links: {issued: 4/y, followed-after: {fixed: 30d}}}
      strategies:
      \(strategies.joined(separator: "\n"))
      scenarios:
      \(scenarios.joined(separator: "\n"))
      """
  }()

  private static func appendices(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("out"))
      .filter { $0.hasPrefix("appendix-") }.sorted()
  }

  @Test func `what is too long moves to appendices, with links there and back`() throws {
    let (program, folder) = try RunCommandTests.run(["--jobs", "1"], config: Self.large)
    #expect(program.exitCode == 0, "\(program.errors)")
    let text = try folder.read("out/report.md")
    #expect(text.unicodeScalars.count < 60_000)
    let files = try Self.appendices(folder)
    #expect(!files.isEmpty)
    let report = MarkdownFile(text)
    #expect(Set(report.localLinks.filter { !$0.hasPrefix("#") }) == Set(files))
    for file in files {
      #expect(program.output.contains(folder.file("out/\(file)")))
      let appendix = MarkdownFile(try folder.read("out/\(file)"))
      let back = try #require(appendix.localLinks.first)
      #expect(back.hasPrefix("report.md#"))
      #expect(report.anchors.contains(String(back.dropFirst("report.md#".count))), "\(back)")
    }
    for link in report.localLinks where link.hasPrefix("#") {
      #expect(report.anchors.contains(String(link.dropFirst())), "\(link)")
    }
  }

  @Test func `the longest goes first, and nothing is lost`() throws {
    let (_, folder) = try RunCommandTests.run(["--jobs", "2"], config: Self.large)
    let whole = try RunCommandTests.run(["--out", "-"], config: Self.large).program.output
    #expect(whole.unicodeScalars.count > 60_000)
    #expect(!whole.contains("appendix-"))
    let kept = try folder.read("out/report.md")
    let files = try Self.appendices(folder)
    let moved = try files.map { file in
      try folder.read("out/\(file)").split(separator: "\n").dropFirst(2)
        .filter { $0.hasPrefix("|") }.map(String.init)
    }
    let rows = whole.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init)
    let found = Set(kept.split(separator: "\n").map(String.init) + moved.joined())
    #expect(rows.allSatisfy(found.contains))
    // The table of a host by a strategy is longer than that of a strategy.
    #expect(files.contains("appendix-staleness.md") || !files.contains("appendix-links.md"))
  }

  @Test func `a shorter run leaves none of an earlier one, and nothing of others is touched`()
    throws
  {
    let folder = try TemporaryFolder()
    let out = ["--out", folder.file("out")]
    _ = try RunCommandTests.run(out, config: Self.large)
    _ = try folder.write("mine", to: "out/appendix-mine.md")
    #expect(try Self.appendices(folder).count > 1)
    #expect(try RunCommandTests.run(out).program.exitCode == 0)
    #expect(try Self.appendices(folder) == ["appendix-mine.md"])
  }
}
