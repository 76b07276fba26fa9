import NameForms
import StrategyKit

/// An identifier that is declared rather than programmed.
struct TemplateID: Strategy {
  enum Resolving: String, CaseIterable { case strict, lenient }

  struct Memory: Sendable {
    var version: UInt64 = 0
    var past = PastIdentifiers()
  }

  static let manifest = Manifest(
    id: "template-id", version: "1.0.0",
    summary: "The identifier follows a template of the key, the name and a version.",
    documentation: documentation,
    parameters: [
      Parameter(
        "template", .text, default: "{key}.{name:nfc:sha256:8}",
        help: "Text with {key}, {version} and {name}, whose filters are nfc, nfkc-casefold-trim, "
          + "slug and sha256:N for the first N hexadecimal digits of a hash."),
      Parameter(
        "resolve", .choice(Resolving.allCases.map(\.rawValue)), default: "strict",
        help: "strict: the current identifier. lenient: any of the template's form with the key."),
      Parameter(
        "aliases", .integer(0...1_000_000), default: "0",
        help: "How many earlier identifiers the app keeps for each entity and resolves as well."),
    ])

  private let template: Template
  private let isLenient: Bool
  private let aliases: Int
  private let hasher = NameHasher()

  init(_ parameters: Parameters) throws(ParameterProblem) {
    template = try TemplateParser.template(parameters.text("template"))
    isLenient = try parameters.choice("resolve", Resolving.self) == .lenient
    aliases = parameters.integer("aliases")
    if isLenient, !template.holdsKey {
      throw ParameterProblem(
        "resolve", "'lenient' needs {key} in the template: a name does not tell whose it was")
    }
  }

  var scope: Scope { template.holdsKey ? .entity : .global }
  var isStable: Bool { template.isFixed }

  func begin(_ entity: Entity) -> Memory { Memory() }

  func saved(_ save: Save, _ memory: inout Memory) {
    let version = memory.version
    if save.changesDisplay { memory.version &+= 1 }
    guard aliases > 0 else { return }
    let old = identifier(key: save.entity.key, name: save.previousName, version)
    let current = identifier(key: save.entity.key, name: save.entity.name, memory.version)
    guard old != current else { return }
    memory.past.replace(old, by: current, at: save.seconds, capacity: aliases)
  }

  func writeIdentifier(of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter) {
    template.write(
      key: entity.key, name: entity.name, version: memory.version, hasher, to: &identifier)
  }

  func resolve(_ identifier: Text, for entity: Entity, _ memory: Memory) -> Resolution {
    let isKnown =
      isCurrent(identifier, of: entity, memory) || memory.past.contains(identifier)
      || isLenient && template.matches(identifier, key: entity.key)
    return isKnown ? .asRequested : .nothing
  }

  private func identifier(key: Text, name: Text, _ version: UInt64) -> [UInt8] {
    IdentifierWriter.bytes {
      template.write(key: key, name: name, version: version, hasher, to: &$0)
    }
  }
}

private let export = StrategyExport(TemplateID.self)

/// The door of the module.
@c(stratbench_strategy_entry_TemplateID)
public func templateIDEntry(_ hostABI: UInt32) -> UnsafeRawPointer? {
  UnsafeRawPointer(export.table)
}
