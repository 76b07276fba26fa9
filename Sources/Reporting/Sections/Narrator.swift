import Simulation

/// Puts the moments of one strategy into words.
struct Narrator {
  let start: Double?
  private var links: [Int: (time: Double, identifier: String)] = [:]
  /// What a change to an entity was called, so that its effect on slots joins the same row.
  private var latestSave: (time: Double, text: String)?
  /// When a save that changed nothing happened, after which slots are as they were.
  private var idleSave: Double?
  private var wasStale = false

  init(start: Double?) { self.start = start }

  mutating func tell(_ moment: PlayMoment) -> (kind: Step.Kind, text: String, outcome: String)? {
    switch moment.what {
    case .created(let name, let identifier):
      return save(moment, "Created as \(Self.quoted(name))", "ID \(Markdown.code(identifier))")
    case .saved(let name, let identifier, let changes, let telling):
      let aside = FaultWords.aside(telling)
      let text =
        (name.map { "Renamed to \(Self.quoted($0))" } ?? "Saved without a rename") + aside
      if name == nil, !changes {
        idleSave = moment.time
        return nil
      }
      return save(
        moment, text, changes ? "ID becomes \(Markdown.code(identifier))" : "ID stays")
    case .befell(let fault, let identifier, let changes):
      return save(
        moment, FaultWords.sentence(fault),
        changes ? "ID becomes \(Markdown.code(identifier))" : "ID stays")
    case .deleted: return save(moment, "Deleted", "gone from the app")
    case .restored: return save(moment, "Brought back", "in the app again")
    case .slotIs(_, _, let label, let target, _): return effect(moment, label, target)
    case .picked(_, _, _, let label, let isReaction):
      wasStale = false
      let text = isReaction ? "The user picks again, prompted" : "The user picks the entity"
      return (.pick, text, "shows \(label.map(Self.quoted) ?? "no label")")
    case .viewed(_, _, let state, let label):
      return (.view, "The user looks at the slot", Self.seen(state, label))
    case .used(_, _, let target):
      return (.use, "The host uses the slot", SlotNews.use(target).markdown)
    case .linked(let link, let identifier):
      links[link] = (moment.time, identifier)
      return nil
    case .followed(let link, let outcome):
      guard let issued = links[link] else { return nil }
      let date = Format.moment(issued.time, start: start)
      return (
        .follow, "A link of \(date) is followed",
        "\(Markdown.code(issued.identifier)) \(SlotNews.follow(outcome).markdown)"
      )
    }
  }

  private mutating func save(_ moment: PlayMoment, _ text: String, _ outcome: String)
    -> (kind: Step.Kind, text: String, outcome: String)
  {
    latestSave = (moment.time, text)
    return (.save, text, outcome)
  }

  /// What a slot came to is told only where it is not as it should be.
  private mutating func effect(_ moment: PlayMoment, _ label: LabelState, _ target: TargetState)
    -> (kind: Step.Kind, text: String, outcome: String)?
  {
    let problems = [
      label == .stale ? (wasStale ? "label still stale" : "label now stale") : nil,
      label == .wrongEntity ? "label of another entity" : nil,
      label == .empty ? "label gone" : nil,
      target == .orphaned ? "**target lost**" : target == .wrongTarget ? "**wrong target**" : nil,
    ].compactMap { $0 }
    wasStale = label == .stale
    guard !problems.isEmpty, idleSave != moment.time else { return nil }
    let text =
      latestSave?.time == moment.time
      ? latestSave?.text ?? "" : "The host resolves the slot or captures its label"
    return (latestSave?.time == moment.time ? .save : .use, text, enumerated(problems))
  }

  private static func quoted(_ name: String) -> String { "“\(Markdown.escaped(name))”" }

  private static func seen(_ state: LabelState, _ label: String?) -> String {
    switch state {
    case .fresh: "\(label.map(quoted) ?? "the live name"), right"
    case .stale: "\(label.map(quoted) ?? "a name"), **stale**"
    case .wrongEntity: "\(label.map(quoted) ?? "another name"), **of another entity**"
    case .empty: "**no label**"
    case .ofDeleted: "\(label.map(quoted) ?? "a name") of a deleted entity"
    case .notSelected: "an empty slot"
    }
  }
}
