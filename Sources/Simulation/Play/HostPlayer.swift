import HostModel
import Workload

/// One host under one strategy: its slots, the labels that it captured, and what was counted.
struct HostPlayer: ~Copyable {
  let behaviour: HostBehaviour
  let number: Int32
  var slots = Pool<SlotState>()
  /// A label a slot, or a label an identifier, as the host stores them.
  private var labels = Pool<Label>()
  /// The first slot that holds each identifier, as far as any did; −1 for none.
  private var holders = Pool<Int32>()
  var tally = HostTally()
  /// Whether a use can change a slot at all; most hosts only look on.
  let usesTakeEffect: Bool
  /// The age at which labels are captured again, if the host does that.
  let recaptureAge: Double?

  init(_ behaviour: HostBehaviour, number: Int) {
    self.behaviour = behaviour
    self.number = Int32(truncatingIfNeeded: number)
    let losesSlots =
      behaviour.onUnresolved == .clearSlot || behaviour.onUnresolved == .defaultEntity
    usesTakeEffect =
      behaviour.resolving == .perUse
      && (losesSlots || behaviour.capture == .render
        || behaviour.onReturnedIDMismatch == .rewriteStored)
    recaptureAge = behaviour.capture == .firstSeen ? nil : behaviour.labelTTL
  }

  mutating func begin(_ timeline: TimelineView) {
    slots.removeAll()
    for slot in timeline.slots {
      var state = SlotState()
      state.nextView = slot.views.lowerBound
      slots.append(state)
    }
    holders.removeAll()
    labels.reset(to: Label(), count: behaviour.labelStore == .perSlot ? slots.count : 0)
  }
}

// MARK: Labels

extension HostPlayer {
  /// The label that a slot shows as the host stores it.
  func label(_ slot: Int, _ scene: borrowing Scene) -> Label {
    let state = slots[slot]
    switch behaviour.labelStore {
    case .perSlot: return state.isSelected && state.loss == .none ? labels[slot] : Label()
    case .byID:
      return state.identifier >= 0 && Int(state.identifier) < labels.count
        ? labels[state.identifier] : Label()
    case .none: return Label()
    }
  }

  mutating func setLabel(_ slot: Int, _ label: Label) {
    switch behaviour.labelStore {
    case .perSlot: labels[slot] = label
    case .byID:
      let identifier = slots[slot].identifier
      labels.extend(to: Int(identifier) + 1, by: Label())
      labels[identifier] = label
    case .none: break
    }
  }

  /// What the host captures for an identifier at a pick.
  func captured(
    _ identifier: Int32, of entity: Int, at time: Double, _ scene: borrowing Scene
  ) -> Label {
    if behaviour.capture == .index {
      let record = scene.directory.table.records[identifier]
      return Label(name: record.firstName, entity: record.firstEntity, captured: time)
    }
    return Label(
      name: scene.directory.entities[entity].name, entity: Int32(truncatingIfNeeded: entity),
      captured: time)
  }

  func isExpired(_ label: Label, at time: Double) -> Bool {
    recaptureAge.map { label.captured + $0 <= time } ?? false
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
    if next >= 0 { slots[next].previousHolder = previous }
    if previous >= 0 {
      slots[previous].nextHolder = next
    } else if held >= 0 {
      holders[held] = next
    }
    slots[slot].identifier = identifier
    slots[slot].previousHolder = -1
    slots[slot].nextHolder = -1
    guard identifier >= 0 else { return }
    holders.extend(to: Int(identifier) + 1, by: -1)
    let first = holders[identifier]
    if first >= 0 { slots[first].previousHolder = Int32(truncatingIfNeeded: slot) }
    slots[slot].nextHolder = first
    holders[identifier] = Int32(truncatingIfNeeded: slot)
  }

  /// Accounts for every slot that holds an identifier and finds its states anew.
  mutating func refreshHolders(of identifier: Int32, at time: Double, _ scene: inout Scene) {
    guard Int(identifier) < holders.count else { return }
    var slot = holders[identifier]
    while slot >= 0 {
      refresh(Int(slot), at: time, &scene)
      slot = slots[slot].nextHolder
    }
  }

  @inline(__always)
  mutating func refresh(_ slot: Int, at time: Double, _ scene: inout Scene) {
    account(slot, until: time, scene)
    settle(slot, at: time, &scene)
  }
}
