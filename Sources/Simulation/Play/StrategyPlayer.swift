package import HostModel
package import Workload

/// Plays timelines under one strategy at several hosts and counts what comes of them.
package struct StrategyPlayer<Observer: PlayObserver>: ~Copyable {
  /// What does not change from timeline to timeline.
  package struct Setting: Sendable {
    package var hosts: [HostBehaviour]
    package var tolerance: Double
    package var seed: UInt64
    package var horizon: Double
    package var actions: UserActions
    package var faults: Faults

    package init(
      hosts: [HostBehaviour], tolerance: Double, seed: UInt64, horizon: Double,
      actions: UserActions, faults: Faults = Faults()
    ) {
      self.faults = faults
      self.hosts = hosts
      self.tolerance = tolerance
      self.seed = seed
      self.horizon = horizon
      self.actions = actions
    }
  }

  let setting: Setting
  let strategy: StrategyInstance
  let isGlobal: Bool
  /// Whether any host takes labels that the app pushes.
  let pushesLabels: Bool
  package internal(set) var observer: Observer
  var scene: Scene
  var hosts: HostPlayers
  var links: LinkBook
  var tally = StrategyTally()

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - strategy: The strategy, which nobody else uses.
  ///   - setting: What does not change from timeline to timeline.
  ///   - isGlobal: Whether identifiers of different entities can be the same; by default as the
  ///     strategy says.
  ///   - observer: Who watches.
  package init(
    _ strategy: StrategyInstance, _ setting: Setting, isGlobal: Bool? = nil, observer: Observer
  ) {
    self.strategy = strategy
    self.isGlobal = isGlobal ?? strategy.isGlobal
    self.setting = setting
    pushesLabels = setting.hosts.contains { HostRules($0).push != nil }
    self.observer = observer
    scene = Scene(
      strategy, tolerance: setting.tolerance, seed: setting.seed, setting.faults)
    links = LinkBook(reachOthers: self.isGlobal)
    hosts = HostPlayers(setting.hosts, isGlobal: self.isGlobal)
  }

  var hostNumbers: Range<Int> { 0..<setting.hosts.count }

  /// Takes out what was counted since the last time.
  package mutating func takeTallies() -> Tallies {
    defer {
      tally = StrategyTally()
      for host in hostNumbers { hosts[host].tally = HostTally() }
    }
    return Tallies(strategy: tally, hosts: hostNumbers.map { hosts[$0].tally })
  }

  /// Plays one timeline from its start to the horizon.
  package mutating func play(_ timeline: borrowing Timeline, replication: Int) {
    TimelineView.withView(of: timeline) { play($0, replication: replication) }
  }

  /// The same for who plays a timeline under several strategies.
  mutating func play(_ timeline: TimelineView, replication: Int) {
    begin(timeline, replication: replication)
    for event in timeline.events {
      while let pending = scene.queue.first, pending.isBefore(event) { playFirstPending() }
      play(event)
    }
    while let pending = scene.queue.first, pending.time < setting.horizon { playFirstPending() }
    end()
  }

  private mutating func begin(_ timeline: TimelineView, replication: Int) {
    scene.begin(timeline, replication: replication)
    links.begin(timeline)
    for host in hostNumbers { hosts[host].begin(timeline) }
    tally.entities += timeline.entities.count
  }

  private mutating func playFirstPending() {
    guard let pending = scene.queue.removeFirst() else { return }
    let (host, slot) = (Int(pending.host), Int(pending.slot))
    guard hosts[host].takes(pending) else { return }
    switch pending.kind {
    case .recapture: hosts[host].recapture(slot, at: pending.time, &scene)
    case .use: hosts[host].takeEffect(slot, at: pending.time, &scene)
    case .push: return land(push: slot, host, at: pending.time)
    case .pick:
      guard hosts[host].wantsPick(slot, &scene) else { return }
      hosts[host].tally.repicks += 1
      hosts[host].pick(slot, at: pending.time, &scene)
      return notePick(host, slot, at: pending.time, isReaction: true)
    }
    noteSlot(host, slot, at: pending.time)
  }

  @inline(__always)
  private mutating func play(_ event: Event) {
    let (entity, item, time) = (Int(event.entity), Int(event.item), event.time)
    switch event.kind {
    case .view: view(item, at: time)
    case .pick: pick(item, of: entity, at: time)
    case .link: issue(item, of: entity, at: time)
    case .follow: follow(item, of: entity, at: time)
    case .use: use(item, at: time)
    case .release:
      for host in hostNumbers { hosts[host].release(item, at: time, &scene) }
    case .create, .delete, .restore, .rename, .touch: edit(event, entity, at: time)
    case .loseMemory, .backUp, .rewindMemory, .changeScheme: befall(event, entity, at: time)
    }
  }

  private mutating func view(_ slot: Int, at time: Double) {
    for host in hostNumbers {
      hosts[host].view(slot, at: time, &scene)
      noteView(host, slot, at: time)
      react(host, slot, at: time, isView: true)
    }
  }

  private mutating func use(_ slot: Int, at time: Double) {
    for host in hostNumbers {
      noteUse(host, slot, at: time)
      hosts[host].use(slot, at: time, &scene)
      react(host, slot, at: time, isView: false)
    }
  }

  /// Users may pick again after meeting a lost target or a stale label.
  @inline(__always)
  private mutating func react(_ host: Int, _ slot: Int, at time: Double, isView: Bool) {
    guard setting.actions.haveReactions else { return }
    let state = hosts[host].slots[slot]
    let onOrphaned = state.target == .orphaned ? setting.actions.onOrphanedSlot : nil
    let onStale = isView && state.label == .stale ? setting.actions.onStaleView : nil
    guard let reaction = onOrphaned ?? onStale else { return }
    consider(reaction, host, slot, at: time)
  }

  mutating func consider(
    _ reaction: UserActions.Reaction, _ host: Int, _ slot: Int, at time: Double
  ) {
    if hosts[host].draw(slot, .reactions, &scene) < reaction.probability {
      hosts[host].setNextPick(slot, time + reaction.delay, &scene)
    }
  }

  private mutating func pick(_ slot: Int, of entity: Int, at time: Double) {
    guard scene.directory.entities[entity].isAlive else { return }
    for host in hostNumbers {
      hosts[host].tally.picks += 1
      hosts[host].pick(slot, at: time, &scene)
      notePick(host, slot, at: time, isReaction: false)
    }
  }

  private mutating func issue(_ link: Int, of entity: Int, at time: Double) {
    links.issue(link, &scene.directory, &tally, scene.timeline)
    noteLink(link, of: entity, at: time)
  }

  private mutating func follow(_ link: Int, of entity: Int, at time: Double) {
    guard let outcome = links.follow(link, &scene.directory, scene.timeline) else { return }
    tally.follows.add(1, to: outcome)
    if Observer.isWatching { note(.followed(link: link, outcome), entity, at: time) }
  }

  private mutating func end() {
    let horizon = setting.horizon
    for entity in 0..<scene.directory.entities.count { endEpoch(of: entity) }
    for entity in 0..<scene.directory.entities.count
    where scene.directory.entities[entity].isAlive {
      tally.entityTime += ExactSeconds(
        horizon - scene.directory.entities[entity].aliveSince)
    }
    tally.distinctIdentifiers += scene.directory.offered
    tally.strandedIdentifiers += scene.directory.strandedIdentifiers()
    links.end(at: horizon, &scene.directory, &tally, scene.timeline)
    for host in hostNumbers { hosts[host].end(at: horizon, &scene) }
    scene.end()
  }
}

/// What was counted under one strategy.
package struct Tallies: Equatable, Sendable {
  package internal(set) var strategy: StrategyTally
  package internal(set) var hosts: [HostTally]

  mutating func add(_ other: Tallies) {
    strategy.add(other.strategy)
    for host in hosts.indices { hosts[host].add(other.hosts[host]) }
  }
}
