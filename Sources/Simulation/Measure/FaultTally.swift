/// How often faults befell entities, an entity at a time.
package struct FaultTally: Equatable, Sendable {
  /// Renames of which the strategy was not told.
  package internal(set) var untoldRenames = 0
  /// Display texts that changed with the language.
  package internal(set) var translations = 0
  /// Saves without a rename that the strategy took for one.
  package internal(set) var spuriousBumps = 0
  package internal(set) var memoryLosses = 0
  package internal(set) var backups = 0
  package internal(set) var rewinds = 0
  package internal(set) var schemeChanges = 0
  /// Identifiers that changed although nothing was saved.
  package internal(set) var identifierChanges = 0

  /// The events of a history that these faults are.
  package var events: Int {
    translations + memoryLosses + backups + rewinds + schemeChanges
  }

  mutating func add(_ other: FaultTally) {
    untoldRenames += other.untoldRenames
    translations += other.translations
    spuriousBumps += other.spuriousBumps
    memoryLosses += other.memoryLosses
    backups += other.backups
    rewinds += other.rewinds
    schemeChanges += other.schemeChanges
    identifierChanges += other.identifierChanges
  }
}
