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

/// One number a state, for enums of at most six whose raw values count from 0.
package struct StateCounts<State: RawRepresentable<Int> & Sendable, Number>: Equatable, Sendable
where Number: AdditiveArithmetic & BitwiseCopyable & Sendable {
  // A tuple, not an array, which would be one more place in memory for every count.
  private var numbers: (Number, Number, Number, Number, Number, Number)

  package init() {
    numbers = (.zero, .zero, .zero, .zero, .zero, .zero)
  }

  package subscript(state: State) -> Number { number(state.rawValue) }

  /// Adds to the number of a state.
  ///
  /// Found by its place: states follow one another at random, and a branch for each was among
  /// the dearest things of a run.
  @inline(__always)
  mutating func add(_ number: Number, to state: State) {
    let place = state.rawValue
    precondition(place >= 0 && place < 6)
    withUnsafeMutableBytes(of: &numbers) { numbers in
      // A tuple of one type lies in memory as its elements one after another.
      numbers.assumingMemoryBound(to: Number.self)[place] += number
    }
  }

  mutating func add(_ other: Self) {
    numbers.0 += other.numbers.0
    numbers.1 += other.numbers.1
    numbers.2 += other.numbers.2
    numbers.3 += other.numbers.3
    numbers.4 += other.numbers.4
    numbers.5 += other.numbers.5
  }

  package static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }

  private func number(_ place: Int) -> Number {
    switch place {
    case 0: numbers.0
    case 1: numbers.1
    case 2: numbers.2
    case 3: numbers.3
    case 4: numbers.4
    default: numbers.5
    }
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
  /// The time of slots in each state.
  package internal(set) var labelTime = StateCounts<LabelState, ExactSeconds>()
  package internal(set) var targetTime = StateCounts<TargetState, ExactSeconds>()
  /// Uses of a trace in each state.
  ///
  /// Those at the host's steady rate are rate times `targetTime`.
  package internal(set) var uses = StateCounts<TargetState, Double>()
  /// Slots that select a living entity at the horizon.
  package internal(set) var slots = 0
  package internal(set) var unrecovered = 0
  package internal(set) var unrecoverable = 0
  package internal(set) var mendable = 0
  /// Captures that met a store that could not be read.
  package internal(set) var placeholders = 0

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
    placeholders += other.placeholders
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
  /// How long entities were alive.
  package internal(set) var entityTime = ExactSeconds.zero
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
  /// Those of them that no entity has at the horizon.
  package internal(set) var strandedIdentifiers = 0
  package internal(set) var linksIssued = 0
  package internal(set) var follows = StateCounts<LinkOutcome, Int>()
  package internal(set) var survival = LinkSurvival()
  package internal(set) var faults = FaultTally()

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
    strandedIdentifiers += other.strandedIdentifiers
    linksIssued += other.linksIssued
    follows.add(other.follows)
    survival.add(other.survival)
    faults.add(other.faults)
  }
}
