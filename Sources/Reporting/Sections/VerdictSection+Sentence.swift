import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The finding in one sentence.
extension VerdictSection {
  func sentence(_ emphasis: Emphasis) -> String {
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
