import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What a reviewer needs in half a minute: the finding in one sentence, the scoreboard, and how far
/// to trust it.
struct VerdictSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  var verdict: Verdict { report.scoreboard.verdict }

  var markdown: String {
    let table = Markdown.table(
      Self.header, rows(Emphasis.markdown), numbers: 2..<Self.header.count)
    let parts = [
      "# Identifier strategy: \(report.experiment.name)", sentence(Emphasis.markdown),
      "## Scoreboard", table, lines.isEmpty ? nil : Markdown.list(lines), legend,
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }

  var plainSentence: String { sentence(.none) }

  /// The scoreboard with columns of one width, for a terminal.
  var plainScoreboard: String {
    let table = [Self.header] + rows(.none)
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmedEnd
    }.joined(separator: "\n")
  }

  private var lines: [String] {
    let expectations = ExpectationsSection(report)?.line(Markdown.code)
    return [("Expectations", expectations), ("Confidence", confidence), ("Fragility", fragility)]
      .compactMap { title, text in text.map { "**\(title)**: \($0)" } }
  }

  private var legend: String {
    let replications = report.results.measurements.replications
    let intervals =
      replications > 1
      ? "± is half of a 95 % interval over \(Format.count(replications)) replications."
      : "One replication gives no intervals."
    let hosts = report.hasSeveralHosts ? ", as means over the hosts" : ""
    return """
      [Scores](#decision-drivers) run from 0 to 100\(hosts). *First place* is the share of \
      \(report.weightings) and replications that put a strategy first; equal strategies share a \
      place. The [best and the worst case](#bounds) frame what these histories allow. \(intervals)
      """
  }
}

extension Report {
  /// The weightings that the shares of places count, in words.
  var weightings: String {
    experiment.score.hasWeightRanges ? "weightings within the declared ranges" : "all weightings"
  }
}

extension String {
  /// Without spaces at the end.
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
