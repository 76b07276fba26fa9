import Diagnostics
import HostModel
import YAMLReading

/// Reads host profiles, shipped or the user's own.
struct HostReader {
  let findings: Findings

  /// A profile from its file.
  func profile(_ node: YAMLNode) -> HostProfile? {
    guard var section = Section(node, "a host profile", findings) else { return nil }
    let name = section.require("name", example: "my-host").flatMap { findings.text($0, "'name'") }
    let summary = section.take("summary").flatMap { findings.text($0, "'summary'") } ?? ""
    let unknowns = section.take("unknown").map { findings.list($0, "'unknown'") } ?? []
    // A switch that the file does not set has its default; one that it sets bare has no other value.
    var settings = HostSettings()
    let defaults = settings.values
    settings.values = [:]
    for key in HostSwitch.allCases {
      if let node = section.take(key.rawValue) { set(key, node, &settings) }
    }
    settings.values.merge(defaults) { own, _ in own }
    section.finish()
    return name.map {
      HostProfile(
        name: $0, summary: summary,
        unknowns: unknowns.compactMap { findings.text($0, "an element of 'unknown'") },
        behaviour: settings.behaviour, values: settings.values)
    }
  }

  /// A profile with some of its values replaced.
  func profile(_ base: HostProfile, set node: YAMLNode?, label: String?) -> HostProfile {
    var settings = HostSettings(behaviour: base.behaviour, values: base.values)
    if let node, var section = Section(node, "'set'", findings) {
      for key in HostSwitch.allCases {
        if let node = section.take(key.rawValue) { set(key, node, &settings) }
      }
      section.finish()
    }
    return HostProfile(
      name: label ?? base.name, summary: base.summary, unknowns: base.unknowns,
      behaviour: settings.behaviour, values: settings.values)
  }

  /// Reads `value`, or `{value: …, evidence: …, source: …, alternatives: […]}`.
  private func set(_ key: HostSwitch, _ node: YAMLNode, _ settings: inout HostSettings) {
    findings.describe(node, key.meaning)
    guard case .mapping = node.content else {
      apply(key, node, &settings.behaviour)
      return settings.setAssumed(key, node.text ?? "")
    }
    guard var section = Section(node, "'\(key.rawValue)'", findings) else { return }
    if key == .push, let push = PushReader(findings: findings).push(in: &section) {
      settings.behaviour.push = push
      return settings.setAssumed(key, node.flowText)
    }
    let value = section.require("value", example: "per-slot")
    let grade = section.take("evidence")
    let evidence = grade.flatMap { findings.choice($0, EvidenceGrade.self) }
    let hasSource = section.has("source")
    let source = section.take("source").flatMap { findings.text($0, "'source'") }
    let alternatives = section.take("alternatives").map { findings.list($0, "'alternatives'") }
    section.finish()
    if let grade, let evidence, evidence != .assumed, !hasSource {
      findings.add(
        "'\(evidence.rawValue)' needs a source", at: grade.place,
        help: "add 'source: URL', or grade the value 'assumed'")
    }
    guard let value else { return }
    apply(key, value, &settings.behaviour)
    for alternative in alternatives ?? [] {
      var untouched = settings.behaviour
      apply(key, alternative, &untouched)
    }
    settings.values[key] = HostValue(
      text: value.flowText, evidence: evidence ?? .assumed, source: source,
      alternatives: (alternatives ?? []).map(\.flowText))
  }

  private func apply(_ key: HostSwitch, _ node: YAMLNode, _ behaviour: inout HostBehaviour) {
    switch key {
    case .labelStore: replace(&behaviour.labelStore, findings.choice(node))
    case .capture: replace(&behaviour.capture, findings.choice(node))
    case .repickSameID: replace(&behaviour.repickSameID, findings.choice(node))
    case .labelTTL:
      let age = node.text == "never" ? nil : findings.positiveDuration(node, or: "never")
      if let age, age < 60 {
        findings.add(
          "\(node.kind) is too short for 'label-ttl'", at: node.place,
          help: "allowed: 60s and more, or never")
      }
      behaviour.labelTTL = age
    case .push: replace(&behaviour.push, PushReader(findings: findings).push(node))
    case .resolve: replace(&behaviour.resolving, findings.choice(node))
    case .onUnresolved: replace(&behaviour.onUnresolved, findings.choice(node))
    case .onReturnedIDMismatch:
      replace(&behaviour.onReturnedIDMismatch, findings.choice(node))
    case .uses: replace(&behaviour.uses, findings.rate(node))
    case .freeReloads: replace(&behaviour.freeReloads, findings.choice(node))
    case .array: replace(&behaviour.array, findings.choice(node))
    case .sync: replace(&behaviour.sync, findings.choice(node))
    case .restore: replace(&behaviour.restore, findings.choice(node))
    case .maxIDLength:
      let isNone = !findings.isNoted(node, .words(["none"])) && node.text == "none"
      behaviour.maxIDLength =
        isNone ? nil : findings.integer(node, "a whole number, nor 'none'", in: 1...1_000_000)
    }
  }

  private func replace<Value>(_ value: inout Value, _ new: Value?) {
    if let new { value = new }
  }
}

/// A host profile while it is read.
///
/// A switch that a profile does not mention has its default.
private struct HostSettings {
  var behaviour = HostBehaviour(labelStore: .perSlot)
  var values: [HostSwitch: HostValue] = [
    .labelStore: HostValue(text: "per-slot"), .capture: HostValue(text: "pick"),
    .repickSameID: HostValue(text: "recapture"), .labelTTL: HostValue(text: "never"),
    .resolve: HostValue(text: "per-use"), .onUnresolved: HostValue(text: "keep-label"),
    .onReturnedIDMismatch: HostValue(text: "keep-stored"), .uses: HostValue(text: "0"),
    .push: HostValue(text: "none"), .freeReloads: HostValue(text: "none"),
    .maxIDLength: HostValue(text: "none"), .array: HostValue(text: "none"),
    .sync: HostValue(text: "none"), .restore: HostValue(text: "kept"),
  ]

  /// Sets a value that comes without evidence; the one before it is an alternative.
  mutating func setAssumed(_ key: HostSwitch, _ text: String) {
    let others = values[key].map { [$0.text] + $0.alternatives } ?? []
    values[key] = HostValue(text: text, alternatives: others.filter { $0 != text })
  }
}
