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
    (one.line, one.column, one.length) < (other.line, other.column, other.length)
  }
}

/// All mistakes that were found in one file, in the order of their places.
package struct Mistakes: Error, Equatable, Sendable {
  package let file: String
  package let list: [Mistake]
  /// How many more were found than are listed.
  package let more: Int
  /// As scalars, since one long line can have many mistakes.
  private let lines: [Int: [Unicode.Scalar]]

  /// Collects mistakes with the lines that they are in.
  ///
  /// - Parameters:
  ///   - file: The name that the user gave.
  ///   - list: The mistakes, in any order.
  ///   - source: The bytes of the file, as far as they could be read.
  ///   - more: How many more were found than are listed.
  package init(file: String, _ list: [Mistake], source: [UInt8], more: Int = 0) {
    self.file = file
    self.more = more
    let placed = list.enumerated().map {
      (place: $1.place ?? .commandLine, offset: $0, mistake: $1)
    }
    self.list = placed.sorted { one, other in
      (one.place, one.offset) < (other.place, other.offset)
    }.map(\.mistake)
    lines = Self.lines(source.withoutByteOrderMark, Set(list.compactMap { $0.place?.line }))
  }

  private static func lines(_ source: ArraySlice<UInt8>, _ wanted: Set<Int>)
    -> [Int: [Unicode.Scalar]]
  {
    var lines: [Int: [Unicode.Scalar]] = [:]
    var (line, rest) = (1, source)
    while lines.count < wanted.count {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if wanted.contains(line) {
        let bytes = rest[..<end].last == UInt8(ascii: "\r") ? rest[..<end].dropLast() : rest[..<end]
        lines[line] = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      }
      if end == rest.endIndex { break }
      (line, rest) = (line + 1, rest[(end + 1)...])
    }
    return lines
  }

  /// The text for the user: `file:line:column: error: …`, the line, a caret and the help.
  package var rendered: String {
    let rest =
      more == 0 ? [] : ["\(file): and \(more) more mistake\(more == 1 ? "" : "s")"]
    return (list.map(render) + rest).joined(separator: "\n")
  }

  private func render(_ mistake: Mistake) -> String {
    let message = Printable.short(mistake.message)
    let help = mistake.help.map { "\n  help: \(Printable.text($0.unicodeScalars))" } ?? ""
    guard let place = mistake.place else { return "\(file): error: \(message)\(help)" }
    if place == .commandLine {
      return "\(file): error: \(message) (set on the command line)\(help)"
    }
    let head = "\(file):\(place.line):\(place.column): error: \(message)"
    guard let line = lines[place.line], !line.isEmpty else { return head + help }
    let excerpt = Excerpt(line, column: place.column, length: place.length)
    return "\(head)\n  \(excerpt.line)\n  \(excerpt.caret)\(help)"
  }
}

/// A line as it is shown, cut around the place when it is long.
private struct Excerpt {
  private static let width = 100
  let line: String
  let caret: String

  init(_ scalars: [Unicode.Scalar], column: Int, length: Int) {
    let start = max(0, min(column - 1, scalars.count) - Self.width / 2)
    let from = scalars.count <= Self.width ? 0 : start
    let shown = scalars[from..<min(scalars.count, from + Self.width)]
    let before = shown.prefix(max(0, column - 1 - from))
    line = Printable.text(shown)
    let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let marks = max(1, min(length, shown.count - before.count))
    caret = indent + "^" + String(repeating: "~", count: marks - 1)
  }
}

/// Text of the user as it is shown.
private enum Printable {
  private static let longest = 300

  /// A message without the middle of what it quotes, when that is long.
  static func short(_ message: String) -> String {
    let scalars = message.unicodeScalars
    guard scalars.count > longest else { return text(scalars) }
    return text(scalars.prefix(longest / 2)) + " … " + text(scalars.suffix(longest / 2))
  }

  /// Control characters and line separators would move the caret or the terminal; they are shown
  /// as a placeholder.
  static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.reduce(into: "") { $0.unicodeScalars.append(isShown($1) ? $1 : "\u{fffd}") }
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t"
    case .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
