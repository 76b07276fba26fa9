import Workload

/// What the app's saves set off at hosts.
extension StrategyPlayer {
  /// Hosts that reload for free while the app is in front meet a save at once.
  @inline(__always)
  mutating func reloadForFree(_ entity: Int, at time: Double) {
    for host in hostNumbers where hosts[host].rules.reloadsAfterSave {
      for slot in scene.slots(of: entity) {
        hosts[host].takeEffect(slot, at: time, &scene)
        noteSlot(host, slot, at: time)
      }
    }
  }

  /// The app pushes a new name to the hosts that take it; one chance decides for all of them.
  @inline(__always)
  mutating func push(_ entity: Int, at time: Double) {
    guard pushesLabels else { return }
    let chance = scene.chanceOfPush(entity)
    for host in hostNumbers { hosts[host].push(entity, chance: chance, at: time, &scene) }
  }

  mutating func land(push number: Int, _ host: Int, at time: Double) {
    let push = hosts[host].pushes[number]
    hosts[host].land(push, at: time, &scene)
    guard Observer.isWatching else { return }
    for slot in scene.slots(of: Int(push.entity)) { noteSlot(host, slot, at: time) }
  }
}
