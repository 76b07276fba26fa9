import ExperimentConfig
import HostModel
import Scoring
import Simulation
import Workload

/// What the recommended strategy brings with it, and what it takes to get there from each other.
struct AdoptionSection {
  let report: Report

  init(_ report: Report) { self.report = report }

  var passages: [Passage] {
    let title: Passage = "## Consequences and adoption"
    guard let study = report.adoption else {
      return [title, "No strategy is eligible, so there is none to adopt."]
    }
    let name = Markdown.escaped(report.label(study.to))
    let start =
      report.verdict == .recommended
      ? "Choosing \(name) means:"
      : "There is no clear winner. For \(name), which scores highest, choosing it would mean:"
    return [
      title, "\(start)\n\n\(Markdown.list(consequences(study)))",
      "### Moving from another strategy",
    ] + moves(study)
  }

  // MARK: Consequences

  private func consequences(_ study: AdoptionStudy) -> [String] {
    [
      identifiers(study.to), memory(study), sharing(study), nudge(study), labels(study.to),
    ].compactMap(\.self)
  }

  private func identifiers(_ strategy: Int) -> String {
    let yearly = report.estimate(.churnPerEntityYear, strategy, 0)
    guard let mean = yearly.mean, mean > 0 else {
      return "**Identifiers** last as long as their entity: what stores them need not be told of "
        + "renames."
    }
    let count = report.cell(.churnCardinality, strategy, 0)
    return "**Identifiers** change: \(report.cell(.churnPerEntityYear, strategy, 0)) new ones per "
      + "entity and year, so that analytics, caches and link tables see \(count) identifiers an "
      + "entity after \(Format.duration(report.experiment.workload.horizon))."
  }

  private func memory(_ study: AdoptionStudy) -> String {
    study.traits.bytes == 0
      ? "**Memory**: the strategy remembers nothing of an entity, so nothing can be lost."
      : "**Memory**: the strategy keeps state of its own for each entity "
        + "(\(counted(study.traits.bytes, "byte")) in this module, and what those refer to), which "
        + "the app must store as safely as the entity."
  }

  private func sharing(_ study: AdoptionStudy) -> String? {
    study.traits.isGlobal
      ? "**Shared identifiers**: two entities can come to have one identifier." : nil
  }

  private func nudge(_ study: AdoptionStudy) -> String? {
    study.traits.nudge.map { nudge in
      "**Nudge**: after a rename the app asks users to pick again. That "
        + "\(Format.percent(nudge.probability, 0)) of them do, "
        + "\(Format.duration(nudge.delay)) later, is an assumption of the config."
    }
  }

  private func labels(_ strategy: Int) -> String? {
    let slots = report.byHost { host in
      [
        report.cell(.stalenessUnrecovered, strategy, host),
        report.cell(.stalenessUnrecoverable, strategy, host),
      ]
    }
    guard report.estimate(.stalenessUnrecovered, strategy, 0).mean != nil else { return nil }
    let texts = slots.map { row in
      let place = report.hasSeveralHosts ? " at \(row[0])" : ""
      return "\(row[1]) of slots\(place) (\(row[2]) beyond what a new pick mends)"
    }
    return "**Labels** that are out of date at the end: \(enumerated(texts))."
  }

  // MARK: Moves

  private func moves(_ study: AdoptionStudy) -> [Passage] {
    guard !study.moves.isEmpty else {
      return ["There is no other strategy to move from."]
    }
    let header = [
      "From", "Identifiers that change", "Slots orphaned", "Links broken", "Open another entity",
      "For instance",
    ]
    return [
      .text(method(study)),
      .exhibit(.adoption, Markdown.table(header, study.moves.map(row), numbers: 1..<5)),
      .text(advice(study)),
    ]
  }

  private func method(_ study: AdoptionStudy) -> String {
    let name = Markdown.escaped(report.label(study.to))
    let most = study.moves.map(\.adoption.entities).max() ?? 0
    return "Each other strategy was played to the end of the first replication for the first "
      + "\(counted(most, "living entity").replacing("entitys", with: "entities")), at "
      + "\(Markdown.escaped(report.experiment.hosts[0].name)). Then the module of \(name) met them "
      + "as new and was asked for every identifier that slots and links still held and that the "
      + "old strategy still resolved.\(faults)"
  }

  private var faults: String {
    report.experiment.workload.faults.isNone ? "" : " The faults of the config were left out."
  }

  private func row(_ move: AdoptionStudy.Move) -> [String] {
    let adoption = move.adoption
    let name = Markdown.escaped(report.label(move.from))
    let example = adoption.example.map { example in
      example.before == example.after
        ? "\(Markdown.code(example.before)) stays"
        : "\(Markdown.code(example.before)) becomes \(Markdown.code(example.after))"
    }
    let start = [name, share(adoption.changed, of: adoption.entities)]
    guard adoption.canBeAsked else {
      return start + ["not known", "not known", "not known", example ?? "–"]
    }
    return start + [
      share(adoption.slots.lost, of: adoption.slots.held),
      share(adoption.links.lost, of: adoption.links.held),
      share(
        adoption.slots.wrong + adoption.links.wrong, of: adoption.slots.held + adoption.links.held),
      example ?? "–",
    ]
  }

  private func share(_ count: Int, of all: Int) -> String {
    all == 0 ? "none held" : "\(Format.count(count)) of \(Format.count(all))"
  }

  private func advice(_ study: AdoptionStudy) -> String {
    let asked = study.moves.filter(\.adoption.canBeAsked)
    let losing = asked.filter { $0.adoption.slots.lost + $0.adoption.links.lost > 0 }
    var parts: [String] = []
    if !losing.isEmpty {
      parts.append(
        "An orphaned slot needs a new pick, and a broken link a new link, unless the resolver is "
          + "taught the old form for as long as such identifiers are about.")
    }
    if losing.count < asked.count {
      let names = asked.filter { move in !losing.contains { $0.from == move.from } }
        .map { Markdown.escaped(report.label($0.from)) }
      parts.append("From \(enumerated(names)), the move breaks nothing.")
    }
    if asked.count < study.moves.count {
      parts.append(
        "*Not known*: the module takes any text for its own, so asking it tells nothing.")
    }
    if let handover = handover(study) { parts.append(handover) }
    parts.append(
      "A slot whose identifier changes gets its new one, and a new label, only at the next pick.")
    return parts.joined(separator: " ")
  }

  /// Strategies of one module could go on with what the app has stored.
  private func handover(_ study: AdoptionStudy) -> String? {
    let strategies = report.experiment.strategies
    let relatives = study.moves.map(\.from)
      .filter { strategies[$0].module.id == strategies[study.to].module.id }
    guard study.traits.bytes > 0, !relatives.isEmpty else { return nil }
    return
      "No memory was handed over; from \(enumerated(relatives.map { Markdown.escaped(report.label($0)) })), "
      + "which is the same module, an app can carry on what it has stored, and then fewer "
      + "identifiers change."
  }
}
