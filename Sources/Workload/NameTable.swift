/// The names that entities have, each once an entity.
///
/// Two spellings of one text, such as the composed and the decomposed form of "é", are two
/// entries: an identifier may tell them apart, the user cannot.
package struct NameTable: Sendable {
  /// One spelling of one name of one entity.
  package struct Entry: Sendable {
    package let bytes: Range<Int>
    /// Equal for entries, of whatever entity, that a user cannot tell apart (canonical
    /// equivalence, Unicode Standard Annex 15).
    package let text: Int32
    /// The first entry of the same entity with the same text.
    package let representative: Int32
  }

  package private(set) var bytes: [UInt8] = []
  package private(set) var entries: [Entry] = []

  /// The texts that no entity was ever given; negative, so that no text of a history is one.
  private var madeTexts: [MadeText: Int] = [:]

  private struct MadeText: Hashable {
    let source: Int32
    let language: Int
  }

  package init() {}

  package func string(_ entry: Int) -> String {
    String(decoding: bytes[entries[entry].bytes], as: UTF8.self)
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    if !madeTexts.isEmpty { madeTexts.removeAll() }
  }

  /// Adds a name as it reads in another language, the same for equal names.
  mutating func addTranslation(of entry: Int, to language: Int) -> Int {
    addMade("\(string(entry)) (language \(language))", entries[entry].text, language)
  }

  /// Adds a text that is no entity's name.
  mutating func addPlaceholder(_ text: String) -> Int { addMade(text, -1, 0) }

  private mutating func addMade(_ name: String, _ source: Int32, _ language: Int) -> Int {
    let made = MadeText(source: source, language: language)
    let text = madeTexts[made] ?? -1 - madeTexts.count
    madeTexts[made] = text
    return add(name.utf8, text: text)
  }

  /// Adds a spelling.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - text: The number of its text, or nil for a text that no other entry has.
  ///   - representative: The first entry of the entity with this text, or nil if it is this one.
  /// - Returns: The index of the entry.
  mutating func add(_ name: some Sequence<UInt8>, text: Int? = nil, representative: Int? = nil)
    -> Int
  {
    let (start, index) = (bytes.count, entries.count)
    bytes.append(contentsOf: name)
    entries.append(
      Entry(
        bytes: start..<bytes.count, text: Int32(truncatingIfNeeded: text ?? index),
        representative: Int32(truncatingIfNeeded: representative ?? index)))
    return index
  }
}
