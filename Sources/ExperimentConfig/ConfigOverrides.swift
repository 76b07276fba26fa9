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
      guard parts.count == 2, let value = Self.value(String(parts[1])), !parts[0].isEmpty else {
        findings.add(
          "'--set \(setting)' is not PATH=VALUE", at: .commandLine,
          help: "write for instance --set workload.picks=2/y")
        continue
      }
      root = Self.set(parts[0].split(separator: ".").map(String.init), value, in: root)
    }
    if !hosts.isEmpty {
      let names = hosts.map { YAMLNode(.scalar($0, isPlain: true), at: .commandLine) }
      root = Self.set(["hosts"], YAMLNode(.sequence(names), at: .commandLine), in: root)
    }
    return root
  }

  private static func value(_ text: String) -> YAMLNode? {
    if text.isEmpty { return nil }
    return (try? YAMLReader.read(Array(text.utf8), file: "--set")).map(moved)
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

  /// Replaces what stands at a path. Keys of metrics hold dots: the longest key that is there is
  /// taken, and a path into nothing makes new mappings.
  private static func set(_ path: [String], _ value: YAMLNode, in node: YAMLNode) -> YAMLNode {
    guard !path.isEmpty else { return value }
    var pairs: [YAMLNode.Pair] = []
    if case .mapping(let existing) = node.content { pairs = existing }
    for length in stride(from: path.count, through: 1, by: -1) {
      let key = path.prefix(length).joined(separator: ".")
      guard let index = pairs.firstIndex(where: { $0.key.text == key }) else { continue }
      pairs[index].value = set(Array(path.dropFirst(length)), value, in: pairs[index].value)
      return YAMLNode(.mapping(pairs), at: node.place)
    }
    let empty = YAMLNode(.mapping([]), at: .commandLine)
    pairs.append(
      YAMLNode.Pair(
        key: YAMLNode(.scalar(path[0], isPlain: true), at: .commandLine),
        value: set(Array(path.dropFirst()), value, in: empty)))
    return YAMLNode(.mapping(pairs), at: node.place)
  }
}
