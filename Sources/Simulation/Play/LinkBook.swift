import Workload

/// The links that were issued under one strategy, and which of them still work.
struct LinkBook {
  private struct Link {
    var identifier: Int32 = -1
    var issued = 0.0
    /// The next link that holds the same identifier and still works; −1 for none.
    var next: Int32 = -1
  }

  private var links: [Link] = []

  mutating func begin(links count: Int) {
    links.removeAll(keepingCapacity: true)
    links.append(contentsOf: repeatElement(Link(), count: count))
  }

  /// Issues a link with the entity's current identifier; a deleted entity issues none.
  mutating func issue(
    _ link: Int, of entity: Int, at time: Double, _ directory: inout Directory,
    _ tally: inout StrategyTally, _ timeline: Timeline
  ) {
    guard directory.entities[entity].isAlive else { return }
    let identifier = directory.entities[entity].linkIdentifier
    links[link] = Link(
      identifier: identifier, issued: time, next: directory.table.records[Int(identifier)].firstLink
    )
    tally.linksIssued += 1
    guard Int(directory.answer(identifier, timeline).entity) == entity else {
      return tally.survival.addBroken(0)
    }
    directory.table.records[Int(identifier)].firstLink = Int32(truncatingIfNeeded: link)
  }

  /// Follows a link; nil when it was never issued.
  mutating func follow(
    _ link: Int, of entity: Int, _ directory: inout Directory, _ timeline: Timeline
  ) -> LinkOutcome? {
    guard links[link].identifier >= 0 else { return nil }
    let answer = directory.answer(links[link].identifier, timeline).entity
    if answer == entity { return .correct }
    if answer >= 0 { return .wrongTarget }
    return directory.entities[entity].isAlive ? .broken : .gone
  }

  /// Takes note of the links that no longer work after a change of an entity.
  mutating func review(
    after entity: Int, at time: Double, _ directory: inout Directory, _ tally: inout StrategyTally,
    _ timeline: Timeline
  ) {
    var ownership = directory.entities[entity].ownership
    while ownership >= 0 {
      let owned = directory.table.ownerships[Int(ownership)]
      review(owned.identifier, at: time, &directory, &tally, timeline)
      ownership = owned.nextOfEntity
    }
  }

  private mutating func review(
    _ identifier: Int32, at time: Double, _ directory: inout Directory,
    _ tally: inout StrategyTally, _ timeline: Timeline
  ) {
    var link = directory.table.records[Int(identifier)].firstLink
    guard link >= 0 else { return }
    let answer = directory.answer(identifier, timeline).entity
    if directory.table.isOwned(identifier, onlyBy: answer) { return }
    var working: Int32 = -1
    while link >= 0 {
      let next = links[Int(link)].next
      let entity = timeline.links[Int(link)]
      let age = time - links[Int(link)].issued
      if !directory.entities[entity].isAlive {
        tally.survival.addCensored(age)
      } else if Int(answer) != entity {
        tally.survival.addBroken(age)
      } else {
        links[Int(link)].next = working
        working = link
      }
      link = next
    }
    directory.table.records[Int(identifier)].firstLink = working
  }

  /// Counts the links that still work at the horizon as observed until then.
  func end(at horizon: Double, _ directory: Directory, _ tally: inout StrategyTally) {
    for record in directory.table.records {
      var link = record.firstLink
      while link >= 0 {
        tally.survival.addCensored(horizon - links[Int(link)].issued)
        link = links[Int(link)].next
      }
    }
  }
}
