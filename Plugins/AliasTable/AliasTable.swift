import NameForms
import StrategyKit

/// Identifiers that change, and a stored table that leads from old ones to the key.
struct AliasTable: Strategy {
  enum Form: String, CaseIterable { case versioned, slug }
  enum Returned: String, CaseIterable { case requested, current }

  struct Memory: Sendable {
    var version: UInt64 = 0
    var aliases = PastIdentifiers()
  }

  static let manifest = Manifest(
    id: "alias-table", version: "1.0.0",
    summary: "Versioned or slug identifiers, and a stored table from old ones to the entity.",
    documentation: documentation,
    parameters: [
      Parameter(
        "identifiers", .choice(Form.allCases.map(\.rawValue)), default: "versioned",
        help: "versioned: 'key.vN'. slug: the name as a slug, which two entities can share."),
      Parameter(
        "capacity", .integer(0...1_000_000), default: "10",
        help: "How many old identifiers the table keeps for each entity; the oldest go first."),
      Parameter(
        "expires", .duration, default: "100y",
        help: "How long an old identifier is kept; the table is tidied when the entity is saved."),
      Parameter(
        "returns", .choice(Returned.allCases.map(\.rawValue)), default: "requested",
        help: "The identifier of the entity that is returned for an old one."),
    ])

  private let form: Form
  private let capacity: Int
  private let lifetime: Double
  private let returnsCurrent: Bool

  init(_ parameters: Parameters) throws(ParameterProblem) {
    form = try parameters.choice("identifiers")
    capacity = parameters.integer("capacity")
    lifetime = parameters.number("expires")
    returnsCurrent = try parameters.choice("returns", Returned.self) == .current
  }

  var scope: Scope { form == .slug ? .global : .entity }

  func begin(_ entity: Entity) -> Memory { Memory() }

  func saved(_ save: Save, _ memory: inout Memory) {
    let old = identifier(key: save.entity.key, name: save.previousName, memory.version)
    if save.changesDisplay { memory.version &+= 1 }
    let current = identifier(key: save.entity.key, name: save.entity.name, memory.version)
    memory.aliases.drop(until: save.seconds - lifetime)
    guard old != current else { return }
    memory.aliases.replace(old, by: current, at: save.seconds, capacity: capacity)
  }

  func writeIdentifier(of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter) {
    write(key: entity.key, name: entity.name, memory.version, to: &identifier)
  }

  func resolve(_ identifier: Text, for entity: Entity, _ memory: Memory) -> Resolution {
    if isCurrent(identifier, of: entity, memory) { return .asRequested }
    guard memory.aliases.contains(identifier) else { return .nothing }
    return returnsCurrent ? .asCurrent : .asRequested
  }

  private func identifier(key: Text, name: Text, _ version: UInt64) -> [UInt8] {
    IdentifierWriter.bytes { write(key: key, name: name, version, to: &$0) }
  }

  private func write(
    key: Text, name: Text, _ version: UInt64, to identifier: inout IdentifierWriter
  ) {
    switch form {
    case .versioned:
      identifier.write(key)
      identifier.write(".v")
      identifier.write(version)
    case .slug:
      let slug = name.withBytes { Slug.bytes(of: $0) }
      // A name of which no slug is left gives way to the key.
      if slug.isEmpty { return identifier.write(key) }
      slug.withUnsafeBufferPointer { identifier.write($0) }
    }
  }
}

private let export = StrategyExport(AliasTable.self)

/// The door of the module.
@c(stratbench_strategy_entry_AliasTable)
public func aliasTableEntry(_ hostABI: UInt32) -> UnsafeRawPointer? {
  UnsafeRawPointer(export.table)
}
