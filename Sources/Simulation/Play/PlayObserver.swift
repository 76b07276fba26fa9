package import Workload

/// Sees what happens while a timeline is played under one strategy, for worked examples and tests.
///
/// Playing is generic over its observer, so that watching nothing costs nothing.
package protocol PlayObserver {
  /// Whether moments should be made up at all.
  static var isWatching: Bool { get }
  mutating func note(_ moment: PlayMoment)
}

/// One thing that happened, with what came of it.
package struct PlayMoment: Equatable, Sendable {
  /// What befell the memory of the app.
  package enum Fault: Equatable, Sendable { case memoryLost, memoryRewound, schemeChanged }

  package enum What: Equatable, Sendable {
    case created(name: String, identifier: String)
    /// `name` is nil for a save that left the display as it was.
    case saved(name: String?, identifier: String, changesIdentifier: Bool, Event.Telling)
    case befell(Fault, identifier: String, changesIdentifier: Bool)
    case deleted
    case restored
    /// The label is what the slot shows afterwards, nil for none.
    case picked(host: Int, slot: Int, identifier: String, label: String?, isReaction: Bool)
    case viewed(host: Int, slot: Int, LabelState, label: String?)
    case used(host: Int, slot: Int, TargetState)
    /// What a slot shows and opens after something other than a pick changed it or its entity.
    case slotIs(host: Int, slot: Int, LabelState, TargetState, label: String?)
    case linked(link: Int, identifier: String)
    case followed(link: Int, LinkOutcome)
  }

  /// Seconds since the start of the history.
  package let time: Double
  package let entity: Int
  package let what: What

  /// Whether it happened to a slot, or to no slot at all.
  func isOf(slot: Int?) -> Bool {
    switch what {
    case .picked(_, let own, _, _, _), .viewed(_, let own, _, _), .used(_, let own, _),
      .slotIs(_, let own, _, _, _):
      own == slot
    case .created, .saved, .befell, .deleted, .restored, .linked, .followed: true
    }
  }
}

/// Watches nothing.
package struct NoObserver: PlayObserver {
  package static let isWatching = false
  package init() {}
  package mutating func note(_ moment: PlayMoment) {}
}

/// Keeps every moment.
package struct MomentRecorder: PlayObserver {
  package static let isWatching = true
  package private(set) var moments: [PlayMoment] = []
  package init() {}
  package mutating func note(_ moment: PlayMoment) { moments.append(moment) }
}
