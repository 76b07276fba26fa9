import Diagnostics
import Workload
import YAMLReading

/// What `workload:` declares, before a trace is read.
struct WorkloadSettings {
  struct TraceFile {
    let node: YAMLNode
    /// Its path, or what it is called when it stands in the config itself.
    let path: String
    let slack: Double
    /// The history itself, where it stands in the config.
    var text: String?

    /// What reports call it.
    var name: String { text == nil ? String(path.split(separator: "/").last ?? "") : "the config" }
  }

  var synthetic = SyntheticWorkload()
  /// Nil without a trace, or after a mistake in it.
  var trace: TraceFile?
  var namesTrace = false
  var actions = UserActions()
  /// Whether the config says how many slots are laid over the edits.
  var setsSlots = false
}

/// Reads `workload:`.
struct WorkloadReader {
  let findings: Findings

  func settings(_ node: YAMLNode) -> WorkloadSettings {
    var settings = WorkloadSettings()
    guard
      var section = Section(node, "'workload'", findings, example: "{renames: 0.5/y, views: 6/y}")
    else { return settings }
    section.refuse("preset")
    if let trace = section.takeDeciding("trace") {
      let slack = findings.duration(section.take("slack", default: "0s")) ?? 0
      settings.namesTrace = true
      settings.trace = self.trace(trace, slack: slack)
      for key in ["renames", "touches", "deletes"] {
        section.refuse(key, beside: "trace", "the edits come from the file")
      }
    } else {
      edits(&section, &settings.synthetic)
    }
    settings.setsSlots = section.has("slots")
    actions(&section, &settings.actions)
    section.finish()
    return settings
  }

  /// The path of a file, or a short history in the config itself.
  private func trace(_ node: YAMLNode, slack: Double) -> WorkloadSettings.TraceFile? {
    guard case .mapping = node.content else {
      return findings.text(node, "'trace'").map { .init(node: node, path: $0, slack: slack) }
    }
    guard var section = Section(node, "'trace'", findings, example: "traces/names.csv") else {
      return nil
    }
    let csv = section.require("csv", example: "|").flatMap { csv in
      findings.text(csv, "'csv'").map { (text: $0, line: csv.place.line) }
    }
    section.finish()
    return csv.map { csv in
      WorkloadSettings.TraceFile(
        node: node, path: "the 'csv' of line \(csv.line)", slack: slack, text: csv.text)
    }
  }

  private func edits(_ section: inout Section, _ synthetic: inout SyntheticWorkload) {
    if let node = section.require("renames", example: "0.5/y") { renames(node, &synthetic) }
    synthetic.touches = findings.rate(section.take("touches", default: "0")) ?? 0
    synthetic.deletes = findings.rate(section.take("deletes", default: "0")) ?? 0
  }

  private func renames(_ node: YAMLNode, _ synthetic: inout SyntheticWorkload) {
    guard case .mapping = node.content else {
      synthetic.renames = findings.rate(node) ?? 0
      return
    }
    guard var section = Section(node, "'renames'", findings) else { return }
    synthetic.renames =
      section.require("rate", example: "0.5/y").flatMap { findings.rate($0) } ?? 0
    synthetic.dispersion = section.take("dispersion").flatMap {
      findings.number($0, in: 0.01...10_000)
    }
    synthetic.reverts = findings.share(section.take("reverts", default: "0%")) ?? 0
    section.refuse("by-age", "bursts", "trivial")
    section.finish()
  }

  private func actions(_ section: inout Section, _ actions: inout UserActions) {
    if let node = section.take("slots") { slots(node, &actions) }
    actions.picks = findings.rate(section.take("picks", default: "0")) ?? 0
    actions.views = findings.rate(section.take("views", default: "0")) ?? 0
    let example = "{issued: 4/y, followed-after: {exponential: 30d}}"
    if let node = section.take("links"),
      var links = Section(node, "'links'", findings, example: example)
    {
      actions.links =
        links.require("issued", example: "4/y").flatMap { findings.rate($0) } ?? 0
      if let delay = links.require("followed-after", example: "{exponential: 30d}") {
        followDelay(delay, &actions)
      }
      links.finish()
    }
    if let node = section.take("reactions"),
      var reactions = Section(node, "'reactions'", findings)
    {
      actions.onStaleView = reactions.take("stale-view").flatMap(reaction)
      actions.onOrphanedSlot = reactions.take("orphaned-slot").flatMap(reaction)
      reactions.finish()
    }
  }

  private func slots(_ node: YAMLNode, _ actions: inout UserActions) {
    guard case .mapping = node.content else {
      if let count = findings.integer(
        node, "a whole number, nor {mean: a number}", in: 0...10_000)
      {
        actions.slots = .fixed(count)
      }
      return
    }
    guard var section = Section(node, "'slots'", findings) else { return }
    let mean = section.require("mean", example: "0.4")
    if let mean = mean.flatMap({ findings.number($0, in: 0...1000) }) {
      actions.slots = .mean(mean)
    }
    section.finish()
  }

  private func followDelay(_ node: YAMLNode, _ actions: inout UserActions) {
    guard var section = Section(node, "'followed-after'", findings, example: "{exponential: 30d}")
    else { return }
    section.needsOne(of: "fixed", "exponential")
    let fixed = section.take("fixed")
    let exponential = section.take("exponential")
    if fixed != nil ? exponential != nil : exponential == nil && section.isEmpty {
      findings.add(
        "'followed-after' needs either 'fixed' or 'exponential'", at: node.place,
        help: "write for instance '{exponential: 30d}'")
    }
    if let delay = fixed.flatMap({ findings.duration($0) }) { actions.followDelay = .fixed(delay) }
    if let mean = exponential.flatMap({ findings.positiveDuration($0) }) {
      actions.followDelay = .exponential(mean: mean)
    }
    section.finish()
  }

  private func reaction(_ node: YAMLNode) -> UserActions.Reaction? {
    guard var section = Section(node, "a reaction", findings, example: "{probability: 20%}") else {
      return nil
    }
    let probability = section.require("probability", example: "20%").flatMap { findings.share($0) }
    let delay = findings.duration(section.take("delay", default: "0s"))
    section.finish()
    guard let probability, let delay else { return nil }
    return UserActions.Reaction(probability: probability, delay: delay)
  }
}
