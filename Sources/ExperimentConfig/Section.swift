import Diagnostics
import YAMLReading

/// Collects the mistakes of one file while it is read to its end.
final class Findings {
  var mistakes: [Mistake] = []
  /// Where a schema is made instead of a config being read.
  let recorder: SchemaRecorder?

  init(recorder: SchemaRecorder? = nil) { self.recorder = recorder }

  func add(_ message: String, at place: Place, help: String? = nil) {
    mistakes.append(Mistake(message, at: place, help: help))
  }
}

/// A mapping that is read key by key; what is left over at the end is a mistake.
struct Section {
  let findings: Findings
  let place: Place
  private var pairs: [YAMLNode.Pair]
  private var known: [String] = []
  /// What the section is called in messages.
  private let title: String
  private let opening: SchemaRecorder.Opening?

  /// Opens a mapping, or reports that the node is none.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - title: What it is called in messages.
  ///   - findings: Where mistakes go.
  ///   - example: What might stand there.
  init?(_ node: YAMLNode, _ title: String, _ findings: Findings, example: String? = nil) {
    opening = findings.recorder?.open(node)
    guard let pairs = opening == nil ? node.pairs : [] else {
      findings.add(
        "\(title) must be a mapping, not \(node.kind)", at: node.place,
        help: example.map { "write for instance \($0)" })
      return nil
    }
    self.pairs = pairs
    self.title = title
    self.findings = findings
    place = node.place
  }

  /// The value of a key, or nil when it is not there.
  mutating func take(_ key: String) -> YAMLNode? {
    known.append(key)
    if let opening { return findings.recorder?.ask(key, in: opening) }
    guard let index = pairs.firstIndex(where: { $0.key.text == key }) else { return nil }
    return pairs.remove(at: index).value
  }

  /// The value of a key, or what is meant without it.
  mutating func take(_ key: String, default value: String) -> YAMLNode {
    let node = take(key) ?? YAMLNode(.scalar(value, isPlain: true), at: place)
    findings.describe(node, nil, default: value)
    return node
  }

  /// The value of a key whose presence decides what else may stand in the section.
  mutating func takeDeciding(_ key: String) -> YAMLNode? {
    opening.map { findings.recorder?.askDeciding(key, in: $0) } ?? take(key)
  }

  /// What stands beside this holds only under a condition.
  func holds(_ condition: ConfigShape.Condition) { opening?.condition = condition }

  /// Exactly one of some keys must be there.
  func needsOne(of keys: String...) { opening?.eitherOf = keys }

  /// The value of a key that must be there.
  mutating func require(_ key: String, example: String) -> YAMLNode? {
    if let opening { return findings.recorder?.ask(key, isRequired: true, in: opening) }
    if let node = take(key) { return node }
    let others = pairs.compactMap(\.key.text)
    if let misspelt = Suggestion.nearest(to: key, among: others),
      let index = pairs.firstIndex(where: { $0.key.text == misspelt })
    {
      findings.add(
        "unknown key '\(misspelt)' in \(title)", at: pairs.remove(at: index).key.place,
        help: "did you mean '\(key)'?")
      return nil
    }
    findings.add(
      "\(title) has no '\(key)'", at: place, help: "write for instance '\(key): \(example)'")
    return nil
  }

  /// Takes keys that somebody else reads.
  mutating func leave(_ keys: [String]) {
    for key in keys { _ = take(key) }
  }

  /// Whether every key was taken.
  var isEmpty: Bool { pairs.isEmpty }

  /// Whether a key is there, without taking it.
  func has(_ key: String) -> Bool { pairs.contains { $0.key.text == key } }

  /// Reports keys that belong to what is not there yet.
  mutating func refuse(_ keys: String...) {
    for key in keys {
      guard let pair = remove(key) else { continue }
      findings.add(
        "'\(key)' is not there yet", at: pair.key.place,
        help: "remove it; a later version of stratbench will read it")
    }
  }

  /// Reports a key that another one rules out.
  mutating func refuse(_ key: String, beside other: String, _ reason: String) {
    known.append(key)
    guard let pair = remove(key) else { return }
    findings.add(
      "'\(key)' cannot be set beside '\(other)': \(reason)", at: pair.value.place,
      help: "remove it")
  }

  private mutating func remove(_ key: String) -> YAMLNode.Pair? {
    pairs.firstIndex { $0.key.text == key }.map { pairs.remove(at: $0) }
  }

  /// Reports the keys that nothing took.
  ///
  /// Keys that start with `x-` are notes.
  func finish() {
    for pair in pairs {
      guard let key = pair.key.text, !key.hasPrefix("x-") else { continue }
      findings.add(
        "unknown key '\(key)' in \(title)", at: pair.key.place,
        help: Suggestion.help(for: key, among: known))
    }
  }
}

extension YAMLNode {
  fileprivate var pairs: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }
}
