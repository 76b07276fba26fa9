import Diagnostics
import YAMLReading

/// A scenario as the config declares it: what it puts into the place of what the experiment has.
struct ScenarioPlan {
  let name: String
  let change: YAMLNode
}

/// Reads `scenarios:`, a mapping from names to changes.
struct ScenariosReader {
  static let keys = ["workload", "hosts", "horizon", "entities", "faults"]
  /// What reports call the experiment without changes.
  static let reserved = "base"
  private static let most = 100
  private static let example = "{many renames: {workload: {renames: 5/y}}}"

  let findings: Findings

  func plans(_ node: YAMLNode) -> [ScenarioPlan] {
    guard case .mapping(let pairs) = node.content, !pairs.isEmpty else {
      findings.add(
        "'scenarios' must be a mapping from names to changes, not \(Self.kind(node))",
        at: node.place, help: "write for instance \(Self.example)")
      return []
    }
    guard pairs.count <= Self.most else {
      findings.add(
        "there are \(pairs.count) scenarios", at: node.place,
        help: "name at most \(Self.most); a 'sweep' plays up to \(SweepPlan.mostCells) cells")
      return []
    }
    return pairs.compactMap { plan($0.key, $0.value) }
  }

  private static func kind(_ node: YAMLNode) -> String {
    if case .mapping = node.content { "an empty one" } else { node.kind }
  }

  private func plan(_ key: YAMLNode, _ change: YAMLNode) -> ScenarioPlan? {
    guard let name = findings.text(key, "the name of a scenario") else { return nil }
    guard name != Self.reserved else {
      findings.add(
        "'\(name)' is the experiment itself, without changes", at: key.place,
        help: "give the scenario another name")
      return nil
    }
    let title = "the scenario '\(name)'"
    guard var section = Section(change, title, findings, example: "{horizon: 5y}") else {
      return nil
    }
    guard !section.isEmpty else {
      findings.add(
        "\(title) changes nothing", at: change.place,
        help: "change one of \(Self.keys.joined(separator: ", "))")
      return nil
    }
    section.leave(Self.keys)
    section.finish()
    // What is left is read all the same, so that its mistakes are told in one go.
    return ScenarioPlan(name: name, change: change.keeping(Self.keys))
  }
}
