package import Simulation

/// The manual of strategies, made from what the modules tell of themselves.
package struct StrategyManual {
  private let modules: [StrategyModule]

  package init(_ modules: [StrategyModule]) { self.modules = modules }

  /// For a terminal, in short.
  package var text: String {
    modules.map { module in
      let head = "\(module.id) \(module.version)\n  \(module.summary)"
      return module.parameters.isEmpty ? head : "\(head)\n\(Self.parameterLines(module))"
    }.joined(separator: "\n\n")
  }

  /// For a terminal, a page a strategy.
  package var pages: String {
    modules.map { StrategyPage($0).text }.joined(separator: "\n\n\n")
  }

  package var markdown: String {
    modules.map { StrategyPage($0).markdown }.joined(separator: "\n\n")
  }

  static func parameterLines(_ module: StrategyModule) -> String {
    let width = module.parameters.map(\.name.count).max() ?? 0
    let lines = module.parameters.map { parameter in
      let padding = String(repeating: " ", count: width - parameter.name.count)
      return "  \(parameter.name)\(padding)  \(parameter.help)\n  "
        + String(repeating: " ", count: width)
        + "  \(kind(parameter)), default \(parameter.defaultValue)"
    }
    return lines.isEmpty ? "  It takes none." : lines.joined(separator: "\n")
  }

  static func parameterTable(_ module: StrategyModule) -> String {
    let rows = module.parameters.map { parameter in
      [
        Markdown.code(parameter.name), Markdown.escaped(kind(parameter)),
        Markdown.code(parameter.defaultValue), Markdown.escaped(parameter.help),
      ]
    }
    return rows.isEmpty
      ? "It takes no parameters."
      : Markdown.table(["Parameter", "Type", "Default", "What it does"], rows)
  }

  package var json: String {
    get throws { try JSONValue.array(modules.map(Self.json)).text() }
  }

  private static func json(_ module: StrategyModule) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(module.id), "version": .string(module.version),
      "summary": .string(module.summary),
      "parameters": .array(
        module.parameters.map { parameter in
          .object([
            "name": .string(parameter.name), "type": .string(kind(parameter)),
            "default": .string(parameter.defaultValue), "help": .string(parameter.help),
          ])
        }),
    ]
    members["documentation"] = module.documentation.map(json)
    return .object(members)
  }

  private static func json(_ documentation: StrategyDocumentation) -> JSONValue {
    .object([
      "idea": .string(documentation.idea), "whenToUse": .string(documentation.whenToUse),
      "failureModes": .array(documentation.failureModes.map(JSONValue.string)),
      "cost": .string(documentation.cost),
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
    case .text: "text"
    }
  }
}
