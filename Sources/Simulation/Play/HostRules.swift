import HostModel

/// A host's behaviour as questions that are asked at every event.
///
/// Comparing enums whose raw values are texts compares the texts; these are answered once.
struct HostRules {
  let labelTTL: Double?
  /// Nil also where no label can be replaced.
  let push: LabelPush?
  let maxIDLength: Int?
  let uses: Double
  let storesBySlot: Bool
  let storesByID: Bool
  let storesNothing: Bool
  let capturesFromIndex: Bool
  let capturesAtUse: Bool
  /// Picking the identifier that a slot holds leaves its label as it is.
  let keepsLabelAtRepick: Bool
  let asksApp: Bool
  let clearsLost: Bool
  let replacesLost: Bool
  let dropsOtherID: Bool
  let rewritesOtherID: Bool
  /// Every save is followed by a use, if a use can change a slot.
  private let reloadsForFree: Bool

  init(_ host: HostBehaviour) {
    // A label that is kept as first seen never grows too old.
    labelTTL = host.capture == .firstSeen ? nil : host.labelTTL
    push = host.capture == .firstSeen || host.labelStore == .none ? nil : host.push
    maxIDLength = host.maxIDLength
    uses = host.uses
    storesBySlot = host.labelStore == .perSlot
    storesByID = host.labelStore == .byID
    storesNothing = host.labelStore == .none
    capturesFromIndex = host.capture == .index
    capturesAtUse = host.capture == .render
    keepsLabelAtRepick = host.repickSameID == .keep || host.capture == .firstSeen
    asksApp = host.resolving == .perUse
    clearsLost = host.onUnresolved == .clearSlot
    replacesLost = host.onUnresolved == .defaultEntity
    dropsOtherID = host.onReturnedIDMismatch == .drop
    rewritesOtherID = host.onReturnedIDMismatch == .rewriteStored
    reloadsForFree = host.freeReloads == .onSave
  }

  /// Whether a use can change a slot at all; most hosts only look on.
  var usesTakeEffect: Bool {
    asksApp && (clearsLost || replacesLost || capturesAtUse || rewritesOtherID)
  }

  var reloadsAfterSave: Bool { reloadsForFree && usesTakeEffect }

  /// Whether the host takes an answer of the app for none.
  @inline(__always)
  func isNothing(_ answer: IdentifierTable.Answer) -> Bool {
    answer.entity < 0 || answer.isUnderAnotherID && dropsOtherID
  }
}
