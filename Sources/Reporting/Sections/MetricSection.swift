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
        ("Never mends", .stalenessUnrecoverable), ("Wrong label", .wrongLabel),
      ])
  }

  static func churn(_ report: Report) -> MetricSection {
    let hasIndex = report.experiment.hosts.contains { $0.behaviour.capture == .index }
    return MetricSection(
      report: report, criterion: .churn,
      metrics: [
        ("IDs per rename", .churnPerRename), ("New IDs a year", .churnPerEntityYear),
        ("Spurious", .churnSpurious), ("Reissued", .churnReissued),
        ("IDs per entity", .churnCardinality), ("Orphaned uses", .orphanedUses),
        ("Orphaned time", .orphanedTime), ("Wrong target", .wrongTargetUses),
        ("Re-picks due", .repicksToConverge),
      ] + (hasIndex ? [("Stranded entries", .indexStranded)] : []))
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

  /// The best and the worst rows in words.
  private var finding: String {
    let headline: Metric =
      switch criterion {
      case .staleness: .stalenessViewed
      case .churn: .churnPerEntityYear
      case .links: .linksCorrect
      }
    // What a vetoed strategy does well is no finding.
    let rows = (isPerHost ? report.rows : report.rows.filter { $0.host == 0 }).filter {
      report.scoreboard.verdict.ranking.contains($0.strategy)
    }
    // Rows whose numbers read the same are one finding.
    let groups = Dictionary(
      grouping: rows.compactMap { row in
        report.estimate(headline, row.strategy, row.host).mean.map { (row: row, value: $0) }
      }, by: { sentence($0.value) })
    let ordered = groups.sorted { ($0.value[0].value, $0.key) < ($1.value[0].value, $1.key) }
    guard let low = ordered.first, let high = ordered.last else {
      return rows.isEmpty
        ? "Every strategy is vetoed; the numbers are given for the record."
        : "The run measured nothing for this criterion."
    }
    guard ordered.count > 1 else {
      return report.experiment.strategies.count > 1
        ? "\(low.key) under every eligible strategy." : "\(low.key)."
    }
    let (best, worst) = headline.better == .lower ? (low, high) : (high, low)
    return "\(best.key) \(place(best.value.map(\.row))); at worst, "
      + "\(lowercased(worst.key)) \(place(worst.value.map(\.row)))."
  }

  /// The strategies of some rows, with their host where they are not there at every host.
  private func place(_ rows: [(strategy: Int, host: Int)]) -> String {
    let strategies = rows.map(\.strategy).reduce(into: [Int]()) { seen, strategy in
      if !seen.contains(strategy) { seen.append(strategy) }
    }
    let names = strategies.map { strategy in
      let hosts = rows.filter { $0.strategy == strategy }.map(\.host)
      let isEverywhere = !isPerHost || hosts.count == report.experiment.hosts.count
      let place =
        isEverywhere
        ? "" : " at \(enumerated(hosts.map { Markdown.escaped(report.experiment.hosts[$0].name) }))"
      return Markdown.escaped(report.label(strategy)) + place
    }
    return "under \(enumerated(names))"
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
