/// Where the captured label lives.
package enum LabelStore: String, CaseIterable, Sendable {
  /// Each slot has its own copy.
  case perSlot = "per-slot"
  /// One table of the host, keyed by identifier.
  case byID = "by-id"
  /// Nowhere: the host asks the app whenever it shows a label.
  case none
}

/// When a label is captured.
package enum Capture: String, CaseIterable, Sendable {
  /// When the user picks.
  case pick
  /// When the app first hands an identifier to the host's index, before any pick.
  case index
  /// When the user picks, and again at every use that resolves.
  case render
  /// When the host first sees an identifier; nothing replaces the label afterwards.
  case firstSeen = "first-seen"
}

/// What picking the identifier that a slot already holds does to the slot's own label.
package enum RepickSameID: String, CaseIterable, Sendable {
  case recapture
  case keep
}

/// Whether the host asks the app what a held identifier means.
package enum Resolving: String, CaseIterable, Sendable {
  case perUse = "per-use"
  case never
}

/// What a slot becomes when its identifier resolves to nothing.
package enum OnUnresolved: String, CaseIterable, Sendable {
  /// The label stays over a dead target.
  case keepLabel = "keep-label"
  /// The selection and its label are gone until the user picks again.
  case clearSlot = "clear-slot"
  /// The slot shows and opens the app's default entity until the user picks again.
  case defaultEntity = "default-entity"
  /// The user sees an error; label and selection stay.
  case error
}

/// What the host does when the app answers with another identifier than the one asked for.
package enum OnReturnedIDMismatch: String, CaseIterable, Sendable {
  /// The answer counts as none.
  case drop
  case keepStored = "keep-stored"
  case rewriteStored = "rewrite-stored"
}

/// That the app can replace the label of an identifier.
///
/// After each change of the display the app pushes the new name, under the identifier that it
/// issues now: it knows no other. Whatever the host holds under an earlier identifier is out of its
/// reach.
package struct LabelPush: Equatable, Sendable {
  /// The share of pushes that the host accepts, from 0 to 1; what rate limits refuse is lost.
  package var accepted: Double
  /// How many seconds later an accepted push is shown.
  package var delay: Double

  package init(accepted: Double, delay: Double) {
    self.accepted = accepted
    self.delay = delay
  }
}

/// Whether the host resolves a slot at once when its entity is saved, beside its steady rate.
///
/// A widget is reloaded for free while its app is in front, which is where most saves are made. Such
/// a reload takes effect like any use of the host, but is not counted among the uses.
package enum FreeReloads: String, CaseIterable, Sendable {
  case none
  case onSave = "on-save"
}

/// What a parameter of several entities becomes when none of them resolves.
package enum ArrayParameter: String, CaseIterable, Sendable {
  /// The surface has no such parameters.
  case none
  /// It is there and empty, as if the user had selected nothing.
  case emptyList = "empty-list"
  /// It is not there.
  case absent = "nil"
}

/// What the user's other devices get of a slot.
package enum SlotSync: String, CaseIterable, Sendable {
  case none
  case labelAndID = "label-and-id"
}

/// Whether slots survive a move to a new device.
package enum SlotRestore: String, CaseIterable, Sendable {
  case kept
  case lost
}

/// How one host surface behaves: plain values for the simulation.
package struct HostBehaviour: Equatable, Sendable {
  package var labelStore: LabelStore
  package var capture: Capture
  package var repickSameID: RepickSameID
  /// The age in seconds at which a label is captured again, or nil for never.
  package var labelTTL: Double?
  /// How the app can replace labels, or nil when it cannot.
  package var push: LabelPush?
  package var resolving: Resolving
  package var onUnresolved: OnUnresolved
  package var onReturnedIDMismatch: OnReturnedIDMismatch
  /// How often the host resolves a slot by itself, per second.
  package var uses: Double
  package var freeReloads: FreeReloads
  /// The length in bytes after which the host cuts identifiers off, or nil for no limit.
  package var maxIDLength: Int?
  package var array: ArrayParameter
  package var sync: SlotSync
  package var restore: SlotRestore

  package init(
    labelStore: LabelStore, capture: Capture = .pick, repickSameID: RepickSameID = .recapture,
    labelTTL: Double? = nil, push: LabelPush? = nil, resolving: Resolving = .perUse,
    onUnresolved: OnUnresolved = .keepLabel,
    onReturnedIDMismatch: OnReturnedIDMismatch = .keepStored, uses: Double = 0,
    freeReloads: FreeReloads = .none, maxIDLength: Int? = nil, array: ArrayParameter = .none,
    sync: SlotSync = .none, restore: SlotRestore = .kept
  ) {
    self.labelStore = labelStore
    self.capture = capture
    self.repickSameID = repickSameID
    self.labelTTL = labelTTL
    self.push = push
    self.resolving = resolving
    self.onUnresolved = onUnresolved
    self.onReturnedIDMismatch = onReturnedIDMismatch
    self.uses = uses
    self.freeReloads = freeReloads
    self.maxIDLength = maxIDLength
    self.array = array
    self.sync = sync
    self.restore = restore
  }
}
