import HostModel
import Workload

/// A label that the app pushes, on its way to the host.
struct PushedLabel: BitwiseCopyable {
  /// What the app issued when it pushed, as the host keeps it.
  let identifier: Int32
  let name: Int32
  let entity: Int32
}

/// What the app does about labels.
extension HostPlayer {
  /// The app pushes the entity's name under the identifier that it issues now.
  ///
  /// - Parameter chance: From 0 to 1; the host refuses when it lies above the accepted share.
  mutating func push(_ entity: Int, chance: Double, at time: Double, _ scene: inout Scene) {
    guard let push = rules.push, chance < push.accepted else { return }
    let label = PushedLabel(
      identifier: scene.cut(
        scene.directory.entities[entity].identifier, to: rules.maxIDLength, of: entity),
      name: scene.directory.entities[entity].name, entity: Int32(truncatingIfNeeded: entity))
    let number = Int32(truncatingIfNeeded: pushes.count)
    pushes.append(label)
    scene.queue.add(Pending(time: time + push.delay, kind: .push, host: self.number, slot: number))
  }

  /// A push arrives and replaces the older labels that the host has for its identifier.
  mutating func land(_ push: PushedLabel, at time: Double, _ scene: inout Scene) {
    let label = Label(name: push.name, entity: push.entity, captured: time)
    if rules.capturesFromIndex {
      indexed.extend(to: Int(push.identifier) + 1, by: Label())
      indexed[push.identifier] = label
    }
    if rules.storesByID {
      guard Int(push.identifier) < labels.count,
        isOlder(labels[push.identifier], than: label, &scene)
      else { return }
      labels[push.identifier] = label
      refreshHolders(of: push.identifier, at: time, &scene)
    } else if keepsHolders {
      guard Int(push.identifier) < holders.count else { return }
      var slot = holders[push.identifier]
      while slot >= 0 {
        replace(Int(slot), by: label, at: time, &scene)
        slot = slots[slot].nextHolder
      }
    } else {
      for slot in scene.slots(of: Int(push.entity))
      where slots[slot].identifier == push.identifier {
        replace(slot, by: label, at: time, &scene)
      }
    }
  }

  private mutating func replace(
    _ slot: Int, by label: Label, at time: Double, _ scene: inout Scene
  ) {
    guard slots[slot].isSelected, isOlder(labels[slot], than: label, &scene) else { return }
    labels[slot] = label
    refresh(slot, at: time, &scene)
  }

  /// Whether a text stopped being the entity's name before a pushed one did.
  ///
  /// A pick may capture a newer name while a push is on its way.
  private func isOlder(_ label: Label, than pushed: Label, _ scene: inout Scene) -> Bool {
    guard !label.isEmpty, label.entity == pushed.entity,
      label.name != scene.timeline.placeholder
    else { return !label.isEmpty }
    let current = scene.text(scene.directory.entities[pushed.entity].name)
    if scene.text(pushed.name) == current { return true }
    return scene.text(label.name) != current
      && scene.staleSince(label) <= scene.staleSince(pushed)
  }
}
