package import Simulation

/// The manual of strategies, made from what the modules tell of themselves.
package struct StrategyManual {
  private let modules: [StrategyModule]

  package init(_ modules: [StrategyModule]) { self.modules = modules }

  /// For a terminal.
  package var text: String {
    modules.map { module in
      let head = "\(module.id) \(module.version)\n  \(module.summary)"
      let width = module.parameters.map(\.name.count).max() ?? 0
      let parameters = module.parameters.map { parameter in
        let padding = String(repeating: " ", count: width - parameter.name.count)
        return "\n  \(parameter.name)\(padding)  \(parameter.help)\n  "
          + String(repeating: " ", count: width)
          + "  \(Self.kind(parameter)), default \(parameter.defaultValue)"
      }
      return head + parameters.joined()
    }.joined(separator: "\n\n")
  }

  package var markdown: String {
    modules.map { module in
      let rows = module.parameters.map { parameter in
        [
          Markdown.code(parameter.name), Markdown.escaped(Self.kind(parameter)),
          Markdown.code(parameter.defaultValue), Markdown.escaped(parameter.help),
        ]
      }
      let table =
        rows.isEmpty
        ? "It takes no parameters."
        : Markdown.table(["Parameter", "Type", "Default", "What it does"], rows)
      return "## \(Markdown.escaped(module.id))\n\n\(Markdown.escaped(module.summary)) "
        + "Version \(Markdown.escaped(module.version)).\n\n\(table)"
    }.joined(separator: "\n\n")
  }

  package var json: String {
    get throws { try JSONValue.array(modules.map(Self.json)).text() }
  }

  private static func json(_ module: StrategyModule) -> JSONValue {
    .object([
      "id": .string(module.id), "version": .string(module.version),
      "summary": .string(module.summary),
      "parameters": .array(
        module.parameters.map { parameter in
          .object([
            "name": .string(parameter.name), "type": .string(kind(parameter)),
            "default": .string(parameter.defaultValue), "help": .string(parameter.help),
          ])
        }),
    ])
  }

  private static func kind(_ parameter: StrategyParameter) -> String {
    switch parameter.kind {
    case .integer(let range):
      "whole number, \(Format.plain(range.lowerBound)) to \(Format.plain(range.upperBound))"
    case .number(let range):
      "number, \(Format.plain(range.lowerBound)) to \(Format.plain(range.upperBound))"
    case .share: "share, 0% to 100%"
    case .duration: "duration"
    case .flag: "true or false"
    case .choice(let words): words.joined(separator: " | ")
    }
  }
}
