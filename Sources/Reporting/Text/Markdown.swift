/// The pieces of a GitHub-flavoured Markdown document.
enum Markdown {
  /// A table with a header row.
  ///
  /// - Parameters:
  ///   - header: The titles of the columns.
  ///   - rows: The cells, already escaped where they hold what users wrote.
  ///   - numbers: The columns that are aligned to the right.
  static func table(_ header: [String], _ rows: [[String]], numbers: Range<Int> = 0..<0)
    -> String
  {
    let rule = header.indices.map { numbers.contains($0) ? "---:" : "---" }
    return ([header, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  /// Something that shows when the reader opens it.
  static func folded(_ summary: String, _ markdown: String) -> String {
    """
    <details><summary>\(summary)</summary>

    \(markdown)

    </details>
    """
  }

  static func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }

  static func numbered(_ items: [String]) -> String {
    items.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
  }

  /// Text that users wrote, so that none of it is taken for Markdown or HTML.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character.isNewline {
        result += " "
      } else {
        if "\\`*_{}[]<>()#+!|~&$".contains(character) { result += "\\" }
        result.append(character)
      }
    }
  }

  /// Text that users wrote, as code; a bar would end the cell of a table.
  static func code(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let cell = line.replacing("|", with: "\\|")
    let isPlain = !line.contains("`")
    return isPlain ? "`\(cell)`" : "`` \(cell) ``"
  }
}

/// "1 slot", "2 slots".
func counted(_ number: Int, _ noun: String) -> String {
  "\(Format.count(number)) \(noun)\(number == 1 ? "" : "s")"
}

/// "a, b and c", or "a, b and 7 others" where there are more than so many.
func enumerated(_ items: [String], atMost most: Int) -> String {
  guard items.count > most else { return enumerated(items) }
  return enumerated(items.prefix(most - 1) + ["\(Format.count(items.count - most + 1)) others"])
}

/// "a, b and c".
func enumerated(_ items: [String]) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " and " + last
}

extension String {
  /// For a sentence that goes on after a colon or a comma.
  var lowercasedAtStart: String { prefix(1).lowercased() + dropFirst() }
}
