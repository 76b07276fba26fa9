import Diagnostics
import YAMLReading

/// Walks over the words of one expectation and knows where they stand in the config.
struct ExpectScanner {
  /// Some words and their place.
  struct Piece {
    let text: String
    let place: Place
  }

  /// How far a name goes that is none of those known.
  private static let endsOfName = [" minus ", " at ", " are "]

  private let scalars: [Unicode.Scalar]
  private let node: YAMLNode
  private var position = 0

  init(_ node: YAMLNode, _ text: String) {
    self.node = node
    scalars = Array(text.unicodeScalars)
  }

  /// The next word, which is not taken yet; empty at the end.
  mutating func peek() -> Piece {
    skipSpace()
    return piece(position..<(scalars[position...].firstIndex(where: Self.isSpace) ?? scalars.count))
  }

  /// The next word.
  mutating func word() -> Piece {
    let word = peek()
    position += word.text.unicodeScalars.count
    return word
  }

  /// Takes the next word if it is the one given.
  mutating func take(_ word: String) -> Bool {
    guard peek().text == word else { return false }
    position += word.unicodeScalars.count
    return true
  }

  /// The longest known name that stands here, or what stands where a name should.
  ///
  /// A name may be in quotes, which only one that holds words of the grammar needs.
  mutating func name(among known: [String]) -> Piece {
    skipSpace()
    if let quoted = quoted() { return quoted }
    let longest = known.filter(stands).max { $0.unicodeScalars.count < $1.unicodeScalars.count }
    let end = longest.map { position + $0.unicodeScalars.count } ?? endOfName()
    defer { position = end }
    return piece(position..<end)
  }

  /// Characters of comparisons.
  mutating func relation() -> Piece {
    skipSpace()
    let end = scalars[position...].firstIndex { !Self.isRelation($0) } ?? scalars.count
    guard end > position else { return peek() }
    defer { position = end }
    return piece(position..<end)
  }

  /// Everything that is left.
  mutating func rest() -> Piece {
    skipSpace()
    defer { position = scalars.count }
    return piece(position..<scalars.count)
  }

  // MARK: Parts

  private mutating func skipSpace() {
    position = scalars[position...].firstIndex { !Self.isSpace($0) } ?? scalars.count
  }

  private mutating func quoted() -> Piece? {
    guard position < scalars.count, scalars[position] == "\"" || scalars[position] == "'",
      let end = scalars[(position + 1)...].firstIndex(of: scalars[position])
    else { return nil }
    defer { position = end + 1 }
    return piece((position + 1)..<end)
  }

  private func stands(_ name: String) -> Bool {
    let end = position + name.unicodeScalars.count
    guard end <= scalars.count, scalars[position..<end].elementsEqual(name.unicodeScalars) else {
      return false
    }
    return end == scalars.count || Self.isSpace(scalars[end]) || Self.isRelation(scalars[end])
  }

  private func endOfName() -> Int {
    var end = position
    while end < scalars.count, !Self.isRelation(scalars[end]) {
      let isEnd = Self.endsOfName.contains { word in
        scalars[end...].starts(with: Array(word.unicodeScalars))
      }
      if isEnd { break }
      end += 1
    }
    while end > position, Self.isSpace(scalars[end - 1]) { end -= 1 }
    return end
  }

  private func piece(_ range: Range<Int>) -> Piece {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return Piece(text: String(text), place: node.place(ofScalars: range))
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  private static func isRelation(_ scalar: Unicode.Scalar) -> Bool {
    "<>=!≤≥".unicodeScalars.contains(scalar)
  }
}
