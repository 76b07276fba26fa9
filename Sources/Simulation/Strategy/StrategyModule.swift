package import CStrategyABI

/// A strategy module whose table was checked: what it tells of itself, and how to make instances.
package struct StrategyModule: @unchecked Sendable {
  // Unchecked: the table is constant for as long as the process lives, and the contract allows
  // several instances at once.

  package let id: String
  package let version: String
  package let summary: String
  package let documentation: StrategyDocumentation?
  package let parameters: [StrategyParameter]
  /// The file that it was loaded from, or nil when it is bundled.
  package let file: String?
  /// The digest of that file, once somebody has taken it.
  package var digest: String?
  let factory: StrategyFactory
  let functions: StrategyFunctions

  /// Takes over a table after the handshake.
  ///
  /// - Returns: Nil when a text, a function or a parameter of the table is missing.
  package init?(_ table: UnsafePointer<stratbench_strategy>, file: String?) {
    let table = table.pointee
    guard let id = table.id, let version = table.version, let summary = table.summary,
      let factory = StrategyFactory(table), let functions = StrategyFunctions(table),
      let parameters = StrategyParameter.all(of: table)
    else { return nil }
    self.id = String(cString: id)
    self.version = String(cString: version)
    self.summary = String(cString: summary)
    documentation = table.documentation.map { StrategyDocumentation($0.pointee) }
    self.parameters = parameters
    self.file = file
    self.factory = factory
    self.functions = functions
  }
}

/// What a module tells a designer of itself; what it leaves out is empty.
package struct StrategyDocumentation: Equatable, Sendable {
  package let idea: String
  package let whenToUse: String
  package let failureModes: [String]
  package let cost: String

  init(_ documentation: stratbench_documentation) {
    let text = { (text: UnsafePointer<CChar>?) in text.map { String(cString: $0) } ?? "" }
    idea = text(documentation.idea)
    whenToUse = text(documentation.when_to_use)
    failureModes = text(documentation.failure_modes).split(separator: "\n").map(String.init)
    cost = text(documentation.cost)
  }
}

/// One parameter as a module declares it.
package struct StrategyParameter: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case integer(ClosedRange<Double>)
    case number(ClosedRange<Double>)
    case share(ClosedRange<Double>)
    /// Seconds.
    case duration(ClosedRange<Double>)
    case flag
    case choice([String])
    case text
  }

  package let name: String
  package let kind: Kind
  package let defaultValue: String
  package let help: String

  static func all(of table: stratbench_strategy) -> [StrategyParameter]? {
    let declarations = UnsafeBufferPointer(start: table.parameters, count: table.parameter_count)
    let parameters = declarations.compactMap(StrategyParameter.init)
    return parameters.count == table.parameter_count ? parameters : nil
  }

  private init?(_ declaration: stratbench_parameter) {
    guard declaration.minimum <= declaration.maximum, let name = declaration.name,
      let defaultValue = declaration.default_value, let help = declaration.help
    else { return nil }
    let range = declaration.minimum...declaration.maximum
    switch declaration.kind {
    case STRATBENCH_INTEGER: kind = .integer(range)
    case STRATBENCH_NUMBER: kind = .number(range)
    case STRATBENCH_SHARE: kind = .share(range)
    case STRATBENCH_DURATION: kind = .duration(range)
    case STRATBENCH_FLAG: kind = .flag
    case STRATBENCH_CHOICE:
      guard let choices = declaration.choices else { return nil }
      kind = .choice(String(cString: choices).split(separator: "|").map(String.init))
    case STRATBENCH_TEXT: kind = .text
    default: return nil
    }
    self.name = String(cString: name)
    self.defaultValue = String(cString: defaultValue)
    self.help = String(cString: help)
  }
}
