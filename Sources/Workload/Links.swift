/// Links that hold one identifier, since they are issued between two edits of their entity.
///
/// Where each link is met in its turn a group is one link.
package struct LinkGroup: BitwiseCopyable, Sendable {
  package let entity: Int32
  /// Its links, as places in the timeline's `linkTimes`.
  package let firstLink: Int32
  package let endOfLinks: Int32
}

/// The time from one edit of an entity up to the next, with what happens to its links meanwhile.
package struct Epoch: BitwiseCopyable, Sendable {
  /// The links that are issued.
  package let group: Int32
  /// The follows, as places in the timeline's `quietFollows`.
  package internal(set) var firstFollow: Int32 = 0
  package internal(set) var endOfFollows: Int32 = 0
  /// How many follows these are in all.
  package internal(set) var followed: Int32 = 0
}

/// How many links of a group are followed in one epoch.
package struct GroupFollows: BitwiseCopyable, Sendable {
  package let group: Int32
  package internal(set) var count: Int32
}

/// The follow of a link that is kept apart, until it is counted with its group and epoch.
struct QuietFollow: BitwiseCopyable {
  let link: Int32
  let time: Double
  var group: Int32 = -1
  /// Counted from the first of the entity.
  var epoch: Int32 = -1
}

extension Timeline {
  /// Adds a link that is met in its turn, and returns its group.
  mutating func addLink(of entity: Int) -> Int {
    linkTimes.append(0)
    addLinkGroup(of: entity, from: linkTimes.count - 1, to: linkTimes.count)
    return linkGroups.count - 1
  }

  private mutating func addLinkGroup(of entity: Int, from first: Int, to end: Int) {
    linkGroups.append(
      LinkGroup(
        entity: Int32(truncatingIfNeeded: entity), firstLink: Int32(truncatingIfNeeded: first),
        endOfLinks: Int32(truncatingIfNeeded: end)))
  }

  /// Adds a link that is kept apart; those of an entity come in the order of issue.
  @inline(__always)
  mutating func addQuietLink(issued: Double, followed: Double?) {
    if let followed {
      let link = Int32(truncatingIfNeeded: linkTimes.count)
      latestFollows.append(QuietFollow(link: link, time: followed))
    }
    linkTimes.append(issued)
  }

  /// Divides the links of the latest entity, which are kept apart, by its edits.
  ///
  /// - Parameter first: The first of its links.
  mutating func divideQuietLinks(from first: Int) {
    let entity = entities.count - 1
    edits.sort(by: <)
    entities[entity].firstEpoch = epochs.count
    entities[entity].epochCount = edits.count
    var link = first
    for edit in 0..<edits.count {
      let start = link
      while link < linkTimes.count, !hasEdit(edit + 1, by: linkTimes[link]) { link += 1 }
      epochs.append(Epoch(group: Int32(truncatingIfNeeded: linkGroups.count)))
      addLinkGroup(of: entity, from: start, to: link)
    }
    divideFollows(firstEpoch: entities[entity].firstEpoch)
    latestFollows.removeAll()
  }

  @inline(__always)
  private func hasEdit(_ edit: Int, by time: Double) -> Bool {
    edit < edits.count && edits[edit] <= time
  }

  private mutating func divideFollows(firstEpoch: Int) {
    var issue = 0
    for index in 0..<latestFollows.count {
      let follow = latestFollows[index]
      while linkGroups[epochs[firstEpoch + issue].group].endOfLinks <= follow.link { issue += 1 }
      var epoch = issue
      while hasEdit(epoch + 1, by: follow.time) { epoch += 1 }
      latestFollows[index].group = epochs[firstEpoch + issue].group
      latestFollows[index].epoch = Int32(truncatingIfNeeded: epoch)
      epochs[firstEpoch + epoch].followed += 1
    }
    gatherFollows(firstEpoch: firstEpoch)
  }

  /// Counts the follows of each group in each epoch, in places that are laid out by epoch.
  private mutating func gatherFollows(firstEpoch: Int) {
    var end = quietFollows.count
    for epoch in firstEpoch..<epochs.count {
      epochs[epoch].firstFollow = Int32(truncatingIfNeeded: end)
      epochs[epoch].endOfFollows = Int32(truncatingIfNeeded: end)
      end += Int(epochs[epoch].followed)
    }
    quietFollows.extend(to: end, by: GroupFollows(group: -1, count: 0))
    for follow in latestFollows.values {
      let epoch = firstEpoch + Int(follow.epoch)
      let place = epochs[epoch].endOfFollows
      // Links come in the order of issue, so equal groups of an epoch follow one another.
      if place > epochs[epoch].firstFollow, quietFollows[place - 1].group == follow.group {
        quietFollows[place - 1].count += 1
      } else {
        quietFollows[place] = GroupFollows(group: follow.group, count: 1)
        epochs[epoch].endOfFollows += 1
      }
    }
  }
}
