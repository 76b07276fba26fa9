import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// What a reviewer needs in half a minute: the finding in one sentence, and the scoreboard.
struct VerdictSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  private var verdict: Verdict { report.scoreboard.verdict }

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
    return """
      The score is a weighted mean from 0 to 100 (anchors under "Question and setting"). *Late \
      views* show a name that was given up more than \(tolerance) before; *orphaned uses* find \
      nothing although the entity is alive; *wrong target* opens another entity and excludes a \
      strategy whatever its score. \(intervals)
      """
  }
}

// MARK: The sentence

extension VerdictSection {
  private func sentence(_ emphasis: Emphasis) -> String {
    switch verdict.kind {
    case .recommended: recommendation(emphasis)
    case .noClearWinner: tie(emphasis)
    case .noneEligible: "\(emphasis.strong("No strategy is eligible")): \(vetoes(emphasis))."
    }
  }

  private func recommendation(_ emphasis: Emphasis) -> String {
    let winner = verdict.ranking[0]
    let name = emphasis.strong(emphasis.name(report.label(winner)))
    let score = Format.decimal(verdict.overall[winner] ?? 0, 0)
    guard let lead = verdict.lead else {
      return "Use \(name), the only eligible strategy: it scores \(score) of 100. "
        + price(winner, after: nil)
    }
    let second = verdict.ranking[1]
    let best = greatestLead(winner, over: second)
    return "Use \(name): it scores \(score) of 100, \(leadText(lead)) ahead of "
      + emphasis.name(report.label(second)) + reason(best, winner, over: second) + ". "
      + price(winner, after: best)
  }

  private func tie(_ emphasis: Emphasis) -> String {
    let names = verdict.ranking.prefix(2).map { emphasis.strong(emphasis.name(report.label($0))) }
    let scores = verdict.ranking.prefix(2).map { Format.decimal(verdict.overall[$0] ?? 0, 0) }
    guard let lead = verdict.lead else { return "No clear winner." }
    let reason =
      lead.halfWidth == nil
      ? "one replication cannot tell chance from difference"
      : lead.mean == 0 && lead.halfWidth == 0
        ? "nothing that was measured tells them apart"
        : "the lead of \(leadText(lead)) may be chance"
    return "No clear winner: \(names.joined(separator: " and ")) score "
      + "\(scores.joined(separator: " and ")) of 100, and \(reason)."
  }

  private func leadText(_ lead: Difference) -> String {
    guard let half = lead.halfWidth, half > 0 else { return Format.decimal(lead.mean, 1) }
    let decimals = Format.decimals(for: half, atMost: 2)
    return "\(Format.decimal(lead.mean, decimals)) ± \(Format.decimal(half, decimals))"
  }

  /// A criterion at a host.
  private struct Cell: Equatable {
    let host: Int
    let criterion: Criterion
  }

  private func cells(_ strategy: Int) -> [(cell: Cell, score: Double)] {
    report.experiment.hosts.indices.flatMap { host in
      Criterion.allCases.compactMap { criterion in
        report.score(strategy, host).criteria[criterion].map {
          (Cell(host: host, criterion: criterion), $0)
        }
      }
    }
  }

  /// Where the winner leads most, by weight; nil when it leads nowhere.
  private func greatestLead(_ winner: Int, over second: Int) -> Cell? {
    let weights = report.experiment.score.weights
    let leads = zip(cells(winner), cells(second)).map { one, other in
      (cell: one.cell, lead: (one.score - other.score) * weights[one.cell.criterion, default: 0])
    }
    return leads.max { $0.lead < $1.lead }.flatMap { $0.lead > 0 ? $0.cell : nil }
  }

  private func reason(_ cell: Cell?, _ winner: Int, over second: Int) -> String {
    guard let cell else { return "" }
    return ", as \(cost(cell, winner).sentence)\(place(cell.host)), instead of "
      + cost(cell, second).number
  }

  /// The worst criterion of the winner, in words.
  private func price(_ winner: Int, after reason: Cell?) -> String {
    guard let worst = cells(winner).min(by: { $0.score < $1.score }), worst.score < 99.5 else {
      return "No criterion shows a price."
    }
    let cost = cost(worst.cell, winner)
    return worst.cell == reason
      ? "The price is the \(cost.number) that remain."
      : "The price: \(cost.sentence)\(place(worst.cell.host))."
  }

  private func place(_ host: Int) -> String {
    report.hasSeveralHosts ? " at \(report.experiment.hosts[host].name)" : ""
  }

  private func cost(_ cell: Cell, _ strategy: Int) -> (sentence: String, number: String) {
    func value(_ metric: Metric) -> Double {
      report.estimate(metric, strategy, cell.host).mean ?? 0
    }
    switch cell.criterion {
    case .staleness:
      let number = Format.percent(value(.stalenessViewed), 0)
      return ("\(number) of label views show an old name", number)
    case .churn where value(.orphanedUses) > 0.005:
      let number = Format.percent(value(.orphanedUses), 0)
      return ("\(number) of uses find nothing", number)
    case .churn:
      let number = Format.decimal(value(.churnPerEntityYear), 2)
      return ("an entity gets \(number) new identifiers a year", number)
    case .links:
      let number = Format.percent(1 - value(.linksCorrect), 0)
      return ("\(number) of followed links do not open their entity", number)
    }
  }

  private func vetoes(_ emphasis: Emphasis) -> String {
    let reasons = report.scoreboard.scores.filter { !$0.isEligible }.map { score in
      "\(emphasis.name(report.label(score.strategy))) exceeds the limit of "
        + enumerated(score.vetoes.map(\.rawValue))
    }
    return reasons.isEmpty
      ? "nothing was measured that the criteria score"
      : reasons.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        .joined(separator: "; ")
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
