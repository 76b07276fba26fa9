import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What a reviewer needs in half a minute: the finding in one sentence, and the scoreboard.
struct VerdictSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  var verdict: Verdict { report.scoreboard.verdict }

  var markdown: String {
    """
    # Identifier strategy: \(report.experiment.name)

    \(sentence(Emphasis.markdown))

    ## Scoreboard

    \(Markdown.table(header(Emphasis.markdown), rows(Emphasis.markdown), numbers: firstNumber..<firstNumber + 6))

    \(legend)
    """
  }

  var plainSentence: String { sentence(.none) }

  /// The scoreboard with columns of one width, for a terminal.
  var plainScoreboard: String {
    let table = [header(.none)] + rows(.none)
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmedEnd
    }.joined(separator: "\n")
  }
}

// MARK: The scoreboard

extension VerdictSection {
  /// How names and the best value stand out.
  enum Emphasis {
    case markdown, none

    func name(_ text: String) -> String { self == .markdown ? Markdown.escaped(text) : text }
    func strong(_ text: String) -> String { self == .markdown ? "**\(text)**" : text }
  }

  private var firstNumber: Int { report.hasSeveralHosts ? 3 : 2 }

  private func header(_ emphasis: Emphasis) -> [String] {
    ["Strategy"] + (report.hasSeveralHosts ? ["Host"] : [])
      + [
        "Verdict", "Score ↑", "Staleness: late views ↓", "Churn: new IDs a year ↓",
        "Links: correct ↑", "Orphaned uses ↓", "Wrong target ↓",
      ]
  }

  private func rows(_ emphasis: Emphasis) -> [[String]] {
    report.rows.map { strategy, host in
      let score = report.score(strategy, host)
      let isBest = verdict.kind == .recommended && verdict.ranking.first == strategy
      let name = emphasis.name(report.label(strategy))
      return [isBest ? emphasis.strong(name) : name]
        + (report.hasSeveralHosts ? [emphasis.name(report.experiment.hosts[host].name)] : [])
        + [standing(strategy, score), score.overall.map { Format.decimal($0, 0) } ?? "–"]
        + [
          Metric.stalenessExcess, .churnPerEntityYear, .linksCorrect, .orphanedUses,
          .wrongTargetUses,
        ].map { Format.estimate(report.estimate($0, strategy, host), $0) }
    }
  }

  private func standing(_ strategy: Int, _ score: Score) -> String {
    if !score.isEligible { return "vetoed" }
    guard let place = verdict.ranking.firstIndex(of: strategy) else {
      return score.overall == nil ? "not measured" : "vetoed elsewhere"
    }
    switch verdict.kind {
    case .recommended: return place == 0 ? "recommended" : "viable"
    case .noClearWinner: return place < 2 ? "no clear winner" : "viable"
    case .noneEligible: return "vetoed"
    }
  }

  private var legend: String {
    let tolerance = Format.duration(report.experiment.score.tolerance)
    let replications = report.results.measurements.replications
    let intervals =
      replications > 1
      ? "± is half of a 95 % interval over \(Format.count(replications)) replications."
      : "One replication gives no intervals."
    let hosts =
      report.hasSeveralHosts
      ? " The finding and the order of rows use each strategy's mean score over the hosts." : ""
    return """
      The score is a weighted mean from 0 to 100 (anchors under "Question and setting"). *Late \
      views* show a name that was given up more than \(tolerance) before; *orphaned uses* find \
      nothing although the entity is alive; *wrong target* opens another entity and excludes a \
      strategy whatever its score.\(hosts) \(intervals)
      """
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
