import Simulation
import Workload

/// Turns the moments of one strategy into steps.
struct StoryTeller {
  let start: Double?
  private(set) var steps: [StoryStep] = []
  private var name = ""
  private var held: String?
  private var links: [Int: (time: Double, identifier: String)] = [:]
  private var slot: (label: LabelState, target: TargetState, shown: String?)?
  /// The steps since the last change, by kind.
  private var recent: [StoryStep.Kind: Int] = [:]

  init(start: Double?) { self.start = start }

  mutating func tell(_ moment: PlayMoment) {
    let time = moment.time
    switch moment.what {
    case .created(let name, let identifier): create(name, identifier, time)
    case .saved(let name, let identifier, let changes, let telling):
      save(name, identifier, changes, telling, time)
    case .befell(let fault, let identifier, let changes): befall(fault, identifier, changes, time)
    case .deleted: edit("The entity is deleted.", "deletes the entity", time)
    case .restored: edit("The entity is brought back.", "brings the entity back", time)
    case .picked(_, _, let identifier, let label, let isReaction):
      pick(identifier, label, isReaction, time)
    case .slotIs(_, _, let label, let target, let shown): change(label, target, shown, time)
    case .viewed(_, _, let state, let label): view(state, label, time)
    case .used(_, _, let target): use(target, time)
    case .linked(let link, let identifier): links[link] = (time, identifier)
    case .followed(let link, let outcome): follow(link, outcome, time)
    }
  }

  // MARK: The app

  private mutating func create(_ name: String, _ identifier: String, _ time: Double) {
    self.name = name
    edit(
      "The app creates \(Self.quoted(name)) with the ID \(Markdown.code(identifier)).",
      "creates “\(name)” with the ID \(identifier)", time)
  }

  private mutating func save(
    _ name: String?, _ identifier: String, _ changes: Bool, _ telling: Event.Telling,
    _ time: Double
  ) {
    // A save that changes nothing is no news.
    if name == nil, !changes { return }
    self.name = name ?? self.name
    let aside = FaultWords.aside(telling)
    let start =
      (name.map { "The entity is renamed \(Self.quoted($0))" } ?? "The entity is saved") + aside
    let told = (name.map { "renames it “\($0)”" } ?? "saves it without a rename") + aside
    let (verb, id) = (changes ? "becomes" : "stays", Markdown.code(identifier))
    edit("\(start); its ID \(verb) \(id).", "\(told), the ID \(verb) \(identifier)", time)
  }

  private mutating func befall(
    _ fault: PlayMoment.Fault, _ identifier: String, _ changes: Bool, _ time: Double
  ) {
    let (sentence, verb) = (FaultWords.sentence(fault), changes ? "becomes" : "stays")
    edit(
      "\(sentence); the ID \(verb) \(Markdown.code(identifier)).",
      "\(sentence), the ID \(verb) \(identifier)", time)
  }

  private mutating func edit(_ text: String, _ told: String, _ time: Double) {
    add(StoryStep(time, .edit, text, [.init(from: .app, to: .app, text: told)]))
  }

  // MARK: The host

  /// What the slot became, told with the edit that caused it where there is one.
  private mutating func change(
    _ label: LabelState, _ target: TargetState, _ shown: String?, _ time: Double
  ) {
    let before = slot
    slot = (label, target, shown)
    let isSame = before.map { $0.label == label && $0.target == target && $0.shown == shown }
    let news = SlotNews(label, target, isStill: isSame == true)
    // That nothing changed is told where something is wrong.
    if isSame == true, !news.isBad || steps.last?.time != time { return }
    guard let text = news.text else { return }
    let message = StoryStep.Message(from: .host, to: .host, text: news.told)
    if let last = steps.indices.last, steps[last].time == time, steps[last].kind == .edit {
      steps[last].text += " \(text)"
      steps[last].messages.append(message)
    } else {
      add(
        StoryStep(
          time, .slot, "The host resolves the slot or captures its label. \(text)", [message]))
    }
  }

  // MARK: The user

  private mutating func pick(
    _ identifier: String, _ label: String?, _ isReaction: Bool, _ time: Double
  ) {
    held = identifier
    let isOld = label != nil && label != name
    slot = (label == nil ? .empty : isOld ? .stale : .fresh, .correct, label)
    let prompt = isReaction ? ", prompted" : ""
    let shown = label.map { "shows \(Self.quoted($0))" } ?? "shows no label"
    let reason = isOld ? ", the label that it already has for this ID" : ""
    add(
      StoryStep(
        time, .pick,
        "The user picks the entity\(prompt); the host stores \(Markdown.code(identifier)) and "
          + "\(shown)\(reason).",
        [
          .init(from: .user, to: .host, text: "picks the entity\(prompt)"),
          .init(from: .app, to: .host, text: "\(identifier), “\(name)”", isAnswer: true),
          .init(
            from: .host, to: .user, text: label.map { "shows “\($0)”" } ?? "shows no label",
            isAnswer: true),
        ]))
  }

  private mutating func view(_ state: LabelState, _ label: String?, _ time: Double) {
    let sight = SlotNews.sight(state, label, name)
    add(
      StoryStep(
        time, .view, "The user looks and sees \(sight.text).",
        [
          .init(from: .user, to: .host, text: "looks at the slot"),
          .init(from: .host, to: .user, text: sight.told, isAnswer: true),
        ]))
  }

  private mutating func use(_ target: TargetState, _ time: Double) {
    let outcome = SlotNews.use(target)
    var messages: [StoryStep.Message] = []
    if target != .unasked, target != .notSelected {
      messages.append(.init(from: .host, to: .app, text: "resolves \(held ?? "the slot")"))
      messages.append(.init(from: .app, to: .host, text: outcome.text, isAnswer: true))
    } else {
      messages.append(.init(from: .host, to: .host, text: outcome.text))
    }
    add(
      StoryStep(
        time, .use, "The host uses the slot and \(outcome.markdown).", messages))
  }

  private mutating func follow(_ link: Int, _ outcome: LinkOutcome, _ time: Double) {
    guard let issued = links[link] else { return }
    let date = Format.moment(issued.time, start: start)
    let told = SlotNews.follow(outcome)
    add(
      StoryStep(
        time, .follow,
        "The user follows the link \(Markdown.code(issued.identifier)) of \(date); it "
          + "\(told.markdown).",
        [
          .init(from: .user, to: .app, text: "follows the link \(issued.identifier) of \(date)"),
          .init(from: .app, to: .user, text: told.text, isAnswer: true),
        ]))
  }

  // MARK: Steps

  /// Adds a step, or counts it where the same happened since the last change.
  private mutating func add(_ step: StoryStep) {
    if let index = recent[step.kind], Self.isAlike(steps[index], step) {
      steps[index].repeats = (steps[index].repeats.count + 1, step.time)
      return
    }
    if step.kind == .edit || step.kind == .slot || step.kind == .pick { recent = [:] }
    if step.kind != .edit, step.kind != .slot { recent[step.kind] = steps.count }
    steps.append(step)
  }

  /// Links differ in when they were issued; what comes of them is what counts.
  private static func isAlike(_ one: StoryStep, _ other: StoryStep) -> Bool {
    one.kind == .follow
      ? one.messages.last == other.messages.last : one.messages == other.messages
  }

  private static func quoted(_ name: String) -> String { "“\(Markdown.escaped(name))”" }
}
