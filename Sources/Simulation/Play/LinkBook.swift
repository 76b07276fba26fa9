import Workload

/// The links that were issued under one strategy, and which of them still work.
struct LinkBook: ~Copyable {
  // Not private: Swift 6.3.1 crashes in debug builds on private types in the fields of a structure
  // that cannot be copied, when another file holds it.

  struct Link: BitwiseCopyable {
    var identifier: Int32 = -1
    var issued = 0.0
    /// The next link that holds the same identifier and still works; −1 for none.
    var next: Int32 = -1
  }

  /// The next link and the next follow of an entity among those that are kept apart.
  struct Next: BitwiseCopyable {
    var link: Int
    var follow: Int
  }

  private var links = Pool<Link>()
  private var next = Pool<Next>()

  mutating func begin(_ timeline: TimelineView) {
    links.reset(to: Link(), count: timeline.links.count)
    next.removeAll()
    for entity in timeline.entities {
      next.append(Next(link: entity.links.lowerBound, follow: entity.follows.lowerBound))
    }
  }

  /// Issues and follows the links of an entity that are kept apart and whose time has passed,
  /// before the entity changes.
  mutating func catchUp(
    _ entity: Int, to time: Double, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    let own = timeline.entities[entity]
    var place = next[entity]
    while place.link < own.links.upperBound, timeline.quietLinks[place.link].issued < time {
      let quiet = timeline.quietLinks[place.link]
      issue(Int(quiet.link), of: entity, at: quiet.issued, &directory, &tally)
      place.link += 1
    }
    while place.follow < own.follows.upperBound, timeline.quietFollows[place.follow].time < time {
      let link = Int(timeline.quietFollows[place.follow].link)
      if let outcome = follow(link, of: entity, &directory) { tally.follows[outcome] += 1 }
      place.follow += 1
    }
    next[entity] = place
  }

  /// Issues a link with the entity's current identifier; a deleted entity issues none.
  mutating func issue(
    _ link: Int, of entity: Int, at time: Double, _ directory: inout Directory,
    _ tally: inout StrategyTally
  ) {
    guard directory.entities[entity].isAlive else { return }
    let identifier = directory.entities[entity].linkIdentifier
    links[link] = Link(
      identifier: identifier, issued: time, next: directory.table.records[identifier].firstLink
    )
    tally.linksIssued += 1
    guard Int(directory.answer(identifier).entity) == entity else {
      return tally.survival.addBroken(0)
    }
    directory.table.records[identifier].firstLink = Int32(truncatingIfNeeded: link)
  }

  /// Follows a link; nil when it was never issued.
  mutating func follow(_ link: Int, of entity: Int, _ directory: inout Directory) -> LinkOutcome? {
    guard links[link].identifier >= 0 else { return nil }
    let answer = directory.answer(links[link].identifier).entity
    if answer == entity { return .correct }
    if answer >= 0 { return .wrongTarget }
    return directory.entities[entity].isAlive ? .broken : .gone
  }

  /// Takes note of the links that no longer work after a change of an entity.
  mutating func review(
    after entity: Int, at time: Double, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: TimelineView
  ) {
    var ownership = directory.entities[entity].ownership
    while ownership >= 0 {
      let owned = directory.table.ownerships[ownership]
      review(owned.identifier, at: time, &directory, &tally, timeline)
      ownership = owned.nextOfEntity
    }
  }

  private mutating func review(
    _ identifier: Int32, at time: Double, _ directory: inout Directory,
    _ tally: inout StrategyTally, _ timeline: TimelineView
  ) {
    var link = directory.table.records[identifier].firstLink
    guard link >= 0 else { return }
    let answer = directory.answer(identifier).entity
    if directory.table.isOwned(identifier, onlyBy: answer) { return }
    var working: Int32 = -1
    while link >= 0 {
      let next = links[link].next
      let entity = timeline.links[Int(link)]
      let age = time - links[link].issued
      if !directory.entities[entity].isAlive {
        tally.survival.addCensored(age)
      } else if Int(answer) != entity {
        tally.survival.addBroken(age)
      } else {
        links[link].next = working
        working = link
      }
      link = next
    }
    directory.table.records[identifier].firstLink = working
  }

  /// Counts the links that still work at the horizon as observed until then.
  func end(at horizon: Double, _ directory: borrowing Directory, _ tally: inout StrategyTally) {
    for identifier in 0..<directory.table.records.count {
      var link = directory.table.records[identifier].firstLink
      while link >= 0 {
        tally.survival.addCensored(horizon - links[link].issued)
        link = links[link].next
      }
    }
  }
}
