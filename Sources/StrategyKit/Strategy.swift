/// A rule that mints the identifiers of entities and says what an identifier means later.
///
/// Conforming types are plain values without state of their own: what the app has to remember
/// about one entity is its `Memory`. A strategy sees no clock, no random source and no other
/// entity, so the same history always gives the same identifiers.
///
/// The laws, which one shared test runs on every bundled strategy:
/// - Identifiers are never empty, and equal inputs give equal identifiers.
/// - Right after an identifier was minted it resolves to its entity.
/// - A save that leaves the display as it was changes neither identifier, unless the strategy
///   says that it does so (the report then charges it with spurious churn).
public protocol Strategy: Sendable {
  /// What the app keeps for one entity between saves.
  associatedtype Memory = NoMemory

  /// The name, version, summary and parameters under which the module is offered.
  static var manifest: Manifest { get }

  /// Makes a strategy from the parameters of a config, already checked for type and range.
  ///
  /// - Throws: `ParameterProblem` when parameters that are right one by one do not go together.
  init(_ parameters: Parameters) throws(ParameterProblem)

  /// Whether two entities can come to have one identifier.
  var scope: Scope { get }

  /// Whether identifiers and answers depend on the key alone; by default not.
  ///
  /// No save can change anything then, so the strategy is told of none.
  var isStable: Bool { get }

  /// What the app puts into deep links; by default the identifier that it offers to hosts.
  var linkIdentifiers: LinkIdentifiers { get }

  /// What the app does to get the user to pick again after a rename, if anything.
  var nudge: Nudge? { get }

  /// The memory of an entity that was just created.
  func begin(_ entity: Entity) -> Memory

  /// Writes the identifier that the app offers to hosts now.
  func writeIdentifier(of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter)

  /// Writes the identifier that the app puts into deep links, where these have their own.
  func writeLinkIdentifier(
    of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter)

  /// Tells that the entity was saved. By default nothing is remembered.
  func saved(_ save: Save, _ memory: inout Memory)

  /// Says whether an identifier means this entity now; by default only the current one does.
  func resolve(_ identifier: Text, for entity: Entity, _ memory: Memory) -> Resolution
}

extension Strategy {
  /// Entity scope: an identifier can only mean the entity that it was made for.
  @inlinable
  public var scope: Scope { .entity }

  /// Saves can change everything.
  @inlinable
  public var isStable: Bool { false }

  /// The identifiers that hosts are offered.
  @inlinable
  public var linkIdentifiers: LinkIdentifiers { .sameAsHosts }

  /// No nudge.
  @inlinable
  public var nudge: Nudge? { nil }

  /// Writes the identifier that hosts are offered.
  @inlinable
  public func writeLinkIdentifier(
    of entity: Entity, _ memory: Memory, to identifier: inout IdentifierWriter
  ) {
    writeIdentifier(of: entity, memory, to: &identifier)
  }

  /// Remembers nothing.
  @inlinable
  public func saved(_ save: Save, _ memory: inout Memory) {}

  /// Answers only for the identifiers that the entity has now.
  @inlinable
  public func resolve(_ identifier: Text, for entity: Entity, _ memory: Memory) -> Resolution {
    isCurrent(identifier, of: entity, memory) ? .asRequested : .nothing
  }

  /// Whether the identifier is the one that the entity has now, for hosts or for links.
  @inlinable
  public func isCurrent(_ identifier: Text, of entity: Entity, _ memory: Memory) -> Bool {
    IdentifierWriter.writes(identifier) { writeIdentifier(of: entity, memory, to: &$0) }
      || linkIdentifiers == .own
        && IdentifierWriter.writes(identifier) { writeLinkIdentifier(of: entity, memory, to: &$0) }
  }
}

extension Strategy where Memory == NoMemory {
  /// Nothing to keep.
  @inlinable
  public func begin(_ entity: Entity) -> NoMemory { NoMemory() }
}

/// The memory of a strategy that keeps nothing.
public struct NoMemory: Sendable {
  /// Makes the only value.
  @inlinable
  public init() {}
}

/// Whether two entities can come to have one identifier.
public enum Scope: UInt32, Sendable {
  /// An identifier can only mean the entity that it was made for.
  case entity
  /// Two entities can have one identifier; the first that answers for it is shown.
  case global
}

/// What the app puts into deep links.
public enum LinkIdentifiers: UInt32, Sendable {
  /// The identifier that it offers to hosts at that time.
  case sameAsHosts
  /// What `writeLinkIdentifier` writes.
  case own
}

/// What an identifier means when an entity is asked.
public enum Resolution: UInt32, Sendable {
  /// Not this entity.
  case nothing
  /// This entity, returned under the identifier that was asked for.
  case asRequested
  /// This entity, returned under its current identifier.
  case asCurrent
}

/// How the app gets the user to pick again after a rename.
public struct Nudge: Sendable {
  /// How often the user does so, from 0 to 1.
  public var probability: Double
  /// How long after the rename, in seconds.
  public var delay: Double

  /// Makes a nudge from a probability from 0 to 1 and a delay in seconds.
  public init(probability: Double, delay: Double) {
    self.probability = probability
    self.delay = delay
  }
}
