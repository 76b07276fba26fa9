/// What the user sees when looking at a slot.
package enum LabelState: Int, CaseIterable, Sendable, BitwiseCopyable {
  /// Nothing was picked yet, or the slot selects another entity now.
  case notSelected
  case fresh
  case stale
  /// The text was captured from another entity.
  case wrongEntity
  case empty
  /// The picked entity is deleted; counted apart.
  case ofDeleted
}

/// What a held identifier means when the host asks.
package enum TargetState: Int, CaseIterable, Sendable, BitwiseCopyable {
  case notSelected
  case correct
  /// The picked entity is deleted, and nothing is opened in its place.
  case gone
  /// Nothing although the entity is alive. A slot that the host cleared counts here until the
  /// user picks again.
  case orphaned
  case wrongTarget
  /// The host never asks.
  case unasked
}

/// One number a state, for enums of at most six.
package struct StateCounts<State: RawRepresentable<Int> & Sendable, Number>: Equatable, Sendable
where Number: AdditiveArithmetic & Sendable {
  // Fields, not an array, which would be one more place in memory for every count.
  private var first = Number.zero
  private var second = Number.zero
  private var third = Number.zero
  private var fourth = Number.zero
  private var fifth = Number.zero
  private var sixth = Number.zero

  package init() {}

  @inline(__always)
  package subscript(state: State) -> Number {
    get {
      switch state.rawValue {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: sixth
      }
    }
    set {
      switch state.rawValue {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      default: sixth = newValue
      }
    }
  }

  mutating func add(_ other: Self) {
    first += other.first
    second += other.second
    third += other.third
    fourth += other.fourth
    fifth += other.fifth
    sixth += other.sixth
  }
}

/// What was counted under one strategy at one host.
package struct HostTally: Equatable, Sendable {
  package internal(set) var picks = 0
  /// Picks that a nudge or a reaction led to.
  package internal(set) var repicks = 0
  package internal(set) var views = StateCounts<LabelState, Int>()
  /// Stale views whose label had been stale for longer than the tolerance.
  package internal(set) var excessViews = 0
  package internal(set) var ages = AgeHistogram()
  /// Seconds of slots in each state.
  package internal(set) var labelTime = StateCounts<LabelState, Double>()
  package internal(set) var targetTime = StateCounts<TargetState, Double>()
  /// Uses of a trace in each state.
  ///
  /// Those at the host's steady rate are rate times `targetTime`.
  package internal(set) var uses = StateCounts<TargetState, Double>()
  /// Slots that select a living entity at the horizon.
  package internal(set) var slots = 0
  package internal(set) var unrecovered = 0
  package internal(set) var unrecoverable = 0
  package internal(set) var mendable = 0

  package init() {}

  mutating func add(_ other: HostTally) {
    picks += other.picks
    repicks += other.repicks
    views.add(other.views)
    excessViews += other.excessViews
    ages.add(other.ages)
    labelTime.add(other.labelTime)
    targetTime.add(other.targetTime)
    uses.add(other.uses)
    slots += other.slots
    unrecovered += other.unrecovered
    unrecoverable += other.unrecoverable
    mendable += other.mendable
  }
}

/// How following a link ends.
package enum LinkOutcome: Int, CaseIterable, Sendable, BitwiseCopyable {
  case correct
  /// The entity is deleted.
  case gone
  case broken
  case wrongTarget
}

/// What was counted under one strategy whatever the host.
package struct StrategyTally: Equatable, Sendable {
  package internal(set) var entities = 0
  /// Seconds that entities were alive.
  package internal(set) var entityTime = 0.0
  package internal(set) var renames = 0
  package internal(set) var touches = 0
  package internal(set) var deletes = 0
  package internal(set) var restores = 0
  /// Saves that changed what the user sees: renames, and restores under another name.
  package internal(set) var displayChanges = 0
  /// Display changes that changed the identifier.
  package internal(set) var changesWithDisplay = 0
  /// Saves that left the display as it was.
  package internal(set) var displaySaves = 0
  /// Those among them that changed the identifier.
  package internal(set) var spuriousChanges = 0
  /// Identifiers first given to an entity after its first one.
  package internal(set) var laterIdentifiers = 0
  package internal(set) var reissued = 0
  /// Distinct identifiers offered to hosts.
  package internal(set) var distinctIdentifiers = 0
  package internal(set) var linksIssued = 0
  package internal(set) var follows = StateCounts<LinkOutcome, Int>()
  package internal(set) var survival = LinkSurvival()

  package init() {}

  mutating func add(_ other: StrategyTally) {
    entities += other.entities
    entityTime += other.entityTime
    renames += other.renames
    touches += other.touches
    deletes += other.deletes
    restores += other.restores
    displayChanges += other.displayChanges
    changesWithDisplay += other.changesWithDisplay
    displaySaves += other.displaySaves
    spuriousChanges += other.spuriousChanges
    laterIdentifiers += other.laterIdentifiers
    reissued += other.reissued
    distinctIdentifiers += other.distinctIdentifiers
    linksIssued += other.linksIssued
    follows.add(other.follows)
    survival.add(other.survival)
  }
}
