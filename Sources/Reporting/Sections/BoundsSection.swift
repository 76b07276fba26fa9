import Scoring
import Simulation

/// The two ends between which the numbers of every strategy lie.
struct BoundsSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private static let metrics: [(title: String, metric: Metric)] = [
    ("Late views", .stalenessExcess), ("New IDs a year", .churnPerEntityYear),
    ("Links: correct", .linksCorrect), ("Orphaned uses", .orphanedUses),
    ("Wrong target", .wrongTargetUses),
  ]

  var markdown: String {
    let columns = Self.metrics.map { "\($0.title) \($0.metric.better == .lower ? "↓" : "↑")" }
    let bounds = report.scrutiny.bounds
    return """
      ### Bounds

      Where the scores above lie between the best and the worst that these histories allow, played \
      for \(counted(bounds.replications, "replication")).

      \(Markdown.table(
        ["Bound", "Score ↑"] + columns, [row("best case", bounds.oracle), row("worst case", bounds.worst)],
        numbers: 1..<2 + columns.count))

      - *Best case*: identifiers never change, and the host stores no label but asks the app for the \
      live name whenever it shows one.
      - *Worst case*: the host keeps the first label for ever, and every save, even without a \
      rename, retires the identifier. No single strategy does both; each number is the worst by \
      itself.
      """
  }

  private func row(_ title: String, _ bound: Bounds.Bound) -> [String] {
    [title, bound.overall.map { Format.decimal($0, 0) } ?? "–"]
      + Self.metrics.map { column in
        bound.estimates[column.metric].map { Format.estimate($0, column.metric) } ?? "–"
      }
  }
}
