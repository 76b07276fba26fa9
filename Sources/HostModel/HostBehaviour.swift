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

/// How one host surface behaves: plain values for the simulation.
package struct HostBehaviour: Equatable, Sendable {
  package var labelStore: LabelStore
  package var capture: Capture
  package var repickSameID: RepickSameID
  /// The age in seconds at which a label is captured again, or nil for never.
  package var labelTTL: Double?
  package var resolving: Resolving
  package var onUnresolved: OnUnresolved
  package var onReturnedIDMismatch: OnReturnedIDMismatch
  /// How often the host resolves a slot by itself, per second.
  package var uses: Double
  /// The length in bytes after which the host cuts identifiers off, or nil for no limit.
  package var maxIDLength: Int?

  package init(
    labelStore: LabelStore, capture: Capture = .pick, repickSameID: RepickSameID = .recapture,
    labelTTL: Double? = nil, resolving: Resolving = .perUse,
    onUnresolved: OnUnresolved = .keepLabel,
    onReturnedIDMismatch: OnReturnedIDMismatch = .keepStored, uses: Double = 0,
    maxIDLength: Int? = nil
  ) {
    self.labelStore = labelStore
    self.capture = capture
    self.repickSameID = repickSameID
    self.labelTTL = labelTTL
    self.resolving = resolving
    self.onUnresolved = onUnresolved
    self.onReturnedIDMismatch = onReturnedIDMismatch
    self.uses = uses
    self.maxIDLength = maxIDLength
  }
}
