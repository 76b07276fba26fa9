import Foundation
import TestSupport
import Testing

/// What the first screen of a report says is what the results hold.
struct FirstScreenTests {
  /// The numbers of a JSON value, with how many elements its lists have.
  private static func numbers(_ value: Any?) -> [Double] {
    switch value {
    case let number as NSNumber: [number.doubleValue]
    case let list as [Any]: [Double(list.count)] + list.flatMap(numbers)
    case let object as [String: Any]: object.values.flatMap(numbers)
    default: []
    }
  }

  /// The numbers of the first screen, as they are written.
  private static func shown(_ report: String) throws -> [String] {
    let screen = try #require(
      report.components(separatedBy: "\n[Scores](#decision-drivers").first
    )
    .replacing(/`[^`]*`/, with: "").replacing(/\ of 100\b/, with: "")
    // "< 1 %" and "> 99 %" are no values.
    .replacing(/[<>] \d+ %/, with: "")
    return screen.matches(of: /\d[\d,]*(\.\d+)?/).map { String($0.output.0) }
  }

  /// Whether a value, as it is or as percent or in days or years, rounds to what is shown.
  private static func isShown(_ text: String, by value: Double) -> Bool {
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    guard let number = Double(text.replacing(",", with: "")) else { return false }
    return [1, 100, 1 / 86400.0, 1 / 31_557_600.0].contains { scale in
      let scaled = abs(value) * scale
      return abs(scaled - number) <= 0.5 * pow(10, -Double(decimals)) * (1 + 1e-9)
    }
  }

  private static func check(_ report: String, _ results: [String: Any]) throws {
    let parts = ["verdict", "scores", "bounds", "expectations", "replications", "hosts"]
    let config = (results["experiment"] as? [String: Any])?["config"] as? [String: Any]
    let metrics = (results["results"] as? [[String: Any]] ?? []).map { $0["metrics"] as Any }
    let values =
      parts.flatMap { numbers(results[$0]) } + numbers(config?["score"]) + numbers(metrics)
    let shown = try shown(report)
    #expect(shown.count > 20)
    for text in shown {
      let isThere = values.contains { isShown(text, by: $0) }
      #expect(isThere, "\(text) is not in the results")
    }
  }

  @Test(arguments: ["widget-contacts", "place-names", "every-section"])
  func `every number of the first screen of an example is in its results`(_ name: String) throws {
    let folder = "\(Modules.repository)/Tests/Golden/\(name)/"
    let report = try String(contentsOfFile: folder + "report.md", encoding: .utf8)
    let data = try Data(contentsOf: URL(filePath: folder + "results.json"))
    try Self.check(
      report, #require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
  }

  @Test func `every number is there without a winner, too, and under ranges of weights`() throws {
    let run = try ScoringRuns.run(
      ["{plugin: stable-id, label: one}", "{plugin: stable-id, label: two}", "versioned-id"],
      "score: {weights: {staleness: 1..9, churn: 2, links: 4}}")
    try Self.check(run.report, run.results)
  }

  @Test func `the first screen fits on one`() throws {
    let report = try String(
      contentsOfFile: Modules.repository + "/Tests/Golden/widget-contacts/report.md",
      encoding: .utf8)
    let screen = try #require(report.components(separatedBy: "\n## Question").first)
    #expect(screen.split(separator: "\n").count <= 24)
    #expect(report.count < 60_000)
  }
}
