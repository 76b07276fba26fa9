import NameForms
import StrategyKit

/// The identifier holds a hash of the display, with or without the key.
struct HashID: Strategy {
  enum Resolving: String, CaseIterable { case strict, lenient, history }
  enum Returned: String, CaseIterable { case requested, current }
  enum Links: String, CaseIterable { case same, stable }

  /// The digests of earlier names, where the app remembers them.
  typealias Memory = [NameDigest]

  static let manifest = Manifest(
    id: "hash-id", version: "1.0.0",
    summary: "The identifier holds a SHA-256 hash of the display, after the key or alone.",
    documentation: documentation,
    parameters: [
      Parameter(
        "bits", .integer(1...256), default: "32",
        help: "How many leading bits of the hash the identifier keeps."),
      Parameter(
        "keyed", .flag, default: "true",
        help: "true: 'key.h<hex>'. false: '<hex>', so equal names share one identifier."),
      Parameter(
        "normalize", .choice(Normalization.allCases.map(\.rawValue)), default: "nfc",
        help: "What happens to the name before it is hashed."),
      Parameter(
        "resolve", .choice(Resolving.allCases.map(\.rawValue)), default: "strict",
        help: "strict: the current hash. lenient: any hash after the key. history: past hashes too."
      ),
      Parameter(
        "returns", .choice(Returned.allCases.map(\.rawValue)), default: "requested",
        help: "The identifier of the entity that is returned for an earlier hash."),
      Parameter(
        "links", .choice(Links.allCases.map(\.rawValue)), default: "same",
        help: "same: links hold the hashed identifier. stable: links hold the key."),
    ])

  private let bits: Int
  private let keyed: Bool
  private let normalization: Normalization
  private let resolving: Resolving
  private let returnsCurrent: Bool
  private let hasStableLinks: Bool
  private let hasher = NameHasher()

  init(_ parameters: Parameters) throws(ParameterProblem) {
    bits = parameters.integer("bits")
    keyed = parameters.flag("keyed")
    normalization = try parameters.choice("normalize")
    resolving = try parameters.choice("resolve")
    returnsCurrent = try parameters.choice("returns", Returned.self) == .current
    hasStableLinks = try parameters.choice("links", Links.self) == .stable
    if resolving == .lenient, !keyed {
      throw ParameterProblem(
        "resolve", "'lenient' needs 'keyed: true': a hash alone does not tell whose it was")
    }
  }

  var scope: Scope { keyed ? .entity : .global }
  var linkIdentifiers: LinkIdentifiers { hasStableLinks ? .own : .sameAsHosts }

  func begin(_ entity: Entity) -> Memory { [] }

  func saved(_ save: Save, _ past: inout Memory) {
    guard case .history = resolving else { return }
    let earlier = digest(of: save.previousName)
    if earlier != digest(of: save.entity.name), !past.contains(earlier) { past.append(earlier) }
  }

  func writeIdentifier(of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter) {
    if keyed {
      identifier.write(entity.key)
      identifier.write(".h")
    }
    digest(of: entity.name).write(digits: digits, to: &identifier)
  }

  func writeLinkIdentifier(
    of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter
  ) {
    identifier.write(entity.key)
  }

  func resolve(_ identifier: Text, for entity: Entity, _ past: Memory) -> Resolution {
    if hasStableLinks, identifier == entity.key { return .asRequested }
    let own = keyed ? identifier.dropping(entity.key)?.dropping(".h") : identifier
    guard let own, own.count == digits else { return .nothing }
    if digest(of: entity.name).isWritten(in: own) { return .asRequested }
    let isKnown =
      switch resolving {
      case .strict: false
      case .lenient: own.isHexadecimal
      case .history: past.contains { $0.isWritten(in: own) }
      }
    guard isKnown else { return .nothing }
    return returnsCurrent ? .asCurrent : .asRequested
  }

  private var digits: Int { (bits + 3) / 4 }

  private func digest(of name: Text) -> NameDigest {
    name.withBytes { name in
      normalization.withBytes(of: name) { hasher.digest($0, bits: bits) }
    }
  }
}

private let export = StrategyExport(HashID.self)

/// The door of the module.
@c(stratbench_strategy_entry_HashID)
public func hashIDEntry(_ hostABI: UInt32) -> UnsafeRawPointer? { UnsafeRawPointer(export.table) }
