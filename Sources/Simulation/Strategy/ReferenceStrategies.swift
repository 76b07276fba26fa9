import StrategyKit

/// Strategies that no app would ship: with a host to match, they mark the ends of what any strategy
/// can come to.
package enum ReferenceStrategies {
  private static let fixedTable = StrategyExport(FixedReference.self)
  private static let retiringTable = StrategyExport(RetiringReference.self)

  /// The key is the identifier, for ever.
  package static func fixed() throws(StrategyProblem) -> StrategyChoice {
    try choice(fixedTable)
  }

  /// Every save, even without a rename, retires the identifier.
  package static func retiring() throws(StrategyProblem) -> StrategyChoice {
    try choice(retiringTable)
  }

  private static func choice(_ export: StrategyExport) throws(StrategyProblem) -> StrategyChoice {
    guard let module = StrategyModule(export.table, file: nil) else {
      throw StrategyProblem(parameter: nil, message: "a reference strategy has no whole table")
    }
    return StrategyChoice(label: module.id, module: module, values: [])
  }
}

private struct FixedReference: Strategy {
  static let manifest = Manifest(
    id: "reference-fixed", version: "1.0.0", summary: "The identifier is the key.")

  init(_ parameters: Parameters) {}

  func writeIdentifier(of entity: Entity, _ memory: NoMemory, to identifier: inout IdentifierWriter)
  {
    identifier.write(entity.key)
  }
}

private struct RetiringReference: Strategy {
  static let manifest = Manifest(
    id: "reference-retiring", version: "1.0.0", summary: "Every save retires the identifier.")

  init(_ parameters: Parameters) {}

  func begin(_ entity: Entity) -> UInt64 { 0 }

  func saved(_ save: Save, _ saves: inout UInt64) { saves &+= 1 }

  func writeIdentifier(of entity: Entity, _ saves: UInt64, to identifier: inout IdentifierWriter) {
    identifier.write(entity.key)
    identifier.write(".")
    identifier.write(saves)
  }
}
