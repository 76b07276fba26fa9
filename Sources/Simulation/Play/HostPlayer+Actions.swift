import HostModel
import Workload

/// What users and hosts do.
extension HostPlayer {
  mutating func pick(_ slot: Int, at time: Double, _ scene: inout Scene) {
    let entity = scene.entity(ofSlot: slot)
    let offer = scene.directory.offer(of: entity, at: time)
    let identifier = scene.cut(offer, to: rules.maxIDLength, of: entity)
    if pickChangesNothing(slot, identifier, of: entity, &scene) { return }
    account(slot, until: time, &scene)
    let isHeld = slots[slot].isSelected && slots[slot].identifier == identifier
    let isCut = identifier != offer
    slots[slot].isSelected = true
    setIdentifier(slot, identifier)
    slots[slot].loss = .none
    if !keepsLabel(slot, isHeld: isHeld, at: time, &scene) {
      setLabel(slot, captured(slot, identifier, of: entity, at: time, &scene))
    }
    settle(slot, at: time, &scene)
    // What a cut identifier means may have changed for others that hold it.
    if isCut, keepsHolders { refreshHolders(of: identifier, at: time, &scene) }
  }

  /// Most picks find the slot as they would leave it.
  ///
  /// A label of its own that is of this name is captured again as it is; its age does not matter
  /// where labels do not expire.
  @inline(__always)
  private func pickChangesNothing(
    _ slot: Int, _ identifier: Int32, of entity: Int, _ scene: inout Scene
  ) -> Bool {
    slots[slot].label == .fresh && slots[slot].target == .correct
      && slots[slot].identifier == identifier && rules.storesBySlot && rules.labelTTL == nil
      && scene.timeline.placeholder < 0
      && !rules.capturesFromIndex
      && labels[slot].name == scene.directory.entities[entity].name
  }

  @inline(__always)
  private func keepsLabel(
    _ slot: Int, isHeld: Bool, at time: Double, _ scene: inout Scene
  ) -> Bool {
    let label = label(slot)
    if label.isEmpty || isExpired(label, at: time) { return false }
    return rules.storesByID || isHeld && rules.keepsLabelAtRepick
  }

  /// The slot selects another entity from now on.
  mutating func release(_ slot: Int, at time: Double, _ scene: inout Scene) {
    account(slot, until: time, &scene)
    setIdentifier(slot, -1)
    let (draws, nextView) = (slots[slot].draws, slots[slot].nextView)
    let captures = slots[slot].captures
    slots[slot] = SlotState()
    slots[slot].captures = captures
    slots[slot].since = time
    slots[slot].draws = draws
    slots[slot].nextView = nextView
  }

  /// Counts what the user sees.
  @inline(__always)
  mutating func view(_ slot: Int, at time: Double, _ scene: inout Scene) {
    let state = slots[slot].label
    tally.views.add(1, to: state)
    guard state == .stale else { return }
    let age = time - slots[slot].staleSince
    tally.ages.add(age)
    if age > scene.tolerance { tally.excessViews += 1 }
  }

  /// Counts a use from a trace and lets it take effect.
  mutating func use(_ slot: Int, at time: Double, _ scene: inout Scene) {
    tally.uses.add(1, to: slots[slot].target)
    takeEffect(slot, at: time, &scene)
  }

  /// What the host does once it has asked the app for the held identifier.
  mutating func takeEffect(_ slot: Int, at time: Double, _ scene: inout Scene) {
    guard rules.usesTakeEffect, slots[slot].isSelected, slots[slot].loss == .none else { return }
    account(slot, until: time, &scene)
    let answer = scene.answer(slots[slot].identifier)
    if rules.isNothing(answer) {
      lose(slot)
    } else {
      if answer.isUnderAnotherID, rules.rewritesOtherID {
        rewrite(slot, to: Int(answer.entity), at: time, &scene)
      }
      if rules.capturesAtUse {
        setLabel(
          slot, captured(slot, slots[slot].identifier, of: Int(answer.entity), at: time, &scene))
      }
    }
    settle(slot, at: time, &scene)
    if rules.storesByID, slots[slot].identifier >= 0 {
      refreshHolders(of: slots[slot].identifier, at: time, &scene)
    }
  }

  private mutating func lose(_ slot: Int) {
    guard rules.clearsLost || rules.replacesLost else { return }
    slots[slot].loss = rules.clearsLost ? .cleared : .replacedByDefault
    setIdentifier(slot, -1)
  }

  /// Stores the current identifier of the entity that was returned.
  ///
  /// A table of the host captures a label for an identifier that it did not know; a slot's own
  /// label stays.
  private mutating func rewrite(
    _ slot: Int, to entity: Int, at time: Double, _ scene: inout Scene
  ) {
    let current = scene.directory.entities[entity].identifier
    setIdentifier(slot, scene.cut(current, to: rules.maxIDLength, of: entity))
    let known = label(slot)
    if rules.storesByID, known.isEmpty || isExpired(known, at: time) {
      setLabel(slot, captured(slot, slots[slot].identifier, of: entity, at: time, &scene))
    }
  }

  /// The label has reached the age at which the host captures it again.
  mutating func recapture(_ slot: Int, at time: Double, _ scene: inout Scene) {
    account(slot, until: time, &scene)
    let (label, identifier) = (label(slot), slots[slot].identifier)
    if identifier >= 0, isExpired(label, at: time) {
      let answer = scene.answer(identifier)
      if rules.asksApp, !rules.isNothing(answer) {
        // Asked again, the app answers with the name of now, whatever an index holds.
        setLabel(slot, capturedLive(slot, of: Int(answer.entity), at: time, &scene))
      } else {
        // Nothing to capture: the label stays and is tried again at the same age.
        setLabel(slot, Label(name: label.name, entity: label.entity, captured: time))
        if rules.asksApp { lose(slot) }
      }
    }
    settle(slot, at: time, &scene)
    if rules.storesByID, identifier >= 0 {
      refreshHolders(of: identifier, at: time, &scene)
    }
  }

  mutating func setNextPick(_ slot: Int, _ time: Double, _ scene: inout Scene) {
    guard time < slots[slot].nextPick else { return }
    slots[slot].nextPick = time
    scene.queue.add(
      Pending(time: time, kind: .pick, host: number, slot: Int32(truncatingIfNeeded: slot)))
  }

  /// Whether the slot still waits for what came up; then it no longer does.
  mutating func takes(_ pending: Pending) -> Bool {
    let slot = Int(pending.slot)
    switch pending.kind {
    case .recapture:
      guard slots[slot].nextRecapture == pending.time else { return false }
      slots[slot].nextRecapture = .infinity
    case .pick:
      guard slots[slot].nextPick == pending.time else { return false }
      slots[slot].nextPick = .infinity
    case .use:
      guard slots[slot].nextUse == pending.time else { return false }
      slots[slot].nextUse = .infinity
    case .push: return true
    }
    return true
  }

  /// A random word of the slot's own, the same under every strategy for the same count.
  mutating func draw(_ slot: Int, _ purpose: Purpose, _ scene: inout Scene) -> Double {
    slots[slot].draws += 1
    return scene.uniform(purpose, slot: slot, index: slots[slot].draws)
  }
}
