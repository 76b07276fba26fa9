/// The switches of a host profile, named as in profiles and in reports.
package enum HostSwitch: String, CaseIterable, Sendable {
  case labelStore = "label-store"
  case capture
  case repickSameID = "repick-same-id"
  case labelTTL = "label-ttl"
  case push
  case resolve
  case onUnresolved = "on-unresolved"
  case onReturnedIDMismatch = "on-returned-id-mismatch"
  case uses
  case freeReloads = "free-reloads"
  case maxIDLength = "max-id-length"
  case array
  case sync
  case restore

  /// What the switch decides, in one line.
  package var meaning: String {
    switch self {
    case .labelStore: "where the captured label lives"
    case .capture: "when a label is captured"
    case .repickSameID: "whether picking the held identifier again captures its label again"
    case .labelTTL: "the age at which the host captures a label again"
    case .push: "whether the app can replace the label of an identifier, how surely and how soon"
    case .resolve: "whether the host asks the app what a held identifier means"
    case .onUnresolved: "what a slot becomes when its identifier resolves to nothing"
    case .onReturnedIDMismatch: "what happens when the app answers with another identifier"
    case .uses: "how often the host resolves a slot by itself"
    case .freeReloads: "whether the host also resolves a slot at once when its entity is saved"
    case .maxIDLength: "the length in bytes after which identifiers are cut off"
    case .array: "what a parameter of several entities becomes when none of them resolves"
    case .sync: "what the user's other devices get of a slot"
    case .restore: "whether slots survive a move to a new device"
    }
  }

  /// Whether the simulation acts on the switch.
  ///
  /// What is not played is read, checked and shown, but changes no number.
  package var isPlayed: Bool {
    switch self {
    // A slot of the model holds one selection, and a history has one device.
    case .array, .sync, .restore: false
    default: true
    }
  }
}
