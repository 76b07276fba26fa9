import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// `results.csv`: a row for every number of the report, in the units of `results.json`.
///
/// Comma-separated as RFC 4180 has it, so that spreadsheets and data frames read it as it is.
struct CSVTable {
  private static let header = [
    "strategy", "host", "metric", "mean", "low", "high", "unit", "variation",
  ]

  let report: Report

  var text: String {
    let own = report.experiment.strategies.indices.flatMap(rows).map { $0 + [""] }
    let rows = [Self.header] + own + variations
    return rows.map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// The overall score of a strategy stands in a row without a host.
  private func rows(_ strategy: Int) -> [[String]] {
    [row(strategy, nil, "score", report.overall(strategy), "points")]
      + report.experiment.hosts.indices.flatMap { host in
        scores(strategy, host) + metrics(strategy, host) + counts(strategy, host)
      }
  }

  private func scores(_ strategy: Int, _ host: Int) -> [[String]] {
    let score = report.score(strategy, host)
    let criteria = Criterion.allCases.map { ("score.\($0.rawValue)", score.criteria[$0]) }
    return ([("score", score.overall)] + criteria).map { name, value in
      row(strategy, host, name, Estimate(mean: value), "points")
    }
  }

  private func metrics(_ strategy: Int, _ host: Int) -> [[String]] {
    Metric.allCases.map { metric in
      row(
        strategy, host, metric.rawValue, report.estimate(metric, strategy, host),
        metric.unit.rawValue)
    }
  }

  private func counts(_ strategy: Int, _ host: Int) -> [[String]] {
    let behaviour = report.experiment.hosts[host].behaviour
    let tallies = report.results.measurements.tallies[strategy]
    return tallies.counts(at: host, behaviour).sorted { $0.key < $1.key }.map { name, count in
      row(strategy, host, "count.\(name)", Estimate(mean: count), "count")
    }
  }

  private func row(
    _ strategy: Int, _ host: Int?, _ metric: String, _ estimate: Estimate, _ unit: String
  ) -> [String] {
    [report.label(strategy), host.map { report.experiment.hosts[$0].name } ?? "", metric]
      + [estimate.mean, estimate.low, estimate.high].map(Self.number) + [unit]
  }

  /// What each strategy scores over the hosts of a scenario or a cell, and how far the first one
  /// is ahead there.
  private var variations: [[String]] {
    zip(report.experiment.variationTitles, report.variations).flatMap { title, outcome in
      let scores = outcome.strategies.map { strategy in
        [strategy, "", "score", Self.number(outcome.overall[strategy]), "", "", "points", title]
      }
      guard let lead = outcome.lead, let first = outcome.ranking.first else { return scores }
      let ends = [-1.0, 1].map { side in lead.halfWidth.map { lead.mean + side * $0 } }
      let numbers = [lead.mean, ends[0], ends[1]].map(Self.number)
      return scores + [[first, "", "lead"] + numbers + ["points", title]]
    }
  }

  /// Digits that read back to the same value; empty for nothing measured.
  private static func number(_ number: Double?) -> String {
    guard let number else { return "" }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func field(_ text: String) -> String {
    let isPlain = !text.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
