package import Workload

/// Whether the keys at hand can be told from what an identifier has after them.
package struct KeyDelimiters: Equatable, Sendable {
  /// One delimiter between the key and the rest of an identifier.
  package struct Use: Equatable, Sendable {
    package let delimiter: String
    /// How many keys have it inside.
    package let keys: Int
    /// Pairs of keys of which one is the other with the delimiter and more behind it.
    package let pairs: [Pair]
  }

  /// Two keys whose identifiers can be mistaken for each other.
  package struct Pair: Equatable, Sendable {
    package let key: String
    package let longer: String
  }

  package let uses: [Use]
  /// Keys that end as a version does, such as `a.v1`.
  package let versionLike: [String]
  package let keyCount: Int

  package static let delimiters = [".", "-", "_", ":", "/", "#", "~", "@"]

  /// Looks at the keys of a list; nil when it has none.
  package init?(_ list: NameList) {
    let keys = Set(list.items.compactMap(\.key)).sorted { $0.lexicographicallyPrecedes($1) }
    guard !keys.isEmpty else { return nil }
    keyCount = keys.count
    let known = Set(keys)
    uses = Self.delimiters.map { Self.use($0, keys, known) }
    versionLike = keys.filter(Self.endsAsVersion).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func use(_ delimiter: String, _ keys: [[UInt8]], _ known: Set<[UInt8]>) -> Use {
    let byte = delimiter.utf8.first ?? 0
    var pairs: [Pair] = []
    for key in keys {
      for place in key.indices where key[place] == byte && known.contains(Array(key[..<place])) {
        pairs.append(
          Pair(
            key: String(decoding: key[..<place], as: UTF8.self),
            longer: String(decoding: key, as: UTF8.self)))
      }
    }
    return Use(
      delimiter: delimiter, keys: keys.count { $0.contains(byte) }, pairs: pairs)
  }

  private static func endsAsVersion(_ key: [UInt8]) -> Bool {
    let digits = key.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    return digits > 0 && key.dropLast(digits).suffix(2).elementsEqual(".v".utf8)
  }
}
