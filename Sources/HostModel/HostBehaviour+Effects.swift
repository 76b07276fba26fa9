extension HostBehaviour {
  /// What the value of a switch comes to, as a sentence.
  package func effect(of key: HostSwitch) -> String {
    switch key {
    case .labelStore: labelStore.effect
    case .capture: capture.effect
    case .repickSameID: repickSameID.effect
    case .labelTTL: labelTTL == nil ? "No label is too old to be shown." : Self.expiring
    case .push: push == nil ? Self.noPush : Self.pushing
    case .resolve: resolving.effect
    case .onUnresolved: onUnresolved.effect
    case .onReturnedIDMismatch: onReturnedIDMismatch.effect
    case .uses: uses == 0 ? "Only what a recorded history says counts as a use." : Self.using
    case .freeReloads: freeReloads.effect
    case .maxIDLength: maxIDLength == nil ? "Identifiers may be of any length." : Self.cutting
    case .array: array.effect
    case .sync: sync.effect
    case .restore: restore.effect
    }
  }

  private static let expiring =
    "A label of that age is captured again, if its identifier still resolves."
  private static let noPush = "The app can do nothing about a stale label."
  private static let pushing =
    "After a rename the app replaces the label of the identifier that it issues now; what is held "
    + "under an earlier identifier is out of its reach."
  private static let using = "A lost target is met that often without the user doing anything."
  private static let cutting =
    "Longer identifiers lose their end; what is left may mean nothing, or another entity."
}

extension LabelStore {
  fileprivate var effect: String {
    switch self {
    case .perSlot: "Each slot keeps its own copy; a new pick can mend it under any identifier."
    case .byID: "All slots share one label per identifier; only another identifier gets a new one."
    case .none: "There is no label to go stale: the host asks the app whenever it shows one."
    }
  }
}

extension Capture {
  fileprivate var effect: String {
    switch self {
    case .pick: "A label is as old as the pick that captured it."
    case .index:
      "A label is as old as its identifier; entries under earlier identifiers stay in the index."
    case .render: "A label is as old as the last use that resolved."
    case .firstSeen: "A label is never replaced under its identifier, whatever happens."
    }
  }
}

extension RepickSameID {
  fileprivate var effect: String {
    switch self {
    case .recapture: "A new pick mends a stale label of the slot's own."
    case .keep: "A new pick mends a stale label only when the identifier has changed."
    }
  }
}

extension Resolving {
  fileprivate var effect: String {
    switch self {
    case .perUse: "An identifier that no longer resolves is a lost target."
    case .never: "The slot carries its own value, so no target is ever lost, or corrected."
    }
  }
}

extension OnUnresolved {
  fileprivate var effect: String {
    switch self {
    case .keepLabel: "The label stays and reads well over a target that is gone."
    case .clearSlot: "The slot is empty until the user picks again."
    case .defaultEntity: "The slot opens the app's default entity: a wrong target."
    case .error: "The user meets an error; label and selection stay."
    }
  }
}

extension OnReturnedIDMismatch {
  fileprivate var effect: String {
    switch self {
    case .drop: "An app that answers with the current identifier is not heard."
    case .keepStored: "The answer counts, and the slot goes on holding the earlier identifier."
    case .rewriteStored: "The slot holds the current identifier from then on."
    }
  }
}

extension FreeReloads {
  fileprivate var effect: String {
    switch self {
    case .none: "What a use brings to light waits for the next one."
    case .onSave: "What a use brings to light is there at once after every save."
    }
  }
}

extension ArrayParameter {
  fileprivate var effect: String {
    switch self {
    case .none: "No parameter holds several entities."
    case .emptyList: "The app cannot tell a selection that is lost from one that was never made."
    case .absent: "The app sees that there is no value."
    }
  }
}

extension SlotSync {
  fileprivate var effect: String {
    switch self {
    case .none: "A slot is known to one device only."
    case .labelAndID: "Other devices get the label and an identifier that they did not issue."
    }
  }
}

extension SlotRestore {
  fileprivate var effect: String {
    switch self {
    case .kept: "Slots outlive the app data that a new device may lack."
    case .lost: "Every slot is picked anew on a new device."
    }
  }
}
