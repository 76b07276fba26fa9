import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The finding in at most fifty words.
extension VerdictSection {
  func sentence(_ emphasis: Emphasis) -> String {
    switch verdict.kind {
    case .recommended where report.experiment.strategies.count == 1: onlyOne(emphasis)
    case .recommended: recommendation(emphasis)
    case .noClearWinner: tie(emphasis)
    case .noneEligible: "\(emphasis.strong("No strategy is eligible")): \(vetoes(emphasis))."
    }
  }

  private func onlyOne(_ emphasis: Emphasis) -> String {
    "\(name(verdict.ranking[0], emphasis)) scores \(score(verdict.ranking[0])) of 100\(mean). "
      + "It is the only strategy here, so there is nothing to compare it with."
  }

  private func recommendation(_ emphasis: Emphasis) -> String {
    let winner = verdict.ranking[0]
    guard let lead = verdict.lead else {
      return "Use \(name(winner, emphasis)), the only eligible strategy: it scores "
        + "\(score(winner)) of 100\(mean). \(price(winner))"
    }
    let second = verdict.ranking[1]
    return "Use \(name(winner, emphasis)): it scores \(score(winner)) of 100\(mean), "
      + "\(leadText(lead)) ahead of \(emphasis.name(report.label(second)))"
      + reason(winner, over: second) + ". " + (exception(winner, emphasis) ?? price(winner))
  }

  private func tie(_ emphasis: Emphasis) -> String {
    guard let lead = verdict.lead else { return "No clear winner." }
    let pair = verdict.ranking.prefix(2)
    let reason =
      lead.halfWidth == nil
      ? "one replication cannot tell chance from difference"
      : lead.mean == 0 && lead.halfWidth == 0
        ? "the declared scores do not tell them apart"
        : "the lead of \(leadText(lead)) may be chance"
    return "No clear winner: \(pair.map { name($0, emphasis) }.joined(separator: " and ")) score "
      + "\(pair.map(score).joined(separator: " and ")) of 100\(mean), and \(reason)."
  }

  private func name(_ strategy: Int, _ emphasis: Emphasis) -> String {
    emphasis.strong(emphasis.name(report.label(strategy)))
  }

  private func score(_ strategy: Int) -> String {
    Format.decimal(verdict.overall[strategy] ?? 0, 0)
  }

  private var mean: String {
    report.hasSeveralHosts ? " over \(report.experiment.hosts.count) hosts" : ""
  }

  private func leadText(_ lead: Difference) -> String {
    guard let half = lead.halfWidth, half > 0 else { return Format.decimal(lead.mean, 1) }
    let decimals = Format.decimals(for: half, atMost: 2)
    return "\(Format.decimal(lead.mean, decimals)) ± \(Format.decimal(half, decimals))"
  }

  private func vetoes(_ emphasis: Emphasis) -> String {
    let scores = report.scoreboard.scores.filter { !$0.isEligible }
    guard !scores.isEmpty else { return "nothing was measured that the criteria score" }
    let names = scores.map(\.strategy).reduce(into: [String]()) { names, strategy in
      let name = emphasis.name(report.label(strategy))
      if !names.contains(name) { names.append(name) }
    }
    let metrics = Set(scores.flatMap(\.vetoes).map(\.rawValue)).sorted()
    let shown = names.count > 3 ? ["all \(names.count) strategies"] : names
    return "\(enumerated(shown)) \(names.count == 1 ? "exceeds" : "exceed") the limit of "
      + enumerated(metrics)
  }
}

// MARK: Why, and at what price

extension VerdictSection {
  /// One line of a strategy's score: a metric at a host, with the points that it costs.
  private struct Line {
    let host: Int
    let criterion: Criterion
    let metric: Metric
    let score: Double
    let weight: Double

    var lost: Double { (100 - score) * weight }
  }

  /// The metric that decides each criterion at each host: the worst of its anchors.
  private func lines(_ strategy: Int) -> [Line] {
    let rules = report.experiment.score
    return report.experiment.hosts.indices.flatMap { host in
      Criterion.allCases.compactMap { criterion in
        rules.criteria[criterion, default: []].compactMap { anchors in
          report.estimate(anchors.metric, strategy, host).mean.map {
            Line(
              host: host, criterion: criterion, metric: anchors.metric, score: anchors.score($0),
              weight: rules.weights[criterion, default: 0])
          }
        }.min { $0.score < $1.score }
      }
    }
  }

  /// Where the winner leads most, by weight, in the metric that costs the second most there.
  private func reason(_ winner: Int, over second: Int) -> String {
    let leads = lines(second).map { line in
      (line: line, lead: line.lost - lostByWinner(winner, line))
    }
    guard let most = leads.max(by: { $0.lead < $1.lead }), most.lead > 0 else { return "" }
    return ", as \(sentence(most.line, winner))\(place(most.line.host)), instead of "
      + number(most.line, second)
  }

  private func lostByWinner(_ winner: Int, _ line: Line) -> Double {
    lines(winner).first { $0.host == line.host && $0.criterion == line.criterion }?.lost ?? 0
  }

  /// A host at which another eligible strategy scores higher.
  private func exception(_ winner: Int, _ emphasis: Emphasis) -> String? {
    guard report.hasSeveralHosts else { return nil }
    let better = verdict.ranking.flatMap { strategy in
      report.experiment.hosts.indices.compactMap { host -> (Int, Int, Double)? in
        guard let one = report.score(strategy, host).overall,
          let other = report.score(winner, host).overall, one > other + 0.5
        else { return nil }
        return (strategy, host, one - other)
      }
    }.max { $0.2 < $1.2 }
    guard let (strategy, host, _) = better else { return nil }
    func points(_ strategy: Int) -> String {
      Format.decimal(report.score(strategy, host).overall ?? 0, 0)
    }
    return "But at \(emphasis.name(report.experiment.hosts[host].name)), "
      + "\(emphasis.name(report.label(strategy))) scores \(points(strategy)) against "
      + "\(points(winner))."
  }

  /// What costs the winner most points.
  private func price(_ winner: Int) -> String {
    guard let worst = lines(winner).max(by: { $0.lost < $1.lost }), worst.score < 99.5 else {
      return "It loses no points."
    }
    return "The price: \(sentence(worst, winner))\(place(worst.host))."
  }

  private func place(_ host: Int) -> String {
    report.hasSeveralHosts ? " at \(report.experiment.hosts[host].name)" : ""
  }

  private func number(_ line: Line, _ strategy: Int) -> String {
    report.estimate(line.metric, strategy, line.host).mean.map { Format.value($0, line.metric) }
      ?? "–"
  }

  private func sentence(_ line: Line, _ strategy: Int) -> String {
    let number = number(line, strategy)
    switch line.metric {
    case .stalenessExcess:
      let tolerance = Format.duration(report.experiment.score.tolerance)
      return "\(number) of label views show a name given up over \(tolerance) before"
    case .stalenessViewed: return "\(number) of label views show an old name"
    case .orphanedUses: return "\(number) of uses find nothing"
    case .churnPerEntityYear: return "an entity gets \(number) new identifiers a year"
    case .linksCorrect: return "\(number) of followed links open their entity"
    default: return "\(line.metric.rawValue) is \(number)"
    }
  }
}
