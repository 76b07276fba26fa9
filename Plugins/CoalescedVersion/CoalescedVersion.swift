import StrategyKit

/// A version that a burst of edits raises once.
struct CoalescedVersion: Strategy {
  enum Resolving: String, CaseIterable { case strict, lenient }

  struct Memory: Sendable {
    var version: UInt64 = 0
    /// When the version was last raised.
    var raisedAt = -Double.infinity
  }

  static let manifest = Manifest(
    id: "coalesced-version", version: "1.0.0",
    summary: "The identifier is 'key.vN'; N grows with a display change, at most once per period.",
    documentation: documentation,
    parameters: [
      Parameter(
        "quiet", .duration, default: "1d",
        help: "How long after a new version further changes of the display raise none."),
      Parameter(
        "resolve", .choice(Resolving.allCases.map(\.rawValue)), default: "strict",
        help: "strict: only the current version resolves. lenient: any version of the key does."),
    ])

  private let quiet: Double
  private let isLenient: Bool

  init(_ parameters: Parameters) throws(ParameterProblem) {
    quiet = parameters.number("quiet")
    isLenient = try parameters.choice("resolve", Resolving.self) == .lenient
  }

  func begin(_ entity: Entity) -> Memory { Memory() }

  func saved(_ save: Save, _ memory: inout Memory) {
    guard save.changesDisplay, save.seconds - memory.raisedAt >= quiet else { return }
    memory.version &+= 1
    memory.raisedAt = save.seconds
  }

  func writeIdentifier(of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter) {
    identifier.write(entity.key)
    identifier.write(".v")
    identifier.write(memory.version)
  }

  func resolve(_ identifier: Text, for entity: Entity, _ memory: Memory) -> Resolution {
    // What an earlier release of the app gave out before it had versions.
    if isLenient, identifier == entity.key { return .asRequested }
    guard let own = identifier.dropping(entity.key)?.dropping(".v") else { return .nothing }
    if IdentifierWriter.writes(own, { $0.write(memory.version) }) { return .asRequested }
    return isLenient && own.isDecimal ? .asRequested : .nothing
  }
}

private let export = StrategyExport(CoalescedVersion.self)

/// The door of the module.
@c(stratbench_strategy_entry_CoalescedVersion)
public func coalescedVersionEntry(_ hostABI: UInt32) -> UnsafeRawPointer? {
  UnsafeRawPointer(export.table)
}
