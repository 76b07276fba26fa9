import ExperimentConfig
import HostModel
import Scoring
import Simulation

/// The finding in at most fifty words.
extension VerdictSection {
  private static let mostWords = 50

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
    let start = "Use \(name(winner, emphasis))"
    let score = "it scores \(score(winner)) of 100\(mean)"
    guard let lead = verdict.lead else {
      return fitting(["\(start), the only eligible strategy: \(score).", price(winner, emphasis)])
    }
    let second = verdict.ranking[1]
    let finding =
      "\(start): \(score), \(Format.lead(lead)) ahead of \(emphasis.name(report.label(second)))"
    let drawback = exception(winner, emphasis) ?? price(winner, emphasis)
    let why = finding + reason(winner, over: second, emphasis) + "."
    return [[why, drawback], [finding + ".", drawback], [why]].map { $0.joined(separator: " ") }
      .first { $0.countOfWords <= Self.mostWords } ?? finding + "."
  }

  /// As many of some sentences, from the first, as fit.
  private func fitting(_ sentences: [String]) -> String {
    let whole = sentences.joined(separator: " ")
    return whole.countOfWords <= Self.mostWords ? whole : sentences[0]
  }

  private func tie(_ emphasis: Emphasis) -> String {
    guard let lead = verdict.lead else { return "No clear winner." }
    let contenders = verdict.contenders
    let reason =
      lead.halfWidth == nil
      ? "one replication cannot tell chance from difference"
      : lead.mean == 0 && lead.halfWidth == 0
        ? "the declared scores do not tell them apart" : "what lies between them may be chance"
    let shown = contenders.count > 3 ? Array(contenders.prefix(1)) : contenders
    let rest =
      contenders.count > shown.count ? ["\(contenders.count - shown.count) others"] : []
    let names = enumerated(shown.map { name($0, emphasis) } + rest)
    let scores =
      rest.isEmpty
      ? enumerated(contenders.map(score))
      : "from \(score(contenders[contenders.count - 1])) to \(score(contenders[0]))"
    return "No clear winner: \(names) score \(scores) of 100\(mean), and \(reason)."
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
  /// Where the winner leads most, by weight, in the metric that costs the second most there.
  private func reason(_ winner: Int, over second: Int, _ emphasis: Emphasis) -> String {
    let own = report.decidingLines(winner)
    let leads = report.decidingLines(second).compactMap { line in
      own.first { $0.host == line.host && $0.criterion == line.criterion }
        .map { (line: line, lead: line.lost - $0.lost) }
    }
    guard let most = leads.max(by: { $0.lead < $1.lead }), most.lead > 0,
      let same = report.line(like: most.line, of: winner)
    else { return "" }
    return ", as \(sentence(same, emphasis)), not \(most.line.number)"
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
  private func price(_ winner: Int, _ emphasis: Emphasis) -> String {
    guard let worst = report.decidingLines(winner).max(by: { $0.lost < $1.lost }),
      worst.score < 99.5
    else { return "It loses no points." }
    return "The price: \(sentence(worst, emphasis))."
  }

  private func sentence(_ line: DecidingLine, _ emphasis: Emphasis) -> String {
    line.sentence(report.experiment.score) + emphasis.name(report.place(line.host))
  }
}

extension String {
  /// Words and numbers; signs such as "±" and "%" are none.
  fileprivate var countOfWords: Int {
    split(separator: " ").count { word in word.contains { $0.isLetter || $0.isNumber } }
  }
}
