import ExperimentConfig
import Scoring
import Simulation

/// The scoreboard: a row a strategy, best first, between the best and the worst case.
extension VerdictSection {
  /// How names and the best value stand out.
  enum Emphasis {
    case markdown, none

    func name(_ text: String) -> String { self == .markdown ? Markdown.escaped(text) : text }
    func strong(_ text: String) -> String { self == .markdown ? "**\(text)**" : text }
    func aside(_ text: String) -> String { self == .markdown ? "*\(text)*" : text }
  }

  static let header =
    ["Strategy", "Verdict", "Score ↑"] + Criterion.allCases.map { "\($0.title) ↑" }
    + ["First place ↑"]

  func rows(_ emphasis: Emphasis) -> [[String]] {
    let bounds = report.scrutiny.bounds
    return report.strategies.map { row($0, emphasis) } + [
      row("best case", bounds.oracle, emphasis), row("worst case", bounds.worst, emphasis),
    ]
  }

  private func row(_ strategy: Int, _ emphasis: Emphasis) -> [String] {
    let isBest = verdict.winner == strategy
    let name = emphasis.name(report.label(strategy))
    let first = report.robustness?.places(of: strategy)?.first
    return [isBest ? emphasis.strong(name) : name, standing(strategy)]
      + [Format.score(report.overall(strategy))]
      + points(report.scoreboard.points[strategy])
      + [first.map { Format.percent($0, 0) } ?? "–"]
  }

  private func row(_ title: String, _ bound: Bounds.Bound, _ emphasis: Emphasis) -> [String] {
    [emphasis.aside(title), "–", bound.overall.map { Format.decimal($0, 1) } ?? "–"]
      + points(bound.criteria) + ["–"]
  }

  private func points(_ points: [Criterion: Double]) -> [String] {
    Criterion.allCases.map { points[$0].map { Format.decimal($0, 0) } ?? "–" }
  }

  private func standing(_ strategy: Int) -> String {
    guard verdict.ranking.contains(strategy) else {
      return report.vetoes(strategy).isEmpty ? "not measured" : "vetoed"
    }
    if verdict.winner == strategy { return "recommended" }
    if verdict.kind == .noClearWinner, verdict.contenders.contains(strategy) {
      return "no clear winner"
    }
    let isDominated = report.robustness?.dominators(of: strategy).isEmpty == false
    return isDominated ? "dominated" : "viable"
  }
}

extension Report {
  /// The strategies in the order of the scoreboard: best first, then those that are excluded.
  var strategies: [Int] {
    let ranked = scoreboard.verdict.ranking
    return ranked + experiment.strategies.indices.filter { !ranked.contains($0) }
  }

  /// The overall score of a strategy with its interval.
  func overall(_ strategy: Int) -> Estimate {
    let mean = scoreboard.verdict.overall[strategy]
    let half = results.samples.halfWidth(strategy)
    return Estimate(
      mean: mean, low: mean.flatMap { mean in half.map { mean - $0 } },
      high: mean.flatMap { mean in half.map { mean + $0 } })
  }

  /// The metrics that exclude a strategy, each once, with a host where they do.
  func vetoes(_ strategy: Int) -> [(metric: Metric, host: Int)] {
    experiment.hosts.indices.flatMap { host in
      score(strategy, host).vetoes.map { (metric: $0, host: host) }
    }.reduce(into: []) { seen, veto in
      if !seen.contains(where: { $0.metric == veto.metric }) { seen.append(veto) }
    }
  }
}
