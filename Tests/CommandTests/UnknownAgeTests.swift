import Foundation
import TestSupport
import Testing

/// What a report says where a number of links cannot be given.
struct UnknownAgeTests {
  /// Over 60 days no link can be seen for 90, and with one rename a year most hold.
  private static let config = """
    experiment: young
    horizon: 60d
    replications: 2
    entities: 50
    vary-assumptions: false
    hosts: [shortcuts-parameter]
    workload: {renames: 1/y, links: {issued: 40/y, followed-after: {fixed: 5d}}}
    strategies: [stable-id, versioned-id]
    """

  private static func cells(_ report: String, of strategy: String) throws -> [String] {
    let section = try #require(report.components(separatedBy: "### Deep-link stability\n").last)
    let row = try #require(section.split(separator: "\n").first { $0.hasPrefix("| \(strategy) |") })
    return row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `words say what is known of links that never break`() throws {
    let (program, folder) = try RunCommandTests.run([], config: Self.config)
    #expect(program.exitCode == 0, "\(program.errors)")
    let report = try folder.read("out/report.md")
    let stable = try Self.cells(report, of: "stable-id")
    #expect(stable.suffix(4) == ["100.0 %", "not seen", "not seen", "none broke"])
    let versioned = try Self.cells(report, of: "versioned-id")
    #expect(versioned.suffix(3) == ["not seen", "not seen", "over half held"])
    #expect(report.contains("- No link got 90 days old."))
  }

  @Test func `without links there is nothing to say`() throws {
    let config = Self.config.replacing(
      ", links: {issued: 40/y, followed-after: {fixed: 5d}}", with: ", views: 1/d")
    let (program, folder) = try RunCommandTests.run([], config: config)
    #expect(program.exitCode == 0, "\(program.errors)")
    #expect(
      try Self.cells(folder.read("out/report.md"), of: "stable-id").dropFirst(2)
        .allSatisfy { $0 == "–" })
  }
}
