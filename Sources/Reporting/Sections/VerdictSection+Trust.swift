import ExperimentConfig
import Scoring
import Simulation

/// How far to trust the verdict, in two lines.
extension VerdictSection {
  /// How sure the order is, by chance and by weights.
  var confidence: String? {
    guard let first = verdict.ranking.first else { return nil }
    return [chance(first), shares].compactMap(\.self).joined(separator: " ")
  }

  private func chance(_ first: Int) -> String {
    guard let nearest = verdict.comparisons.first else {
      return "There is no other eligible strategy to compare \(name(first)) with."
    }
    let lead = nearest.difference
    guard lead.halfWidth != nil else {
      return "One replication cannot tell chance from difference."
    }
    if lead.mean == 0, lead.halfWidth == 0 {
      return "\(name(first)) and \(name(nearest.other)) score the same in every replication."
    }
    let finding = "\(name(first)) is \(Format.lead(lead)) points ahead of \(name(nearest.other))"
    let others = verdict.comparisons.count
    switch verdict.kind {
    case .recommended where others == 1: return "\(finding), in the same histories, beyond chance."
    case .recommended:
      return "\(finding), in the same histories; its leads over all \(others) others are beyond "
        + "chance, judged together at 95 %."
    case .noClearWinner, .noneEligible:
      return nearest.isClear
        ? "\(finding), but not clearly ahead of all \(others) others, judged together at 95 %."
        : "\(finding), which may be chance."
    }
  }

  /// Who comes first how often; a strategy that is equal to the first one goes without saying.
  private var shares: String? {
    let shown = verdict.contenders.prefix(2).compactMap { strategy in
      report.robustness?.places(of: strategy)?.first.map { "\(name(strategy)) \(percent($0))" }
    }
    guard !shown.isEmpty, verdict.ranking.count > 1 else { return nil }
    return "First place over \(report.weightings) and replications together: "
      + "\(enumerated(shown))."
  }

  private func percent(_ share: Double) -> String { Format.percent(share, 0) }

  /// The smallest change of a weight that changes who is first.
  var fragility: String? {
    guard let robustness = report.robustness, verdict.ranking.count > 1 else { return nil }
    guard !robustness.intervals.isEmpty else {
      return "Only one criterion counts, so no weight can change the order."
    }
    guard let change = robustness.nearestChange.flatMap(change) else {
      return "No change of a single weight, from none to all, puts another strategy first."
    }
    return "\(change). No smaller change of one weight does."
  }

  /// What a change of a weight would do; nil for one to all of the weight.
  func change(_ change: (interval: WeightInterval, share: Double, first: [Int])) -> String? {
    let (interval, share, first) = change
    guard let weight = interval.weight(ofShare: share),
      let now = interval.weight(ofShare: interval.share)
    else { return nil }
    let (verb, side) = share > interval.share ? ("rises", "above") : ("falls", "below")
    let comes = first.count == 1 ? "comes" : "come"
    return "\(enumerated(first.map(name))) \(comes) first when the weight of "
      + "\(interval.criterion.title) \(verb) from \(Format.plain(now)) to \(side) "
      + "\(Format.threshold(weight)), the others kept\(doubt(interval.criterion, weight))"
  }

  private func doubt(_ criterion: Criterion, _ weight: Double) -> String {
    let range = report.experiment.score.weightRanges[criterion, default: 0...0]
    guard range.lowerBound < range.upperBound else { return "" }
    return range.contains(weight)
      ? ", which its range of \(Format.weight(range)) allows"
      : ", outside of its range of \(Format.weight(range))"
  }

  private func name(_ strategy: Int) -> String { Markdown.escaped(report.label(strategy)) }
}
