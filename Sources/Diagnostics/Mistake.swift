/// Something wrong in a file that a person wrote, with its place and how to mend it.
package struct Mistake: Error, Equatable, Sendable {
  /// What is wrong: what was found and what is allowed.
  package var message: String
  /// Where it starts, when it has a place.
  package var place: Place?
  /// How to mend it, when that is not plain from the message.
  package var help: String?

  package init(_ message: String, at place: Place? = nil, help: String? = nil) {
    self.message = message
    self.place = place
    self.help = help
  }
}

/// A place in a text: line and column count from 1, columns in Unicode scalars.
package struct Place: Equatable, Comparable, Sendable {
  package var line: Int
  package var column: Int
  /// How many scalars the caret underlines.
  package var length: Int

  /// The place of what the command line set.
  package static let commandLine = Place(line: 0, column: 0)

  package init(line: Int, column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = max(1, length)
  }

  package static func < (one: Place, other: Place) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// All mistakes that were found in one file, in the order of their places.
package struct Mistakes: Error, Equatable, Sendable {
  package let file: String
  package let list: [Mistake]
  private let lines: [Int: String]

  /// Collects mistakes with the lines that they are in.
  ///
  /// - Parameters:
  ///   - file: The name that the user gave.
  ///   - list: The mistakes, in any order.
  ///   - source: The bytes of the file, as far as they could be read.
  package init(file: String, _ list: [Mistake], source: [UInt8]) {
    self.file = file
    self.list = list.enumerated().sorted { one, other in
      guard let first = one.element.place, let second = other.element.place, first != second
      else { return one.offset < other.offset }
      return first < second
    }.map(\.element)
    lines = Self.lines(source, Set(list.compactMap { $0.place?.line }))
  }

  private static func lines(_ source: [UInt8], _ wanted: Set<Int>) -> [Int: String] {
    guard let last = wanted.max() else { return [:] }
    let found = source.split(
      separator: UInt8(ascii: "\n"), maxSplits: last, omittingEmptySubsequences: false)
    let texts = wanted.compactMap { line -> (Int, String)? in
      guard found.indices.contains(line - 1) else { return nil }
      let bytes = found[line - 1].last == UInt8(ascii: "\r")
        ? found[line - 1].dropLast() : found[line - 1]
      return (line, String(decoding: bytes, as: UTF8.self))
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  /// The text for the user: `file:line:column: error: …`, the line, a caret and the help.
  package var rendered: String {
    list.map(render).joined(separator: "\n")
  }

  private func render(_ mistake: Mistake) -> String {
    let help = mistake.help.map { "\n  help: \($0)" } ?? ""
    guard let place = mistake.place else { return "\(file): error: \(mistake.message)\(help)" }
    if place == .commandLine {
      return "\(file): error: \(mistake.message) (set on the command line)\(help)"
    }
    let head = "\(file):\(place.line):\(place.column): error: \(mistake.message)"
    guard let line = lines[place.line] else { return head + help }
    let excerpt = Excerpt(line, column: place.column, length: place.length)
    return "\(head)\n  \(excerpt.line)\n  \(excerpt.caret)\(help)"
  }
}

/// A line as it is shown, cut around the place when it is long.
private struct Excerpt {
  private static let width = 100
  let line: String
  let caret: String

  init(_ source: String, column: Int, length: Int) {
    let scalars = Array(source.unicodeScalars)
    let start = max(0, min(column - 1, scalars.count) - Self.width / 2)
    let from = scalars.count <= Self.width ? 0 : start
    let shown = scalars[from..<min(scalars.count, from + Self.width)]
    let before = shown.prefix(max(0, column - 1 - from))
    line = shown.reduce(into: "") { $0.unicodeScalars.append(Self.visible($1)) }
    let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let marks = max(1, min(length, shown.count - before.count))
    caret = indent + "^" + String(repeating: "~", count: marks - 1)
  }

  /// Control characters would move the caret or the terminal; they are shown as a placeholder.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar != "\t" && scalar.properties.generalCategory == .control ? "\u{fffd}" : scalar
  }
}
