import Diagnostics
import YAMLReading

/// What the command line changes in a config.
package struct ConfigOverrides: Sendable {
  /// `PATH=VALUE` in the order given; the path names keys with dots.
  package var settings: [String] = []
  /// Host names or files that replace those of the config.
  package var hosts: [String] = []

  package init() {}

  func apply(to root: YAMLNode, _ findings: Findings) -> YAMLNode {
    var root = root
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !path.contains(""), !parts[1].isEmpty else {
        findings.add(
          "'--set \(setting)' is not PATH=VALUE", at: .commandLine,
          help: "write for instance --set workload.picks=2/y")
        continue
      }
      do throws(Mistakes) {
        let value = try YAMLReader.read(Array(parts[1].utf8), file: "--set")
        root = root.setting(path, to: Self.moved(value), at: .commandLine)
      } catch {
        findings.add(
          "the value of '--set \(setting)' cannot be read: "
            + error.list.map(\.message).joined(separator: "; "), at: .commandLine,
          help: "put a text with special characters in quotes")
      }
    }
    if !hosts.isEmpty {
      let names = hosts.map { YAMLNode(.scalar($0, isPlain: true), at: .commandLine) }
      root = root.setting(
        ["hosts"], to: YAMLNode(.sequence(names), at: .commandLine), at: .commandLine)
    }
    return root
  }

  /// The same node with every place on the command line.
  private static func moved(_ node: YAMLNode) -> YAMLNode {
    switch node.content {
    case .scalar: return YAMLNode(node.content, at: .commandLine)
    case .sequence(let elements):
      return YAMLNode(.sequence(elements.map(moved)), at: .commandLine)
    case .mapping(let pairs):
      return YAMLNode(
        .mapping(pairs.map { YAMLNode.Pair(key: moved($0.key), value: moved($0.value)) }),
        at: .commandLine)
    }
  }
}
