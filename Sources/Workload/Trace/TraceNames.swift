/// Numbers the names of a trace.
struct TraceNames {
  private(set) var table = NameTable()
  private var texts: [String: Int] = [:]
  /// The entries of each entity by their bytes, and the first ones by their texts.
  private var entries: [[[UInt8]: Int]] = []
  private var firsts: [[String: Int]] = []
  private var latest: [Int] = []

  /// The latest name of an entity that has one.
  func current(_ entity: Int) -> Int { latest[entity] }

  /// The entry of a name of an entity.
  ///
  /// `==` of `String` is canonical equivalence, so spellings of
  /// one text meet in `texts`; only equal bytes are one entry.
  mutating func entry(_ name: String, of entity: Int) -> Int {
    while entries.count <= entity {
      entries.append([:])
      firsts.append([:])
      latest.append(0)
    }
    let entry = entries[entity][Array(name.utf8)] ?? add(name, to: entity)
    latest[entity] = entry
    return entry
  }

  private mutating func add(_ name: String, to entity: Int) -> Int {
    let text = texts[name] ?? texts.count
    texts[name] = text
    let entry = table.add(name.utf8, text: text, representative: firsts[entity][name])
    entries[entity][Array(name.utf8)] = entry
    firsts[entity][name] = firsts[entity][name] ?? entry
    return entry
  }
}
