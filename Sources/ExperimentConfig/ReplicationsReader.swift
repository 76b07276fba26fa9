import Scoring
import Simulation
import YAMLReading

/// Reads `replications:`, a number or `{until: {metric: …, half-width: …}, at-most: …}`.
struct ReplicationsReader {
  let findings: Findings

  private static let most = 1_000_000
  private static let example = "{until: {metric: staleness.viewed, half-width: 0.5%}, at-most: 200}"

  /// The plan; with mistakes any, as the config is not run then.
  func plan(_ node: YAMLNode) -> ReplicationPlan {
    guard case .mapping = node.content else {
      return .fixed(findings.integer(node, in: 1...Self.most) ?? 1)
    }
    guard var section = Section(node, "'replications'", findings) else { return .fixed(1) }
    let precision = section.require("until", example: Self.example).flatMap(self.precision)
    let atMost = section.require("at-most", example: "200").flatMap {
      findings.integer($0, in: 2...Self.most)
    }
    section.finish()
    guard let precision, let atMost else { return .fixed(1) }
    return .until(precision, atMost: atMost)
  }

  private func precision(_ node: YAMLNode) -> ReplicationPlan.Precision? {
    guard
      var section = Section(
        node, "'until'", findings, example: "{metric: staleness.viewed, half-width: 0.5%}")
    else { return nil }
    let values = ScoreReader(findings: findings)
    let metric = section.require("metric", example: "staleness.viewed").flatMap(values.metric)
    let node = section.require("half-width", example: "0.5%")
    section.finish()
    guard let metric, let node, let halfWidth = values.value(node, of: metric) else { return nil }
    guard halfWidth > 0 else {
      findings.add(
        "no number of replications makes an interval of half-width 0", at: node.place,
        help: "give a width above 0")
      return nil
    }
    return ReplicationPlan.Precision(metric, halfWidth: halfWidth)
  }
}
