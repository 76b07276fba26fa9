import StrategyKit

/// A versioned part for the host at hand, and a stable part for everything that leaves the device.
struct SplitID: Strategy {
  enum Resolving: String, CaseIterable { case strict, lenient }

  static let manifest = Manifest(
    id: "split-id", version: "1.0.0",
    summary: "Hosts get 'key.vN', which changes with the display; links get the key, which stays.",
    documentation: documentation,
    parameters: [
      Parameter(
        "resolve", .choice(Resolving.allCases.map(\.rawValue)), default: "lenient",
        help: "strict: only the current local part. lenient: an outdated one by its stable part.")
    ])

  private let isLenient: Bool

  init(_ parameters: Parameters) throws(ParameterProblem) {
    isLenient = try parameters.choice("resolve", Resolving.self) == .lenient
  }

  var linkIdentifiers: LinkIdentifiers { .own }

  func begin(_ entity: Entity) -> UInt64 { 0 }

  func saved(_ save: Save, _ version: inout UInt64) {
    if save.changesDisplay { version &+= 1 }
  }

  func writeIdentifier(of entity: Entity, _ version: UInt64, to identifier: inout IdentifierWriter)
  {
    identifier.write(entity.key)
    identifier.write(".v")
    identifier.write(version)
  }

  func writeLinkIdentifier(
    of entity: Entity, _ version: UInt64, to identifier: inout IdentifierWriter
  ) {
    identifier.write(entity.key)
  }

  func resolve(_ identifier: Text, for entity: Entity, _ version: UInt64) -> Resolution {
    guard let local = identifier.dropping(entity.key) else { return .nothing }
    if local.count == 0 { return .asRequested }
    guard let number = local.dropping(".v") else { return .nothing }
    if IdentifierWriter.writes(number, { $0.write(version) }) { return .asRequested }
    return isLenient && number.isDecimal ? .asRequested : .nothing
  }
}

private let export = StrategyExport(SplitID.self)

/// The door of the module.
@c(stratbench_strategy_entry_SplitID)
public func splitIDEntry(_ hostABI: UInt32) -> UnsafeRawPointer? { UnsafeRawPointer(export.table) }
