import Foundation
import TestSupport
import Testing

/// Laws of scores and verdicts that whole runs keep.
struct ScoringRunTests {
  private static let four = [
    "stable-id", "{plugin: versioned-id, label: strict}",
    "{plugin: versioned-id, label: lenient, resolve: lenient}", "accept-staleness",
  ]

  private static func scores(_ run: ScoringRuns.Run) throws -> [String: [String: Double]] {
    let rows = try #require(run.results["scores"] as? [[String: Any]])
    return Dictionary(
      rows.map { row in
        ("\(row["strategy"] ?? "") at \(row["host"] ?? "")", row.compactMapValues { $0 as? Double })
      }, uniquingKeysWith: { one, _ in one })
  }

  @Test func `a fifth strategy changes no other's score`() throws {
    let before = try ScoringRuns.run(Self.four)
    let after = try ScoringRuns.run(Self.four + ["{plugin: hash-id, label: fifth}"])
    let (old, new) = try (Self.scores(before), Self.scores(after))
    #expect(old.count == 8 && new.count == 10)
    for (row, scores) in old { #expect(new[row] == scores, "\(row)") }
    let overall = try #require(before.verdict["overall"] as? [String: Double])
    let later = try #require(after.verdict["overall"] as? [String: Double])
    for (strategy, score) in overall { #expect(later[strategy] == score, "\(strategy)") }
  }

  @Test func `another order of strategies changes only that of equal rows`() throws {
    let one = try ScoringRuns.run(Self.four)
    let other = try ScoringRuns.run(Self.four.reversed())
    #expect(try Self.scores(one) == Self.scores(other))
    let overall = try #require(one.verdict["overall"] as? [String: Double])
    let rankings = [one, other].map { $0.verdict["ranking"] as? [String] ?? [] }
    #expect(rankings[0].count == 4)
    #expect(rankings[0].map { overall[$0] } == rankings[1].map { overall[$0] })
    #expect(one.kind == other.kind)
  }

  @Test func `a strategy that a veto excludes is not named, however well it scores`() throws {
    let run = try ScoringRuns.run(
      Self.four,
      """
      score:
        vetoes: {churn.cardinality: 1}
        weights: {staleness: 1}
        criteria: {staleness: {staleness.viewed: {good: 0%, bad: 100%}}}
      """)
    let ranking = try #require(run.verdict["ranking"] as? [String])
    #expect(ranking.sorted() == ["accept-staleness", "stable-id"])
    let overall = try #require(run.verdict["overall"] as? [String: Double])
    #expect(try #require(overall["strict"]) > #require(overall["stable-id"]))
    let screen = run.report.components(separatedBy: "\n\n")[1]
    #expect(!screen.contains("strict") && !screen.contains("lenient"))
    #expect(run.report.contains("| strict | vetoed |"))
    #expect(run.report.contains("- Bad: excluded, as `churn.cardinality` is "))
  }

  @Test func `when all are excluded, nothing is recommended`() throws {
    let run = try ScoringRuns.run(Self.four, "score: {vetoes: {staleness.viewed: 0%}}")
    #expect(run.kind == "none-eligible")
    #expect(run.verdict["strategy"] == nil)
    #expect(run.verdict["ranking"] as? [String] == [])
    #expect(run.program.output.hasPrefix("No strategy is eligible: all 4 strategies exceed"))
    #expect(!run.report.contains("recommended"))
  }

  @Test func `one strategy under two labels has no clear winner`() throws {
    let run = try ScoringRuns.run([
      "{plugin: stable-id, label: one}", "{plugin: stable-id, label: two}", "versioned-id",
    ])
    #expect(run.kind == "no-clear-winner")
    #expect(run.verdict["strategy"] == nil)
    let screen = run.report.components(separatedBy: "\n## ")[1]
    #expect(
      screen.contains("| one | no clear winner |") && screen.contains("| two | no clear winner |"))
    #expect(screen.contains("one and two score the same in every replication."))
    let places = try #require(run.verdict["acceptability"] as? [String: [Double]])
    #expect(places["one"] == places["two"])
  }

  @Test
  func `weights that are ranges are told, with the share of them that the verdict holds over`()
    throws
  {
    let run = try ScoringRuns.run(
      ["stable-id", "{plugin: versioned-id, label: lenient, resolve: lenient}"],
      "score: {weights: {staleness: 1..9, churn: 2, links: 4}}")
    #expect(run.verdict["weightings"] as? String == "declared-ranges")
    #expect(run.report.contains("| Staleness | 1 to 9 |"))
    #expect(run.report.contains("First place over weightings within the declared ranges"))
    let config = (run.results["experiment"] as? [String: Any])?["config"] as? [String: Any]
    let weights = (config?["score"] as? [String: Any])?["weights"] as? [String: Any]
    #expect(weights?["staleness"] as? [Double] == [1, 9])
  }

  @Test func `the finding has at most fifty words`() throws {
    let label = "a strategy whose label goes on and on and on for no good reason whatever"
    for labels in [("short", "long"), ("\(label) 1", "\(label) 2")] {
      let run = try ScoringRuns.run([
        "{plugin: stable-id, label: \(labels.0)}", "{plugin: versioned-id, label: \(labels.1)}",
      ])
      let finding = run.report.components(separatedBy: "\n\n")[1]
      let words = finding.split(separator: " ").filter { word in
        word.contains { $0.isLetter || $0.isNumber }
      }
      #expect(words.count <= 50, "\(finding)")
      #expect(finding.hasPrefix("Use **"))
    }
  }
}
