import Workload

/// What the observer is told. Texts are made only when it watches.
extension StrategyPlayer {
  mutating func note(_ what: PlayMoment.What, _ entity: Int, at time: Double) {
    observer.note(PlayMoment(time: time, entity: entity, what: what))
  }

  mutating func noteCreation(_ entity: Int, at time: Double) {
    guard Observer.isWatching else { return }
    let state = scene.directory.entities[entity]
    note(.created(name: name(state.name), identifier: text(state.identifier)), entity, at: time)
  }

  mutating func noteSave(
    _ entity: Int, _ changesDisplay: Bool, _ change: Directory.Change, _ telling: Event.Telling,
    at time: Double
  ) {
    guard Observer.isWatching else { return }
    let state = scene.directory.entities[entity]
    note(
      .saved(
        name: changesDisplay ? name(state.name) : nil, identifier: text(state.identifier),
        changesIdentifier: change.changesIdentifier, telling), entity, at: time)
  }

  mutating func noteFault(
    _ fault: PlayMoment.Fault, _ entity: Int, _ change: Directory.Change, at time: Double
  ) {
    guard Observer.isWatching else { return }
    note(
      .befell(
        fault, identifier: text(scene.directory.entities[entity].identifier),
        changesIdentifier: change.changesIdentifier), entity, at: time)
  }

  @inline(__always)
  mutating func notePick(_ host: Int, _ slot: Int, at time: Double, isReaction: Bool) {
    guard Observer.isWatching else { return }
    note(
      .picked(
        host: host, slot: slot, identifier: text(hosts[host].slots[slot].identifier),
        label: label(host, slot), isReaction: isReaction),
      scene.entity(ofSlot: slot), at: time)
  }

  @inline(__always)
  mutating func noteView(_ host: Int, _ slot: Int, at time: Double) {
    guard Observer.isWatching else { return }
    note(
      .viewed(host: host, slot: slot, hosts[host].slots[slot].label, label: label(host, slot)),
      scene.entity(ofSlot: slot), at: time)
  }

  @inline(__always)
  mutating func noteUse(_ host: Int, _ slot: Int, at time: Double) {
    guard Observer.isWatching else { return }
    note(
      .used(host: host, slot: slot, hosts[host].slots[slot].target),
      scene.entity(ofSlot: slot), at: time)
  }

  @inline(__always)
  mutating func noteSlot(_ host: Int, _ slot: Int, at time: Double) {
    guard Observer.isWatching else { return }
    let state = hosts[host].slots[slot]
    guard state.isSelected else { return }
    note(
      .slotIs(host: host, slot: slot, state.label, state.target, label: label(host, slot)),
      scene.entity(ofSlot: slot), at: time)
  }

  @inline(__always)
  mutating func noteLink(_ link: Int, of entity: Int, at time: Double) {
    guard Observer.isWatching else { return }
    let identifier = scene.directory.entities[entity].linkIdentifier
    note(.linked(link: link, identifier: text(identifier)), entity, at: time)
  }

  private func name(_ entry: Int32) -> String { scene.timeline.string(entry) }

  private func text(_ identifier: Int32) -> String {
    scene.directory.table.string(identifier)
  }

  private func label(_ host: Int, _ slot: Int) -> String? {
    let label = hosts[host].label(slot)
    return label.isEmpty ? nil : name(label.name)
  }
}
