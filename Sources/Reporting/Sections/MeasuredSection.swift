import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The numbers that matter most, at every host.
struct MeasuredSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private static let columns: [(title: String, metric: Metric)] = [
    ("Staleness: late views", .stalenessExcess), ("Churn: new IDs a year", .churnPerEntityYear),
    ("Links: correct", .linksCorrect), ("Orphaned uses", .orphanedUses),
    ("Wrong target", .wrongTargetUses),
  ]

  var passages: [Passage] {
    let names = report.hasSeveralHosts ? ["Strategy", "Host", "Score ↑"] : ["Strategy", "Score ↑"]
    let columns = Self.columns.map { "\($0.title) \($0.metric.better == .lower ? "↓" : "↑")" }
    let tolerance = Format.duration(report.experiment.score.tolerance)
    let table = Markdown.table(
      names + columns, report.strategies.flatMap(rows),
      numbers: names.count - 1..<names.count + columns.count)
    return [
      "### What was measured", .exhibit(.measured, table),
      """
      *Late views* show a name that was given up more than \(tolerance) before; *orphaned uses* find \
      nothing although the entity is alive; *wrong target* opens another entity and excludes a \
      strategy whatever its score.
      """,
    ]
  }

  private func rows(_ strategy: Int) -> [[String]] {
    let name = Markdown.escaped(report.label(strategy))
    guard report.hasSeveralHosts else { return [[name] + cells(strategy, 0)] }
    return report.byHost { cells(strategy, $0) }.map { [name] + $0 }
  }

  private func cells(_ strategy: Int, _ host: Int) -> [String] {
    [report.score(strategy, host).overall.map { Format.decimal($0, 0) } ?? "–"]
      + Self.columns.map { report.cell($0.metric, strategy, host) }
  }
}
