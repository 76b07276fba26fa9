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

/// A host surface: what it does, and how well each part of that is known.
package struct HostProfile: Equatable, Sendable {
  /// The label in reports.
  package let name: String
  package let summary: String
  /// What nobody has found out about the surface, or what the model leaves out of it.
  package let unknowns: [String]
  package let behaviour: HostBehaviour
  package let values: [HostSwitch: HostValue]

  package init(
    name: String, summary: String, unknowns: [String] = [], behaviour: HostBehaviour,
    values: [HostSwitch: HostValue]
  ) {
    self.name = name
    self.summary = summary
    self.unknowns = unknowns
    self.behaviour = behaviour
    self.values = values
  }
}
