import Workload

/// A random history, how a file writes it, and what a reader must make of it.
struct WrittenTrace {
  struct Row {
    let time: Int
    let key: String
    let kind: Event.Kind
    /// The name, slot or link.
    let item: String
    /// Whether the row names its entity, which views, uses and follows need not.
    var namesEntity = true
  }

  private(set) var rows: [Row] = []
  private var generator: SplitMix64

  /// What breaks readers: separators, quotes, line ends, scripts, spellings of one text.
  private static let pieces = [
    "a", "B", "7", " ", ",", "\"", "\"\"", "\n", "\r\n", "\t", "é", "e\u{301}", "東京", "🙂", "\u{0}",
    "ß", "ü", "u\u{308}", "'", ";", "slot of ", "\u{212a}", "K", "한", "\u{1112}\u{1161}\u{11ab}",
  ]

  init(seed: UInt64, entities: Int, steps: Int) {
    generator = SplitMix64(state: seed)
    var time = 0
    for number in 0..<entities {
      let key = "\(number)." + text(0...3)
      append(time, key, .create, text(1...4))
      append(time, key, .pick, "s\(number)." + text(0...2))
      append(time, key, .link, "l\(number)." + text(0...2))
    }
    for _ in 0..<steps {
      time += Int.random(in: 0...2, using: &generator)
      step(rows[3 * Int.random(in: 0..<entities, using: &generator)].key, at: time)
    }
  }

  private mutating func text(_ length: ClosedRange<Int>) -> String {
    (0..<Int.random(in: length, using: &generator)).map { _ in
      Self.pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }

  private mutating func append(_ time: Int, _ key: String, _ kind: Event.Kind, _ item: String = "")
  {
    let isFree = [.view, .use, .follow].contains(kind)
    let namesEntity = !isFree || Bool.random(using: &generator)
    rows.append(
      Row(time: time, key: key, kind: kind, item: item, namesEntity: namesEntity))
  }

  private mutating func step(_ key: String, at time: Int) {
    let own = rows.filter { $0.key.utf8.elementsEqual(key.utf8) }
    func item(_ kind: Event.Kind) -> String { own.first { $0.kind == kind }?.item ?? "" }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: append(time, key, .rename, text(1...5))
    case 1: append(time, key, .touch)
    case 2: append(time, key, .pick, item(.pick))
    case 3: append(time, key, .view, item(.pick))
    case 4: append(time, key, .use, item(.pick))
    case 5: append(time, key, .follow, item(.link))
    default:
      append(time, key, .delete)
      append(time, key, .restore, text(1...3))
    }
  }
}

// MARK: Writing

extension WrittenTrace {
  private static let words: [Event.Kind: String] = [
    .create: "create", .rename: "rename", .touch: "touch", .delete: "delete",
    .restore: "restore", .pick: "pick", .view: "view", .use: "use", .link: "link",
    .follow: "follow",
  ]

  /// The rows as RFC 4180 has them, with quotes that need not be there here and there.
  mutating func csv(_ rows: [Row], lineEnd: String) -> String {
    let lines = rows.map { row in
      let fields = [
        "\(row.time)", row.namesEntity ? row.key : "", Self.words[row.kind] ?? "",
        [.create, .rename, .restore].contains(row.kind) ? row.item : "",
        [.pick, .view, .use].contains(row.kind) ? row.item : "",
        [.link, .follow].contains(row.kind) ? row.item : "",
      ]
      return fields.map { quoted($0) }.joined(separator: ",")
    }
    return (["time,entity,event,name,slot,link"] + lines).joined(separator: lineEnd) + lineEnd
  }

  private mutating func quoted(_ field: String) -> String {
    let mustBe = field.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
    guard mustBe || Int.random(in: 0..<4, using: &generator) == 0 else { return field }
    let doubled = field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"" + doubled + "\""
  }

  /// What a reader must have understood, as `Trace.canonicalText` says it.
  var canonicalBytes: [UInt8] {
    let keys = Set(rows.map { Array($0.key.utf8) }).sorted { $0.lexicographicallyPrecedes($1) }
    let lines = keys.flatMap { key in
      rows.filter { $0.key.utf8.elementsEqual(key) }.map { row in
        Array("\(Double(row.time))\t\(row.key)\t\(row.kind.rawValue)\t\(row.item)".utf8)
      }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
