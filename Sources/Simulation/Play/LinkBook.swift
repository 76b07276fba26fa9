import Workload

/// The links that were issued under one strategy, and which of them still work.
struct LinkBook: ~Copyable {
  // Not private: Swift 6.3.1 crashes in debug builds on private types in the fields of a structure
  // that cannot be copied, when another file holds it.

  /// A group of links once it is issued.
  struct Group: BitwiseCopyable {
    /// −1 before it is issued.
    var identifier: Int32 = -1
    /// The next group that holds the same identifier and still works; −1 for none.
    var next: Int32 = -1
  }

  private var groups = Pool<Group>()
  /// Whether links of one entity can come to mean another.
  private let reachOthers: Bool
  /// The first of the identifiers of each entity that working links hold, unless these can mean
  /// others; −1 for none.
  private var firstLive = Pool<Int32>()
  /// The epoch of each entity whose links and follows are met next.
  private var nextEpoch = Pool<Int32>()

  init(reachOthers: Bool) { self.reachOthers = reachOthers }

  mutating func begin(_ timeline: TimelineView) {
    groups.reset(to: Group(), count: timeline.linkGroups.count)
    nextEpoch.reset(to: 0, count: timeline.entities.count)
    firstLive.reset(to: -1, count: timeline.entities.count)
  }

  /// Issues and follows the links of an entity that are kept apart, of the epoch that ends now,
  /// before the entity changes.
  mutating func endEpoch(
    of entity: Int, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    let own = timeline.entities[entity]
    guard Int(nextEpoch[entity]) < own.epochCount else { return }
    let epoch = timeline.epochs[own.firstEpoch + Int(nextEpoch[entity])]
    nextEpoch[entity] += 1
    issue(Int(epoch.group), &directory, &tally, timeline)
    for place in epoch.firstFollow..<epoch.endOfFollows {
      let follows = timeline.quietFollows[Int(place)]
      if let outcome = follow(Int(follows.group), &directory, timeline) {
        tally.follows.add(Int(follows.count), to: outcome)
      }
    }
  }

  /// Issues a group with the entity's current identifier; a deleted entity issues none.
  mutating func issue(
    _ group: Int, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    let links = timeline.linkGroups[group]
    let entity = Int(links.entity)
    let count = Int(links.endOfLinks - links.firstLink)
    guard count > 0, directory.entities[entity].isAlive else { return }
    let identifier = directory.entities[entity].linkIdentifier
    tally.linksIssued += count
    guard Int(directory.answer(identifier).entity) == entity else {
      groups[group] = Group(identifier: identifier)
      return tally.survival.addBroken(count) { _ in 0 }
    }
    let next = directory.table.records[identifier].firstGroup
    groups[group] = Group(identifier: identifier, next: next)
    directory.table.records[identifier].firstGroup = Int32(truncatingIfNeeded: group)
    if next < 0, !reachOthers { addLive(identifier, of: entity, &directory) }
  }

  /// Follows a link of a group; nil when it was never issued.
  mutating func follow(_ group: Int, _ directory: inout Directory, _ timeline: TimelineView)
    -> LinkOutcome?
  {
    guard groups[group].identifier >= 0 else { return nil }
    let entity = timeline.linkGroups[group].entity
    let answer = directory.answer(groups[group].identifier).entity
    if answer == entity { return .correct }
    if answer >= 0 { return .wrongTarget }
    return directory.entities[entity].isAlive ? .broken : .gone
  }

  /// Takes note of the links that no longer work after a change of an entity.
  mutating func review(
    after entity: Int, at time: Double, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    guard reachOthers else { return reviewLive(of: entity, at: time, &directory, &tally, timeline) }
    var ownership = directory.entities[entity].ownership
    while ownership >= 0 {
      let owned = directory.table.ownerships[ownership]
      review(owned.identifier, at: time, &directory, &tally, timeline)
      ownership = owned.nextOfEntity
    }
  }

  /// Leaves out the identifiers that no working link holds: an entity that is renamed often has
  /// many of them.
  private mutating func reviewLive(
    of entity: Int, at time: Double, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    var identifier = firstLive[entity]
    firstLive[entity] = -1
    while identifier >= 0 {
      let next = directory.table.records[identifier].nextLive
      review(identifier, at: time, &directory, &tally, timeline)
      if directory.table.records[identifier].firstGroup >= 0 {
        addLive(identifier, of: entity, &directory)
      }
      identifier = next
    }
  }

  @inline(__always)
  private mutating func addLive(_ identifier: Int32, of entity: Int, _ directory: inout Directory) {
    directory.table.records[identifier].nextLive = firstLive[entity]
    firstLive[entity] = identifier
  }

  @inline(__always)
  private mutating func review(
    _ identifier: Int32, at time: Double, _ directory: inout Directory,
    _ tally: inout StrategyTally, _ timeline: TimelineView
  ) {
    var group = directory.table.records[identifier].firstGroup
    guard group >= 0 else { return }
    let answer = directory.answer(identifier).entity
    if directory.table.isOwned(identifier, onlyBy: answer) { return }
    var working: Int32 = -1
    while group >= 0 {
      let next = groups[group].next
      let links = timeline.linkGroups[Int(group)]
      if !directory.entities[links.entity].isAlive {
        tally.survival.addCensored(links, at: time, timeline)
      } else if answer != links.entity {
        tally.survival.addBroken(links, at: time, timeline)
      } else {
        groups[group].next = working
        working = group
      }
      group = next
    }
    directory.table.records[identifier].firstGroup = working
  }

  /// Counts the links that still work at the horizon as observed until then.
  func end(
    at horizon: Double, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    for identifier in 0..<directory.table.records.count {
      var group = directory.table.records[identifier].firstGroup
      while group >= 0 {
        tally.survival.addCensored(timeline.linkGroups[Int(group)], at: horizon, timeline)
        group = groups[group].next
      }
    }
  }
}

extension LinkSurvival {
  @inline(__always)
  fileprivate mutating func addBroken(
    _ links: LinkGroup, at time: Double, _ timeline: TimelineView
  ) {
    let first = Int(links.firstLink)
    addBroken(Int(links.endOfLinks) - first) { time - timeline.linkTimes[first + $0] }
  }

  @inline(__always)
  fileprivate mutating func addCensored(
    _ links: LinkGroup, at time: Double, _ timeline: TimelineView
  ) {
    let first = Int(links.firstLink)
    addCensored(Int(links.endOfLinks) - first) { time - timeline.linkTimes[first + $0] }
  }
}
