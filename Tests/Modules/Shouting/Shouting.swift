import StrategyKit

struct Shouting: Strategy {
  static let manifest = Manifest(
    id: "shouting", version: "1.0.0", summary: "The key and an exclamation mark per rename.")

  init(_ parameters: Parameters) {}

  func begin(_ entity: Entity) -> Int { 0 }

  func saved(_ save: Save, _ renames: inout Int) {
    if save.changesDisplay { renames += 1 }
  }

  func writeIdentifier(of entity: Entity, _ renames: Int, to identifier: inout IdentifierWriter) {
    identifier.write(entity.key)
    for _ in 0..<renames { identifier.write("!") }
  }
}

private let export = StrategyExport(Shouting.self)

/// The door of the module.
@c(stratbench_strategy_entry)
public func entry(_ hostABI: UInt32) -> UnsafeRawPointer? { UnsafeRawPointer(export.table) }
