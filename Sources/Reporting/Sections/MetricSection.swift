import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The numbers of one criterion, with what they mean.
struct MetricSection {
  let report: Report
  let criterion: Criterion
  let metrics: [(title: String, metric: Metric)]

  static func staleness(_ report: Report) -> MetricSection {
    MetricSection(
      report: report, criterion: .staleness,
      metrics: [
        ("Stale views", .stalenessViewed), ("Stale time", .stalenessTime),
        ("Late views", .stalenessExcess), ("Median age", .stalenessAgeP50),
        ("95th pct.", .stalenessAgeP95), ("Stale at the end", .stalenessUnrecovered),
        ("For good", .stalenessUnrecoverable), ("Wrong label", .wrongLabel),
      ])
  }

  static func churn(_ report: Report) -> MetricSection {
    MetricSection(
      report: report, criterion: .churn,
      metrics: [
        ("IDs per rename", .churnPerRename), ("New IDs a year", .churnPerEntityYear),
        ("Spurious", .churnSpurious), ("Reissued", .churnReissued),
        ("IDs per entity", .churnCardinality), ("Orphaned uses", .orphanedUses),
        ("Orphaned time", .orphanedTime), ("Wrong target", .wrongTargetUses),
        ("Re-picks due", .repicksToConverge),
      ])
  }

  static func links(_ report: Report) -> MetricSection {
    MetricSection(
      report: report, criterion: .links,
      metrics: [
        ("Correct", .linksCorrect), ("Broken", .linksBroken), ("Wrong target", .linksWrongTarget),
        ("After 7 d", .linksSurvival7d), ("After 30 d", .linksSurvival30d),
        ("After 90 d", .linksSurvival90d), ("After 1 y", .linksSurvival365d),
        ("Half-life", .linksHalfLife),
      ])
  }

  /// Links do not depend on the host: one row a strategy.
  private var isPerHost: Bool { criterion != .links && report.hasSeveralHosts }

  var markdown: String {
    let names = isPerHost ? ["Strategy", "Host"] : ["Strategy"]
    let columns = metrics.map { "\($0.title) \($0.metric.better == .lower ? "↓" : "↑")" }
    return """
      ## \(criterion.title)

      \(finding)

      \(Markdown.table(
        names + ["Score ↑"] + columns, rows, numbers: names.count..<names.count + 1 + columns.count))

      \(definitions)
      """
  }

  private var rows: [[String]] {
    let rows = isPerHost ? report.rows : report.rows.filter { $0.host == 0 }
    return rows.map { strategy, host in
      let score = report.score(strategy, host).criteria[criterion]
      let names =
        [Markdown.escaped(report.label(strategy))]
        + (isPerHost ? [Markdown.escaped(report.experiment.hosts[host].name)] : [])
      return names + [score.map { Format.decimal($0, 0) } ?? "–"]
        + metrics.map { Format.estimate(report.estimate($0.metric, strategy, host), $0.metric) }
    }
  }

  private var definitions: String {
    "<details><summary>What the columns mean</summary>\n\n"
      + Markdown.list(
        metrics.map { "*\($0.title)*: \($0.metric.meaning) (`\($0.metric.rawValue)`)." })
      + "\n\n</details>"
  }

  /// The best and the worst row in words.
  private var finding: String {
    let headline: Metric =
      switch criterion {
      case .staleness: .stalenessViewed
      case .churn: .churnPerEntityYear
      case .links: .linksCorrect
      }
    let rows = isPerHost ? report.rows : report.rows.filter { $0.host == 0 }
    let values = rows.compactMap { row in
      report.estimate(headline, row.strategy, row.host).mean.map { (row, value: $0) }
    }
    guard let low = values.min(by: { $0.value < $1.value }),
      let high = values.max(by: { $0.value < $1.value })
    else { return "The run measured nothing for this criterion." }
    let best = headline.better == .lower ? low : high
    let worst = headline.better == .lower ? high : low
    let bestText = "\(sentence(best.value)) \(place(best.0))"
    guard low.value != high.value else { return "\(sentence(low.value)) under every strategy." }
    return "\(bestText); at worst, \(lowercased(sentence(worst.value))) \(place(worst.0))."
  }

  private func place(_ row: (strategy: Int, host: Int)) -> String {
    let host = isPerHost ? " at \(Markdown.escaped(report.experiment.hosts[row.host].name))" : ""
    return "under \(Markdown.escaped(report.label(row.strategy)))\(host)"
  }

  private func sentence(_ value: Double) -> String {
    switch criterion {
    case .staleness: "\(Format.percent(value)) of label views show an old name"
    case .churn: "An entity gets \(Format.decimal(value, 2)) new identifiers a year"
    case .links: "\(Format.percent(value)) of followed links open their entity"
    }
  }

  private func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
