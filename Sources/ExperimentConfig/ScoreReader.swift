import Diagnostics
import Scoring
import Simulation
import YAMLReading

/// Reads `score:`.
struct ScoreReader {
  let findings: Findings

  func rules(_ node: YAMLNode?) -> ScoreRules {
    var rules = ScoreRules()
    guard let node, var section = Section(node, "'score'", findings, example: "{tolerance: 7d}")
    else { return rules }
    if let tolerance = section.take("tolerance").flatMap({ findings.duration($0) }) {
      rules.tolerance = tolerance
    }
    if let weights = section.take("weights") { rules.weightRanges = self.weights(weights) }
    if let node = section.take("criteria"), var criteria = Section(node, "'criteria'", findings) {
      for criterion in Criterion.allCases {
        if let node = criteria.take(criterion.rawValue) {
          rules.criteria[criterion] = anchors(node, criterion)
        }
      }
      criteria.finish()
    }
    if let node = section.take("vetoes") { rules.vetoes = vetoes(node) }
    section.finish()
    return rules
  }

  /// A criterion that is not named weighs nothing.
  private func weights(_ node: YAMLNode) -> [Criterion: ClosedRange<Double>] {
    var weights: [Criterion: ClosedRange<Double>] = [:]
    let before = findings.mistakes.count
    guard var section = Section(node, "'weights'", findings, example: "{staleness: 4, links: 4}")
    else { return weights }
    for criterion in Criterion.allCases {
      weights[criterion] = section.take(criterion.rawValue).flatMap(weight) ?? 0...0
    }
    section.finish()
    if findings.mistakes.count == before, weights.values.allSatisfy({ $0.upperBound == 0 }) {
      findings.add(
        "every weight is 0", at: node.place, help: "give at least one criterion a weight above 0")
    }
    return weights
  }

  /// A number, or a range such as `2..5`.
  private func weight(_ node: YAMLNode) -> ClosedRange<Double>? {
    let allowed = 0...1_000_000.0
    if findings.isNoted(node, .number(allowed), .span) { return nil }
    let ends = (node.text ?? "").split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count > 1 else { return findings.number(node, in: allowed).map { $0...$0 } }
    let numbers = ends.compactMap { $0.hasPrefix(".") ? nil : Quantity.number(String($0)) }
    guard numbers.count == 2, ends.count == 2 else {
      findings.add(
        "\(node.kind) is not a range", at: node.place,
        help: "write two numbers with two dots between them, such as 2..5")
      return nil
    }
    guard numbers.allSatisfy(allowed.contains) else {
      findings.add("\(node.kind) is out of range", at: node.place, help: "allowed: 0 to 1000000")
      return nil
    }
    guard numbers[0] <= numbers[1] else {
      findings.add(
        "\(node.kind) runs backwards", at: node.place,
        help: "write the smaller number first: \(ends[1])..\(ends[0])")
      return nil
    }
    return numbers[0]...numbers[1]
  }

  /// `{metric: {good: …, bad: …}}`; the criterion's score is that of the worst metric.
  private func anchors(_ node: YAMLNode, _ criterion: Criterion) -> [ScoreRules.Anchors] {
    guard let pairs = findings.entries(node, of: Self.metrics), !pairs.isEmpty else {
      findings.add(
        "'\(criterion.rawValue)' must map metrics to anchors", at: node.place,
        help: "write for instance '{staleness.excess: {good: 0%, bad: 20%}}'")
      return []
    }
    return pairs.compactMap { pair in
      guard let metric = metric(pair.key) else { return nil }
      findings.describe(pair.value, metric.meaning)
      guard var section = Section(pair.value, "'\(metric.rawValue)'", findings)
      else { return nil }
      let good = section.require("good", example: "0%").flatMap { value($0, of: metric) }
      let bad = section.require("bad", example: "20%").flatMap { value($0, of: metric) }
      section.finish()
      guard let good, let bad else { return nil }
      if good == bad {
        findings.add(
          "'good' and 'bad' are the same", at: pair.value.place, help: "set them apart")
        return nil
      }
      return ScoreRules.Anchors(metric, good: good, bad: bad)
    }
  }

  private func vetoes(_ node: YAMLNode) -> [ScoreRules.Veto] {
    let limited = Metric.allCases.filter { $0.better == .lower }.map(\.rawValue)
    guard let pairs = findings.entries(node, of: limited) else {
      findings.add(
        "'vetoes' must be a mapping, not \(node.kind)", at: node.place,
        help: "write for instance '{wrong-target.uses: 0%}', or {} for none")
      return []
    }
    return pairs.compactMap { pair in
      guard let metric = metric(pair.key) else { return nil }
      findings.describe(pair.value, metric.meaning)
      guard metric.better == .lower else {
        findings.add(
          "a veto limits metrics that are better when low, which '\(metric.rawValue)' is not",
          at: pair.key.place, help: "limit one that counts what goes wrong, such as links.broken")
        return nil
      }
      return value(pair.value, of: metric).map { ScoreRules.Veto(metric, limit: $0) }
    }
  }

  func metric(_ node: YAMLNode) -> Metric? {
    if findings.isNoted(node, .words(Self.metrics)) {
      return findings.recorder?.word(of: Metric.allCases)
    }
    let name = node.text ?? ""
    if let metric = Metric(rawValue: name) { return metric }
    findings.add(
      "there is no metric '\(name)'", at: node.place,
      help: Suggestion.help(for: name, among: Self.metrics))
    return nil
  }

  private static let metrics = Metric.allCases.map(\.rawValue)

  func value(_ node: YAMLNode, of metric: Metric) -> Double? {
    switch metric.unit {
    case .share: findings.share(node)
    case .seconds: findings.duration(node)
    case .ratio, .perYear, .perThousandSlots: findings.number(node, in: 0...1_000_000)
    }
  }
}
