import HostModel
import Workload

/// One host under one strategy: its slots, the labels that it captured, and what was counted.
struct HostPlayer {
  let behaviour: HostBehaviour
  let number: Int32
  var slots: [SlotState] = []
  /// A label a slot, or a label an identifier, as the host stores them.
  private var labels: [Label] = []
  /// The first slot that holds each identifier, as far as any did; −1 for none.
  private var holders: [Int32] = []
  var tally = HostTally()

  init(_ behaviour: HostBehaviour, number: Int) {
    self.behaviour = behaviour
    self.number = Int32(truncatingIfNeeded: number)
  }

  mutating func begin(slots count: Int) {
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(SlotState(), count: count))
    holders.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
    if behaviour.labelStore == .perSlot {
      labels.append(contentsOf: repeatElement(Label(), count: count))
    }
  }
}

// MARK: Labels

extension HostPlayer {
  /// The label that a slot shows as the host stores it.
  func label(_ slot: Int, _ scene: Scene) -> Label {
    let state = slots[slot]
    switch behaviour.labelStore {
    case .perSlot: return state.isSelected && state.loss == .none ? labels[slot] : Label()
    case .byID:
      return state.identifier >= 0 && Int(state.identifier) < labels.count
        ? labels[Int(state.identifier)] : Label()
    case .none: return Label()
    }
  }

  mutating func setLabel(_ slot: Int, _ label: Label) {
    switch behaviour.labelStore {
    case .perSlot: labels[slot] = label
    case .byID:
      let identifier = Int(slots[slot].identifier)
      while labels.count <= identifier { labels.append(Label()) }
      labels[identifier] = label
    case .none: break
    }
  }

  /// What the host captures for an identifier at a pick.
  func captured(
    _ identifier: Int32, of entity: Int, at time: Double, _ scene: Scene
  ) -> Label {
    if behaviour.capture == .index {
      let record = scene.directory.table.records[Int(identifier)]
      return Label(name: record.firstName, entity: record.firstEntity, captured: time)
    }
    return Label(
      name: scene.directory.entities[entity].name, entity: Int32(truncatingIfNeeded: entity),
      captured: time)
  }

  func isExpired(_ label: Label, at time: Double) -> Bool {
    guard let ttl = behaviour.labelTTL, behaviour.capture != .firstSeen else { return false }
    return label.captured + ttl <= time
  }
}

// MARK: Who holds an identifier

extension HostPlayer {
  /// Makes a slot hold an identifier, or −1 for none.
  mutating func setIdentifier(_ slot: Int, _ identifier: Int32) {
    let (held, next, previous) = (
      slots[slot].identifier, slots[slot].nextHolder, slots[slot].previousHolder
    )
    guard held != identifier else { return }
    if next >= 0 { slots[Int(next)].previousHolder = previous }
    if previous >= 0 {
      slots[Int(previous)].nextHolder = next
    } else if held >= 0 {
      holders[Int(held)] = next
    }
    slots[slot].identifier = identifier
    slots[slot].previousHolder = -1
    slots[slot].nextHolder = -1
    guard identifier >= 0 else { return }
    while holders.count <= Int(identifier) { holders.append(-1) }
    let first = holders[Int(identifier)]
    if first >= 0 { slots[Int(first)].previousHolder = Int32(truncatingIfNeeded: slot) }
    slots[slot].nextHolder = first
    holders[Int(identifier)] = Int32(truncatingIfNeeded: slot)
  }

  /// Accounts for every slot that holds an identifier and finds its states anew.
  mutating func refreshHolders(of identifier: Int32, at time: Double, _ scene: inout Scene) {
    guard Int(identifier) < holders.count else { return }
    var slot = holders[Int(identifier)]
    while slot >= 0 {
      refresh(Int(slot), at: time, &scene)
      slot = slots[Int(slot)].nextHolder
    }
  }

  @inline(__always)
  mutating func refresh(_ slot: Int, at time: Double, _ scene: inout Scene) {
    account(slot, until: time)
    settle(slot, at: time, &scene)
  }
}
