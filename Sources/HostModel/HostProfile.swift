/// How well a claim about a host is supported.
package enum EvidenceGrade: String, CaseIterable, Sendable {
  /// The platform's documentation says so.
  case documented
  /// A platform engineer said so in public.
  case engineer
  /// A logged experiment shows it.
  case traced
  /// Users or developers report it.
  case reported
  /// Nobody says so in public; the value is a guess to vary.
  case assumed
}

/// One value of a host profile with its evidence.
package struct HostValue: Equatable, Sendable {
  /// As it is written in the profile.
  package let text: String
  package let evidence: EvidenceGrade
  /// Where the claim is made in public, for every grade but `assumed`.
  package let source: String?
  /// Other values that the evidence leaves open.
  package let alternatives: [String]

  package init(
    text: String, evidence: EvidenceGrade = .assumed, source: String? = nil,
    alternatives: [String] = []
  ) {
    self.text = text
    self.evidence = evidence
    self.source = source
    self.alternatives = alternatives
  }
}

/// The switches of a host profile, named as in profiles and in reports.
package enum HostSwitch: String, CaseIterable, Sendable {
  case labelStore = "label-store"
  case capture
  case repickSameID = "repick-same-id"
  case labelTTL = "label-ttl"
  case resolve
  case onUnresolved = "on-unresolved"
  case onReturnedIDMismatch = "on-returned-id-mismatch"
  case uses
  case maxIDLength = "max-id-length"

  /// What the switch decides, in one line.
  package var meaning: String {
    switch self {
    case .labelStore: "where the captured label lives"
    case .capture: "when a label is captured"
    case .repickSameID: "whether picking the held identifier again captures its label again"
    case .labelTTL: "the age at which the host captures a label again"
    case .resolve: "whether the host asks the app what a held identifier means"
    case .onUnresolved: "what a slot becomes when its identifier resolves to nothing"
    case .onReturnedIDMismatch: "what happens when the app answers with another identifier"
    case .uses: "how often the host resolves a slot by itself"
    case .maxIDLength: "the length in bytes after which identifiers are cut off"
    }
  }
}

/// A host surface: what it does, and how well each part of that is known.
package struct HostProfile: Equatable, Sendable {
  /// The label in reports.
  package let name: String
  package let summary: String
  package let behaviour: HostBehaviour
  package let values: [HostSwitch: HostValue]

  package init(
    name: String, summary: String, behaviour: HostBehaviour, values: [HostSwitch: HostValue]
  ) {
    self.name = name
    self.summary = summary
    self.behaviour = behaviour
    self.values = values
  }
}
