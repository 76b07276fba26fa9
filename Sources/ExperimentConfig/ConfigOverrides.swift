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
        root = Self.set(path, Self.moved(value), in: root)
      } catch {
        findings.add(
          "the value of '--set \(setting)' cannot be read: "
            + error.list.map(\.message).joined(separator: "; "), at: .commandLine,
          help: "put a text with special characters in quotes")
      }
    }
    if !hosts.isEmpty {
      let names = hosts.map { YAMLNode(.scalar($0, isPlain: true), at: .commandLine) }
      root = Self.set(["hosts"], YAMLNode(.sequence(names), at: .commandLine), in: root)
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

  /// Replaces what stands at a path.
  ///
  /// Keys of metrics hold dots: the longest key that is there is
  /// taken, and a path into nothing makes new mappings.
  private static func set(_ path: [String], _ value: YAMLNode, in node: YAMLNode) -> YAMLNode {
    guard !path.isEmpty else { return value }
    guard case .mapping(var pairs) = node.content else {
      // What stood here gives way to a mapping, which is not in the file.
      return set(path, value, in: YAMLNode(.mapping([]), at: .commandLine))
    }
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
