package import Diagnostics

/// Reads one YAML document into nodes with places.
///
/// What a config has no use for is refused with its place: several documents, tags, keys that are
/// not scalars, duplicate keys, and files that are too large, too deep or unfold too far.
package struct YAMLReader {
  private static let largest = 16 << 20
  private static let deepest = 100
  private static let mostNodes = 100_000

  private struct Anchor {
    let node: YAMLNode
    let size: Int
  }

  private var anchors: [String: Anchor] = [:]
  private var nodes = 0
  private var duplicates: [Mistake] = []

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name for messages.
  /// - Returns: The root of its document.
  /// - Throws: `Mistakes`: the first one of form, with every duplicate key before it.
  package static func read(_ bytes: [UInt8], file: String) throws(Mistakes) -> YAMLNode {
    var duplicates: [Mistake] = []
    let root = try read(bytes, file: file) { duplicates.append($0) }
    if !duplicates.isEmpty { throw Mistakes(file: file, duplicates, source: bytes) }
    return root
  }

  /// Reads a whole file and goes on after duplicate keys, whose first value counts.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name for messages.
  ///   - report: Takes the mistake of each duplicate key.
  /// - Returns: The root of its document.
  /// - Throws: `Mistakes`: the first one of form, with every duplicate key before it.
  package static func read(_ bytes: [UInt8], file: String, duplicates report: (Mistake) -> Void)
    throws(Mistakes) -> YAMLNode
  {
    var reader = YAMLReader()
    do throws(Mistake) {
      let root = try reader.document(Array(bytes.withoutByteOrderMark))
      reader.duplicates.forEach(report)
      return root
    } catch {
      throw Mistakes(file: file, reader.duplicates + [error], source: bytes)
    }
  }

  private mutating func document(_ bytes: [UInt8]) throws(Mistake) -> YAMLNode {
    guard bytes.count <= Self.largest else { throw Mistake("the file is larger than 16 MiB") }
    if let place = UTF8Validation.firstError(in: bytes) {
      throw Mistake("the text is not UTF-8", at: place, help: "save the file as UTF-8")
    }
    var events = YAMLEvents(bytes)
    while true {
      let event = try events.next()
      switch event.kind {
      case .streamStart, .documentStart: continue
      case .streamEnd: throw Mistake("the file is empty")
      default:
        let root = try node(event, &events, depth: 0)
        try expectEnd(&events)
        return root
      }
    }
  }

  private func expectEnd(_ events: inout YAMLEvents) throws(Mistake) {
    while true {
      let event = try events.next()
      switch event.kind {
      case .documentEnd: continue
      case .streamEnd: return
      default:
        throw Mistake(
          "a second document starts here", at: event.place, help: "keep one document a file")
      }
    }
  }

  private mutating func node(
    _ event: YAMLEvent, _ events: inout YAMLEvents, depth: Int
  ) throws(Mistake) -> YAMLNode {
    guard depth < Self.deepest else {
      throw Mistake("nested deeper than \(Self.deepest) levels", at: event.place)
    }
    if let tag = event.tag?.replacing("tag:yaml.org,2002:", with: "!!") {
      throw Mistake("the tag '\(tag)' has no meaning here", at: event.place, help: "remove it")
    }
    let before = nodes
    try count(1, at: event.place)
    let node: YAMLNode
    switch event.kind {
    case .scalar(let text, let isPlain):
      node = YAMLNode(.scalar(text, isPlain: isPlain), at: event.place)
    case .sequenceStart: node = try sequence(event, &events, depth: depth)
    case .mappingStart: node = try mapping(event, &events, depth: depth)
    case .alias(let name): return try aliased(name, at: event.place)
    default: throw Mistake("a value is missing", at: event.place)
    }
    if let anchor = event.anchor { anchors[anchor] = Anchor(node: node, size: nodes - before) }
    return node
  }

  private mutating func sequence(
    _ start: YAMLEvent, _ events: inout YAMLEvents, depth: Int
  ) throws(Mistake) -> YAMLNode {
    var elements: [YAMLNode] = []
    while true {
      let event = try events.next()
      if event.kind == .sequenceEnd { return YAMLNode(.sequence(elements), at: start.place) }
      elements.append(try node(event, &events, depth: depth + 1))
    }
  }

  private mutating func mapping(
    _ start: YAMLEvent, _ events: inout YAMLEvents, depth: Int
  ) throws(Mistake) -> YAMLNode {
    var pairs: [YAMLNode.Pair] = []
    var keys: Set<String> = []
    while true {
      let event = try events.next()
      if event.kind == .mappingEnd { return YAMLNode(.mapping(pairs), at: start.place) }
      let key = try node(event, &events, depth: depth + 1)
      guard let text = key.text else {
        throw Mistake(
          "a key must be a text, not \(key.kind)", at: key.place, help: "write 'key: value'")
      }
      if case .scalar("<<", isPlain: true) = key.content {
        throw Mistake(
          "merge keys are not read", at: key.place,
          help: "write the keys out, or let an alias stand for the whole mapping")
      }
      let value = try node(events.next(), &events, depth: depth + 1)
      if keys.insert(text).inserted {
        pairs.append(YAMLNode.Pair(key: key, value: value))
      } else {
        duplicates.append(
          Mistake("the key '\(text)' is there twice", at: key.place, help: "keep one of them"))
      }
    }
  }

  private mutating func aliased(_ name: String, at place: Place) throws(Mistake) -> YAMLNode {
    guard let anchor = anchors[name] else {
      throw Mistake(
        "no anchor '&\(name)' stands before this alias", at: place,
        help: "put a text that starts with '*' in quotes")
    }
    try count(anchor.size, at: place)
    return anchor.node
  }

  private mutating func count(_ more: Int, at place: Place) throws(Mistake) {
    nodes += more
    guard nodes <= Self.mostNodes else {
      throw Mistake(
        "the document unfolds to more than \(Self.mostNodes) values", at: place,
        help: "use fewer aliases of aliases")
    }
  }
}
