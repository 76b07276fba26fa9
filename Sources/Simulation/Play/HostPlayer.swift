import HostModel
import Workload

/// One host under one strategy: its slots, the labels that it captured, and what was counted.
struct HostPlayer: ~Copyable {
  let rules: HostRules
  let number: Int32
  var slots = Pool<SlotState>()
  /// A label a slot, or a label an identifier, as the host stores them.
  var labels = Pool<Label>()
  /// The labels that the app pushed, in the order of their pushes.
  var pushes = Pool<PushedLabel>()
  /// What the app pushed into an index last, by identifier; no label where it never did.
  var indexed = Pool<Label>()
  /// The first slot that holds each identifier, as far as any did; −1 for none.
  ///
  /// Kept where a change of one slot or entity can reach slots of others.
  private(set) var holders = Pool<Int32>()
  let keepsHolders: Bool
  var tally = HostTally()
  init(_ behaviour: HostBehaviour, number: Int, isGlobal: Bool) {
    rules = HostRules(behaviour)
    self.number = Int32(truncatingIfNeeded: number)
    keepsHolders = isGlobal || rules.storesByID
  }

  mutating func begin(_ timeline: TimelineView) {
    slots.removeAll()
    for slot in timeline.slots {
      var state = SlotState()
      state.nextView = slot.firstView
      slots.append(state)
    }
    holders.removeAll()
    labels.reset(to: Label(), count: rules.storesBySlot ? slots.count : 0)
    pushes.removeAll()
    indexed.removeAll()
  }
}

// MARK: Labels

extension HostPlayer {
  /// The label that a slot shows as the host stores it.
  @inline(__always)
  func label(_ slot: Int) -> Label {
    if rules.storesBySlot {
      return slots[slot].isSelected && slots[slot].loss == .none ? labels[slot] : Label()
    }
    let identifier = slots[slot].identifier
    return rules.storesByID && identifier >= 0 && Int(identifier) < labels.count
      ? labels[identifier] : Label()
  }

  mutating func setLabel(_ slot: Int, _ label: Label) {
    if rules.storesBySlot {
      labels[slot] = label
    } else if rules.storesByID {
      let identifier = slots[slot].identifier
      labels.extend(to: Int(identifier) + 1, by: Label())
      labels[identifier] = label
    }
  }

  /// What the host captures for an identifier at a pick.
  @inline(__always)
  mutating func captured(
    _ slot: Int, _ identifier: Int32, of entity: Int, at time: Double, _ scene: inout Scene
  ) -> Label {
    if rules.capturesFromIndex {
      if Int(identifier) < indexed.count, !indexed[identifier].isEmpty {
        let pushed = indexed[identifier]
        return Label(name: pushed.name, entity: pushed.entity, captured: time)
      }
      let record = scene.directory.table.records[identifier]
      return Label(name: record.firstName, entity: record.firstEntity, captured: time)
    }
    return capturedLive(slot, of: entity, at: time, &scene)
  }

  /// What the host captures when it asks the app itself, whose store may be unreadable.
  @inline(__always)
  mutating func capturedLive(
    _ slot: Int, of entity: Int, at time: Double, _ scene: inout Scene
  ) -> Label {
    let isUnreadable = scene.timeline.placeholder >= 0 && failsToRead(slot, &scene)
    return Label(
      name: isUnreadable ? scene.timeline.placeholder : scene.directory.entities[entity].name,
      entity: Int32(truncatingIfNeeded: entity), captured: time)
  }

  private mutating func failsToRead(_ slot: Int, _ scene: inout Scene) -> Bool {
    slots[slot].captures += 1
    let fails = scene.failsToRead(slot, capture: slots[slot].captures)
    if fails { tally.placeholders += 1 }
    return fails
  }

  @inline(__always)
  func isExpired(_ label: Label, at time: Double) -> Bool {
    rules.labelTTL.map { label.captured + $0 <= time } ?? false
  }
}

// MARK: Who holds an identifier

extension HostPlayer {
  /// Makes a slot hold an identifier, or −1 for none.
  @inline(__always)
  mutating func setIdentifier(_ slot: Int, _ identifier: Int32) {
    if keepsHolders { moveHolder(slot, to: identifier) }
    slots[slot].identifier = identifier
  }

  private mutating func moveHolder(_ slot: Int, to identifier: Int32) {
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
    account(slot, until: time, &scene)
    settle(slot, at: time, &scene)
  }
}
