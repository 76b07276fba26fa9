import CLibYAML
import Diagnostics

/// What libyaml complains about, in the words and at the place that help a user.
struct YAMLProblem {
  private let state: yaml_parser_t
  private let input: [UInt8]

  init(_ state: yaml_parser_t, input: [UInt8]) {
    self.state = state
    self.input = input
  }

  var mistake: Mistake {
    let problem = state.problem.map { String(cString: $0) } ?? "cannot be read as YAML"
    let context = state.context.map { String(cString: $0) } ?? ""
    let place = Place(state.problem_mark, state.problem_mark)
    let start = Place(state.context_mark, state.context_mark)
    switch (problem, context) {
    case _ where state.error == YAML_READER_ERROR:
      // The reader is ahead of the marks; it counts bytes.
      return Mistake(
        problem, at: Place(at: Int(state.problem_offset), in: input), help: "remove the character")
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      return Mistake(
        "the quote is never closed", at: start, help: "write the same quote at its end")
    case ("could not find expected ':'", _):
      return Mistake("no ':' follows this key", at: start, help: "write 'key: value'")
    case ("mapping values are not allowed in this context", _):
      return Mistake(
        "a ':' cannot stand here", at: place,
        help: "put a text with ': ' in quotes, and write one key a line")
    case ("found character that cannot start any token", _):
      let character = character(at: place)
      return character == "\t"
        ? Mistake("a tab stands in the indentation", at: place, help: "indent with spaces")
        : Mistake("a text cannot start with '\(character)'", at: place, help: "put it in quotes")
    case (_, "while parsing a flow sequence"):
      return Mistake(
        "expected ',' or ']' in the list that starts in line \(start.line)", at: place,
        help: "close it, or write commas between its values")
    case (_, "while parsing a flow mapping"):
      return Mistake(
        "expected ',' or '}' in the mapping that starts in line \(start.line)", at: place,
        help: "close it, or write commas between its keys")
    default:
      return Mistake(
        problem + (context.isEmpty ? "" : " (\(context))"), at: place,
        help: "check indentation, quotes and brackets here and on the line before")
    }
  }

  private func character(at place: Place) -> Character {
    let text = String(decoding: input, as: UTF8.self)
    return text.unicodeScalars.dropFirst(Int(state.problem_mark.index)).first.map(Character.init)
      ?? " "
  }
}
