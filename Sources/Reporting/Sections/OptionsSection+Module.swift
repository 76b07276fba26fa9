import ExperimentConfig
import HostModel
import Simulation

/// What an option is: a module with its parameters.
extension OptionsSection {
  /// "`versioned-id` 1.0.0 with resolve: strict".
  func module(_ strategy: Int) -> String {
    let choice = report.experiment.strategies[strategy]
    let parameters = zip(choice.module.parameters, choice.values).map(Self.text)
    let settings =
      parameters.isEmpty ? "" : " with \(Markdown.escaped(parameters.joined(separator: ", ")))"
    return
      "\(Markdown.code(choice.module.id)) \(Markdown.escaped(choice.module.version))\(settings)"
      + perHost(choice)
  }

  /// What is different at single hosts.
  private func perHost(_ choice: StrategyChoice) -> String {
    choice.hostValues.sorted { $0.key < $1.key }.map { host, values in
      let others = choice.module.parameters.indices.filter { values[$0] != choice.values[$0] }
      let texts = others.map { Self.text(choice.module.parameters[$0], values[$0]) }
      return "; at \(Markdown.escaped(report.experiment.hosts[host].name)) "
        + Markdown.escaped(texts.joined(separator: ", "))
    }.joined()
  }

  private static func text(_ parameter: StrategyParameter, _ value: StrategyValue) -> String {
    "\(parameter.name): \(text(value, parameter))"
  }

  private static func text(_ value: StrategyValue, _ parameter: StrategyParameter) -> String {
    switch (value, parameter.kind) {
    case (.text(let text), _): text
    case (.number(let number), .flag): number != 0 ? "true" : "false"
    case (.number(let number), .share): Format.percent(number, 0)
    case (.number(let number), .duration): Format.duration(number)
    case (.number(let number), _): Format.plain(number)
    }
  }
}
