import NameForms
import StrategyKit

/// The name in the form of an address, and nothing else.
struct SlugID: Strategy {
  static let manifest = Manifest(
    id: "slug-id", version: "1.0.0",
    summary: "The identifier is the name as a slug, such as 'anna-muller'; equal slugs collide.",
    documentation: documentation,
    parameters: [
      Parameter(
        "redirects", .flag, default: "false",
        help:
          "true: the app keeps every slug that an entity had and redirects it to the current one."
      )
    ])

  private let hasRedirects: Bool

  init(_ parameters: Parameters) { hasRedirects = parameters.flag("redirects") }

  var scope: Scope { .global }

  func begin(_ entity: Entity) -> PastIdentifiers { PastIdentifiers() }

  func saved(_ save: Save, _ past: inout PastIdentifiers) {
    guard hasRedirects else { return }
    let old = Self.slug(of: save.previousName, or: save.entity.key)
    let current = Self.slug(of: save.entity.name, or: save.entity.key)
    if old != current { past.replace(old, by: current, at: save.seconds) }
  }

  func writeIdentifier(
    of entity: Entity, _ past: PastIdentifiers, to identifier: inout IdentifierWriter
  ) {
    Self.slug(of: entity.name, or: entity.key).withUnsafeBufferPointer { identifier.write($0) }
  }

  func resolve(_ identifier: Text, for entity: Entity, _ past: PastIdentifiers) -> Resolution {
    if isCurrent(identifier, of: entity, past) { return .asRequested }
    return past.contains(identifier) ? .asCurrent : .nothing
  }

  /// A name of which no slug is left gives way to the key.
  private static func slug(of name: Text, or key: Text) -> [UInt8] {
    let slug = name.withBytes { Slug.bytes(of: $0) }
    return slug.isEmpty ? key.withBytes { Array($0) } : slug
  }
}

private let export = StrategyExport(SlugID.self)

/// The door of the module.
@c(stratbench_strategy_entry_SlugID)
public func slugIDEntry(_ hostABI: UInt32) -> UnsafeRawPointer? { UnsafeRawPointer(export.table) }
