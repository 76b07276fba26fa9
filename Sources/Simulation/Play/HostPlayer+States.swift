import HostModel
import Workload

/// The states of slots, and what the host will do about them.
extension HostPlayer {
  /// Accounts the time since the last change, and the views that are kept apart, to the states
  /// that the slot was in.
  @inline(__always)
  mutating func account(_ slot: Int, until time: Double, _ scene: inout Scene) {
    let span = ExactSeconds(time - slots[slot].since)
    tally.labelTime.add(span, to: slots[slot].label)
    tally.targetTime.add(span, to: slots[slot].target)
    slots[slot].since = time
    catchUp(slot, to: time, &scene)
  }

  @inline(__always)
  private mutating func catchUp(_ slot: Int, to time: Double, _ scene: inout Scene) {
    let end = scene.timeline.slots[slot].endOfViews
    let first = slots[slot].nextView
    var next = first
    while next < end, scene.timeline.quietViews[next] < time { next += 1 }
    guard next > first else { return }
    slots[slot].nextView = next
    tally.views.add(next - first, to: slots[slot].label)
    guard slots[slot].label == .stale else { return }
    let (views, staleSince) = (scene.timeline.quietViews, slots[slot].staleSince)
    tally.ages.add(next - first) { views[first + $0] - staleSince }
    for view in first..<next where views[view] - staleSince > scene.tolerance {
      tally.excessViews += 1
    }
  }

  /// Finds the states of a slot anew and plans what the host will do about them.
  mutating func settle(_ slot: Int, at time: Double, _ scene: inout Scene) {
    guard slots[slot].isSelected else { return }
    slots[slot].target = target(slot, &scene)
    slots[slot].label = shown(slot, &scene)
    if slots[slot].label == .stale {
      slots[slot].staleSince = scene.staleSince(label(slot))
    }
    if rules.usesTakeEffect, rules.uses > 0 { planUse(slot, at: time, &scene) }
    if let age = rules.labelTTL { planRecapture(slot, age, &scene) }
  }

  @inline(__always)
  private func target(_ slot: Int, _ scene: inout Scene) -> TargetState {
    let entity = scene.entity(ofSlot: slot)
    let isAlive = scene.directory.entities[entity].isAlive
    if !rules.asksApp { return .unasked }
    switch slots[slot].loss {
    case .cleared: return isAlive ? .orphaned : .gone
    case .replacedByDefault: return isAlive ? .wrongTarget : .gone
    case .none: break
    }
    let answer = scene.answer(slots[slot].identifier)
    if rules.isNothing(answer) {
      return isAlive ? .orphaned : .gone
    }
    return answer.entity == entity ? .correct : .wrongTarget
  }

  @inline(__always)
  private func shown(_ slot: Int, _ scene: inout Scene) -> LabelState {
    let entity = scene.entity(ofSlot: slot)
    guard scene.directory.entities[entity].isAlive else { return .ofDeleted }
    switch slots[slot].loss {
    case .cleared: return .empty
    case .replacedByDefault: return .wrongEntity
    case .none: break
    }
    if rules.storesNothing { return asked(slot) }
    let label = label(slot)
    if label.isEmpty { return .empty }
    if scene.text(label.name) == scene.text(scene.directory.entities[entity].name) {
      return .fresh
    }
    return label.entity == entity ? .stale : .wrongEntity
  }

  /// What a host without labels shows: what the app answers at that moment.
  @inline(__always)
  private func asked(_ slot: Int) -> LabelState {
    switch slots[slot].target {
    case .correct, .unasked: .fresh
    case .wrongTarget: .wrongEntity
    default: .empty
    }
  }

  /// The host's next use matters only if it would change the slot; the rest is rate times time.
  private mutating func planUse(_ slot: Int, at time: Double, _ scene: inout Scene) {
    guard useChanges(slot, &scene) else {
      slots[slot].nextUse = .infinity
      return
    }
    guard slots[slot].nextUse == .infinity else { return }
    let gap = -PortableMath.log(draw(slot, .hostUses, &scene)) / rules.uses
    slots[slot].nextUse = time + gap
    scene.queue.add(
      Pending(
        time: time + gap, kind: .use, host: number, slot: Int32(truncatingIfNeeded: slot)))
  }

  @inline(__always)
  private func useChanges(_ slot: Int, _ scene: inout Scene) -> Bool {
    guard slots[slot].loss == .none else { return false }
    let answer = scene.answer(slots[slot].identifier)
    if rules.isNothing(answer) { return rules.clearsLost || rules.replacesLost }
    return answer.isUnderAnotherID && rules.rewritesOtherID
      || rules.capturesAtUse && slots[slot].label != .fresh
  }

  private mutating func planRecapture(_ slot: Int, _ age: Double, _ scene: inout Scene) {
    let label = label(slot)
    let due = label.captured + age
    guard slots[slot].loss == .none, !label.isEmpty, slots[slot].nextRecapture != due else {
      return
    }
    slots[slot].nextRecapture = due
    scene.queue.add(
      Pending(
        time: due, kind: .recapture, host: number, slot: Int32(truncatingIfNeeded: slot)))
  }
}

/// The end of a timeline.
extension HostPlayer {
  /// Whether the user would still pick again: the entity is there and something is wrong.
  func wantsPick(_ slot: Int, _ scene: inout Scene) -> Bool {
    let state = slots[slot]
    return state.isSelected && scene.directory.entities[scene.entity(ofSlot: slot)].isAlive
      && (state.label != .fresh || state.target == .orphaned)
  }

  /// Accounts for the time up to the horizon and counts what is wrong there.
  mutating func end(at horizon: Double, _ scene: inout Scene) {
    for slot in 0..<slots.count {
      account(slot, until: horizon, &scene)
      let entity = scene.entity(ofSlot: slot)
      guard slots[slot].isSelected, scene.directory.entities[entity].isAlive else { continue }
      tally.slots += 1
      let isStale = slots[slot].label == .stale
      guard isStale || slots[slot].target == .orphaned else { continue }
      // Nothing is counted after this, so the pick that would mend the slot can be played.
      pick(slot, at: horizon, &scene)
      if isStale {
        tally.unrecovered += 1
        if slots[slot].label == .stale { tally.unrecoverable += 1 }
      }
      let isRight = slots[slot].target == .correct || slots[slot].target == .unasked
      if slots[slot].label == .fresh, isRight { tally.mendable += 1 }
    }
  }
}
