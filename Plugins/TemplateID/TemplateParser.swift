import NameForms
import StrategyKit

/// Reads a template such as `{key}.{name:nfc:sha256:8}`.
struct TemplateParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var parts: [Template.Part] = []

  /// Reads a whole template.
  ///
  /// - Throws: `ParameterProblem` with the columns of the first mistake.
  static func template(_ text: String) throws(ParameterProblem) -> Template {
    var parser = TemplateParser(scalars: Array(text.unicodeScalars))
    while parser.position < parser.scalars.count { try parser.readPart() }
    try parser.checkWhole()
    return Template(parts: parser.parts)
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func readPart() throws(ParameterProblem) {
    let start = position
    while position < scalars.count, !"{}".unicodeScalars.contains(scalars[position]) {
      position += 1
    }
    if position > start { parts.append(.literal(Array(text(start..<position).utf8))) }
    guard position < scalars.count else { return }
    if scalars[position] == "}" {
      throw problem(
        "'}' closes no field", position..<position + 1,
        help: "delete it, or write '{' before the name of the field")
    }
    try readField()
  }

  private mutating func readField() throws(ParameterProblem) {
    let opening = position
    position += 1
    let start = position
    while position < scalars.count, scalars[position] != "}" {
      if scalars[position] == "{" {
        throw problem(
          "'{' stands inside a field", position..<position + 1,
          help: "close the field before it with '}'")
      }
      position += 1
    }
    guard position < scalars.count else {
      throw problem(
        "the field is never closed", opening..<scalars.count, help: "write '}' at its end")
    }
    parts.append(try part(start..<position))
    position += 1
  }

  private func part(_ range: Range<Int>) throws(ParameterProblem) -> Template.Part {
    let words = words(range)
    let name = words.first?.text ?? ""
    switch name {
    case "key", "version":
      if words.count > 1 {
        throw problem(
          "'\(name)' takes no filters", words[1].range.lowerBound - 1..<range.upperBound,
          help: "write {\(name)}; filters are for the name")
      }
      return name == "key" ? .key : .version
    case "name": return .name(try FilterReader(problem: problem).field(words.dropFirst()))
    default:
      let found = name.isEmpty ? "the field has no name" : "there is no field '\(name)'"
      let place = words.first.map(\.range) ?? range
      throw problem(
        found, name.isEmpty ? range.lowerBound - 1..<range.upperBound + 1 : place,
        help: "write {key}, {name} or {version}")
    }
  }

  private func checkWhole() throws(ParameterProblem) {
    let tellsApart = parts.contains {
      switch $0 {
      case .key, .name: true
      case .literal, .version: false
      }
    }
    guard !tellsApart else { return }
    throw problem(
      "the template has neither {key} nor {name}, so all entities would share an identifier",
      0..<scalars.count, help: "add one of them, such as {key}.v{version}")
  }

  private func words(_ range: Range<Int>) -> [TemplateWord] {
    var words: [TemplateWord] = []
    var start = range.lowerBound
    for place in range where scalars[place] == ":" {
      words.append(TemplateWord(text: text(start..<place), range: start..<place))
      start = place + 1
    }
    words.append(
      TemplateWord(text: text(start..<range.upperBound), range: start..<range.upperBound))
    return words
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// Blames some scalars, counted from 0.
  private func problem(_ message: String, _ range: Range<Int>, help: String) -> ParameterProblem {
    ParameterProblem(
      "template", "\(message), at column \(range.lowerBound + 1) of the template",
      columns: range.lowerBound + 1..<max(range.upperBound, range.lowerBound + 1) + 1, help: help)
  }
}

/// A word of a field, between colons.
struct TemplateWord {
  let text: String
  let range: Range<Int>
}
