/// What users do with entities, at steady rates.
///
/// Rates are per second; the processes are Poisson. In a synthetic workload and over a trace each
/// slot is picked once when its entity is created, and later picks select the same entity again.
package struct UserActions: Equatable, Sendable {
  /// How many slots an entity has.
  package enum SlotCount: Equatable, Sendable {
    case fixed(Int)
    /// Poisson with this mean.
    case mean(Double)
  }

  /// How long after its issue a link is followed, in seconds.
  package enum FollowDelay: Equatable, Sendable {
    case fixed(Double)
    case exponential(mean: Double)
  }

  /// How often, and how long afterwards, users pick again because of what they met.
  package struct Reaction: Equatable, Sendable {
    /// From 0 to 1.
    package var probability: Double
    /// Seconds.
    package var delay: Double

    package init(probability: Double, delay: Double) {
      self.probability = probability
      self.delay = delay
    }
  }

  package var slots = SlotCount.fixed(1)
  /// Per slot.
  package var picks = 0.0
  /// Per slot.
  package var views = 0.0
  /// Links issued per entity.
  package var links = 0.0
  package var followDelay = FollowDelay.fixed(0)
  /// After viewing a stale label.
  package var onStaleView: Reaction?
  /// After viewing or using a slot whose target is lost.
  package var onOrphanedSlot: Reaction?

  /// Whether what users see makes them do something.
  package var haveReactions: Bool { onStaleView != nil || onOrphanedSlot != nil }

  package init() {}
}

/// Names the random streams of one entity in one replication.
struct StreamSource {
  let seed: UInt64
  let replication: Int
  let entity: UInt64

  func stream(_ purpose: Purpose, item: Int = 0) -> RandomStream {
    RandomStream(
      seed: seed, replication: replication, entity: entity, purpose: purpose, item: item)
  }

  /// Calls `body` at the times of a Poisson process in an interval.
  @inline(__always)
  func times(
    _ purpose: Purpose, item: Int = 0, rate: Double, in interval: Range<Double>,
    _ body: (Double) -> Void
  ) {
    guard rate > 0 else { return }
    var stream = stream(purpose, item: item)
    let gap = 1 / rate
    var time = interval.lowerBound + gap * stream.exponential()
    while time < interval.upperBound {
      body(time)
      time += gap * stream.exponential()
    }
  }
}

extension UserActions {
  /// Adds the actions on one entity.
  ///
  /// - Parameters:
  ///   - entity: Its index in the timeline.
  ///   - selectable: From its creation to its deletion or the horizon.
  ///   - horizon: The end of the history; views go on after a deletion.
  func add(
    to timeline: inout Timeline, entity: Int, selectable: Range<Double>, horizon: Double,
    _ source: StreamSource
  ) {
    for ordinal in 0..<slotCount(source) {
      let slot = timeline.addSlot(of: entity, ordinal: ordinal)
      timeline.add(.pick, at: selectable.lowerBound, entity: entity, item: slot)
      source.times(.picks, item: ordinal, rate: picks, in: selectable) {
        timeline.add(.pick, at: $0, entity: entity, item: slot)
      }
      let first = timeline.quietViews.count
      source.times(.views, item: ordinal, rate: views, in: selectable.lowerBound..<horizon) {
        timeline.addView(at: $0, entity: entity, slot: slot)
      }
      timeline.slots[slot].views = first..<timeline.quietViews.count
    }
    let (firstLink, firstFollow) = (timeline.quietLinks.count, timeline.quietFollows.count)
    addLinks(to: &timeline, entity: entity, selectable: selectable, horizon: horizon, source)
    timeline.entities[entity].links = firstLink..<timeline.quietLinks.count
    timeline.entities[entity].follows = firstFollow..<timeline.quietFollows.count
    timeline.quietFollows[firstFollow...].sort { $0.time < $1.time }
  }

  private func slotCount(_ source: StreamSource) -> Int {
    switch slots {
    case .fixed(let count): return count
    case .mean(let mean):
      var stream = source.stream(.slotCount)
      return stream.poisson(mean: mean)
    }
  }

  private func addLinks(
    to timeline: inout Timeline, entity: Int, selectable: Range<Double>, horizon: Double,
    _ source: StreamSource
  ) {
    var delays = source.stream(.linkDelays)
    source.times(.links, rate: links, in: selectable) { issued in
      let followed: Double
      switch followDelay {
      case .fixed(let delay): followed = issued + delay
      case .exponential(let mean): followed = issued + mean * delays.exponential()
      }
      timeline.addLink(issued: issued, followed: followed < horizon ? followed : nil, of: entity)
    }
  }
}

extension Timeline {
  @inline(__always)
  fileprivate mutating func addView(at time: Double, entity: Int, slot: Int) {
    if keepsQuietApart {
      quietViews.append(time)
    } else {
      add(.view, at: time, entity: entity, item: slot)
    }
  }

  @inline(__always)
  fileprivate mutating func addLink(issued: Double, followed: Double?, of entity: Int) {
    let link = addLink(of: entity)
    if keepsQuietApart {
      let number = Int32(truncatingIfNeeded: link)
      quietLinks.append(QuietLink(link: number, issued: issued))
      if let followed { quietFollows.append(QuietFollow(link: number, time: followed)) }
    } else {
      add(.link, at: issued, entity: entity, item: link)
      if let followed { add(.follow, at: followed, entity: entity, item: link) }
    }
  }
}
