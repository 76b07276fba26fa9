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
        ("95th pct.", .stalenessAgeP95), ("99th pct.", .stalenessAgeP99),
        ("Oldest", .stalenessAgeMax),
        ("Stale at the end", .stalenessUnrecovered),
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
        ("After 1 d", .linksSurvival1d), ("After 7 d", .linksSurvival7d),
        ("After 30 d", .linksSurvival30d),
        ("After 90 d", .linksSurvival90d), ("After 1 y", .linksSurvival365d),
        ("Half-life", .linksHalfLife),
      ])
  }

  /// Links do not depend on the host: one row a strategy.
  private var isPerHost: Bool { criterion != .links && report.hasSeveralHosts }

  var passages: [Passage] {
    let names = isPerHost ? ["Strategy", "Host"] : ["Strategy"]
    let columns = metrics.map { "\($0.title) \($0.metric.better == .lower ? "↓" : "↑")" }
    let table = Markdown.table(
      names + ["Score ↑"] + columns, rows, numbers: names.count..<names.count + 1 + columns.count)
    return [
      "### \(criterion.title)", .text(finding), .exhibit(appendix, table),
      .text(Markdown.folded("What the columns mean", Markdown.list(definitions))),
    ]
  }

  private var appendix: Appendix {
    switch criterion {
    case .staleness: .staleness
    case .churn: .churn
    case .links: .links
    }
  }

  private var rows: [[String]] {
    report.strategies.flatMap { strategy in
      let name = Markdown.escaped(report.label(strategy))
      guard isPerHost else { return [[name] + cells(strategy, 0)] }
      return report.byHost { cells(strategy, $0) }.map { [name] + $0 }
    }
  }

  private func cells(_ strategy: Int, _ host: Int) -> [String] {
    let score = report.score(strategy, host).criteria[criterion]
    return [score.map { Format.decimal($0, 0) } ?? "–"]
      + metrics.map { report.cell($0.metric, strategy, host) }
  }

  private var definitions: [String] {
    metrics.map { "*\($0.title)*: \($0.metric.meaning) (`\($0.metric.rawValue)`)." }
      + (criterion == .links ? [Self.unknownAges] : [])
  }

  private static let unknownAges = """
    *None broke* and *over half held* stand where no half-life can be given, as fewer than half of \
    the links broke by the greatest age that the histories reach; *not seen* where no link got so old.
    """

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
      + "\(worst.key.lowercasedAtStart) \(place(worst.value.map(\.row)))."
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
    return "under \(enumerated(names, atMost: 6))"
  }

  private func sentence(_ value: Double) -> String {
    switch (criterion, value) {
    case (.staleness, 0): "No label view shows an old name"
    case (.churn, 0): "An entity keeps its identifier"
    case (.links, 1): "Every followed link opens its entity"
    case (.staleness, _): "\(Format.percent(value)) of label views show an old name"
    case (.churn, _): "An entity gets \(Format.decimal(value, 2)) new identifiers a year"
    case (.links, _): "\(Format.percent(value)) of followed links open their entity"
    }
  }

}
