import StrategyKit

/// The key with a number that grows with every change of the display.
struct VersionedID: Strategy {
  enum Resolving: String, CaseIterable { case strict, lenient }
  enum Returned: String, CaseIterable { case requested, current }
  enum Links: String, CaseIterable { case same, stable }

  static let manifest = Manifest(
    id: "versioned-id", version: "1.0.0",
    summary: "The identifier is 'key.vN'; N grows with every display change the app is told of.",
    documentation: documentation,
    parameters: [
      Parameter(
        "resolve", .choice(Resolving.allCases.map(\.rawValue)), default: "strict",
        help: "strict: only the current version resolves. lenient: any version of the key does."),
      Parameter(
        "returns", .choice(Returned.allCases.map(\.rawValue)), default: "requested",
        help: "The identifier of the entity that a lenient resolver returns for an old version."),
      Parameter(
        "links", .choice(Links.allCases.map(\.rawValue)), default: "same",
        help: "same: links hold the versioned identifier. stable: links hold the key."),
    ])

  private let isLenient: Bool
  private let returnsCurrent: Bool
  private let hasStableLinks: Bool

  init(_ parameters: Parameters) throws(ParameterProblem) {
    isLenient = try parameters.choice("resolve", Resolving.self) == .lenient
    returnsCurrent = try parameters.choice("returns", Returned.self) == .current
    hasStableLinks = try parameters.choice("links", Links.self) == .stable
  }

  var linkIdentifiers: LinkIdentifiers { hasStableLinks ? .own : .sameAsHosts }

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
    if hasStableLinks, identifier == entity.key { return .asRequested }
    // What an earlier release of the app gave out before it had versions.
    if isLenient, identifier == entity.key { return returnsCurrent ? .asCurrent : .asRequested }
    guard let own = identifier.dropping(entity.key)?.dropping(".v") else { return .nothing }
    if IdentifierWriter.writes(own, { $0.write(version) }) { return .asRequested }
    guard isLenient, own.isDecimal else { return .nothing }
    return returnsCurrent ? .asCurrent : .asRequested
  }
}

private let export = StrategyExport(VersionedID.self)

/// The door of the module.
@c(stratbench_strategy_entry_VersionedID)
public func versionedIDEntry(_ hostABI: UInt32) -> UnsafeRawPointer? {
  UnsafeRawPointer(export.table)
}
