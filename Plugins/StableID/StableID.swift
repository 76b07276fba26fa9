import StrategyKit

/// The key is the identifier, for ever.
struct StableID: Strategy {
  static let manifest = Manifest(
    id: "stable-id", version: "1.0.0",
    summary: "The identifier is the entity's key and never changes; labels go stale.",
    documentation: documentation)

  let isStable = true

  init(_ parameters: Parameters) {}

  func writeIdentifier(of entity: Entity, _ memory: NoMemory, to identifier: inout IdentifierWriter)
  {
    identifier.write(entity.key)
  }
}

private let export = StrategyExport(StableID.self)

/// The door of the module.
@c(stratbench_strategy_entry_StableID)
public func stableIDEntry(_ hostABI: UInt32) -> UnsafeRawPointer? { UnsafeRawPointer(export.table) }
