import Diagnostics
import YAMLReading

/// Notes what the readers ask for, so that the schema is made from what they read.
///
/// The readers are given an empty node in the place of a config, and another one for every key that
/// they ask for. One round shows what they ask for in one situation; several rounds differ in the
/// depth at which nodes look like scalars and not like mappings, in whether deciding keys are there,
/// and in which of several words are met.
final class SchemaRecorder {
  /// What was asked of one node.
  final class Probe {
    let depth: Int
    var kinds: [ConfigShape.Kind] = []
    var element: Probe?
    var openings: [Opening] = []
    var help: String?
    var defaultValue: String?

    init(depth: Int) { self.depth = depth }
  }

  /// One reading of a node as a mapping.
  final class Opening {
    let depth: Int
    var condition: ConfigShape.Condition?
    var keys: [(name: String, isRequired: Bool, probe: Probe)] = []
    var eitherOf: [String] = []

    init(depth: Int) { self.depth = depth }
  }

  /// Notes that a node is read as a mapping.
  func open(_ node: YAMLNode) -> Opening? {
    guard let probe = probe(at: node) else { return nil }
    let opening = Opening(depth: probe.depth)
    probe.openings.append(opening)
    return opening
  }

  /// Notes that a node is read as a list, and makes the node of its elements.
  func openList(_ node: YAMLNode) -> YAMLNode? {
    guard let probe = probe(at: node) else { return nil }
    let element = Probe(depth: probe.depth + 1)
    probe.element = element
    return self.node(for: element)
  }

  let root = Probe(depth: 0)
  private let round: Int
  private var probes: [Probe] = []

  init(round: Int) { self.round = round }

  /// How many rounds show everything, when readers choose among so many words at most.
  static func rounds(forWords count: Int) -> Int { 2 * (depths + count) }

  /// More than configs are deep; in rounds beyond, every node looks like a mapping.
  private static let depths = 10

  private var depthOfScalars: Int { round / 2 }
  private var hasDecidingKeys: Bool { round % 2 == 0 }

  /// The word of several that this round is about.
  func word<Word>(of words: [Word]) -> Word? {
    words.isEmpty ? nil : words[round / 2 % words.count]
  }

  /// A node that stands for a probe; its place, which no file has, says for which.
  func node(for probe: Probe) -> YAMLNode {
    probes.append(probe)
    return YAMLNode(
      probe.depth == depthOfScalars ? .scalar("", isPlain: true) : .mapping([]),
      at: Place(line: -probes.count, column: 0))
  }

  func probe(at node: YAMLNode) -> Probe? {
    let index = -node.place.line - 1
    return probes.indices.contains(index) ? probes[index] : nil
  }

  /// Notes a key of a mapping and makes the node of its value.
  func ask(_ key: String, isRequired: Bool = false, in opening: Opening) -> YAMLNode {
    let probe = Probe(depth: opening.depth + 1)
    opening.keys.append((key, isRequired, probe))
    return node(for: probe)
  }

  /// Notes a key whose presence decides what else may be there, which every other round has.
  func askDeciding(_ key: String, in opening: Opening) -> YAMLNode? {
    opening.condition = hasDecidingKeys ? .present([key]) : .absent([key])
    return hasDecidingKeys ? ask(key, isRequired: true, in: opening) : nil
  }
}

extension Findings {
  /// Notes that a value may be of a kind; false unless a schema is made.
  func isNoted(_ node: YAMLNode, _ kinds: ConfigShape.Kind...) -> Bool {
    guard let probe = recorder?.probe(at: node) else { return false }
    probe.kinds += kinds.filter { !probe.kinds.contains($0) }
    return true
  }

  /// Notes what a value is for, and what it is when it is not given.
  func describe(_ node: YAMLNode, _ help: String?, default value: String? = nil) {
    guard let probe = recorder?.probe(at: node) else { return }
    probe.help = help ?? probe.help
    probe.defaultValue = value ?? probe.defaultValue
  }
}
