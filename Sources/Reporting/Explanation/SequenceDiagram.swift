/// Steps as a Mermaid sequence diagram.
struct SequenceDiagram {
  private let steps: [StoryStep]
  private let start: Double?

  init(_ steps: [StoryStep], start: Double?) {
    self.steps = steps
    self.start = start
  }

  var markdown: String {
    let lines =
      ["sequenceDiagram", "  participant User", "  participant Host", "  participant App"]
      + (steps.isEmpty ? ["  Note over User,App: nothing happens"] : steps.flatMap(lines))
    return "```mermaid\n\(lines.joined(separator: "\n"))\n```"
  }

  private func lines(_ step: StoryStep) -> [String] {
    let again = step.repeats.count == 0 ? "" : ", \(step.repeats.count + 1) times"
    let moment =
      "  Note over User,App: \(Self.safe(Format.moment(step.time, start: start)))\(again)"
    return [moment]
      + step.messages.map { message in
        let arrow = message.isAnswer ? "-->>" : "->>"
        return
          "  \(message.from.rawValue)\(arrow)\(message.to.rawValue): \(Self.safe(message.text))"
      }
  }

  /// A text of which Mermaid takes nothing for its own: other signs become numbered entities.
  static func safe(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " -_.,“”'/".unicodeScalars.contains(scalar)
      if scalar.properties.isWhitespace {
        result += " "
      } else if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
  }
}
