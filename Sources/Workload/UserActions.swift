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
    var time = interval.lowerBound
    while true {
      let gaps = gap * stream.fourExponentials()
      time += gaps[0]
      guard time < interval.upperBound else { return }
      body(time)
      time += gaps[1]
      guard time < interval.upperBound else { return }
      body(time)
      time += gaps[2]
      guard time < interval.upperBound else { return }
      body(time)
      time += gaps[3]
      guard time < interval.upperBound else { return }
      body(time)
    }
  }
}

extension UserActions {
  /// Adds the actions on one entity.
  ///
  /// - Parameters:
  ///   - entity: Its index in the timeline, the latest.
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
      let viewable = selectable.lowerBound..<horizon
      if timeline.apart != .nothing {
        addQuietViews(to: &timeline, slot: slot, ordinal: ordinal, in: viewable, source)
      } else {
        source.times(.views, item: ordinal, rate: views, in: viewable) {
          timeline.add(.view, at: $0, entity: entity, item: slot)
        }
      }
    }
    addLinks(to: &timeline, entity: entity, selectable: selectable, horizon: horizon, source)
  }

  private func addQuietViews(
    to timeline: inout Timeline, slot: Int, ordinal: Int, in viewable: Range<Double>,
    _ source: StreamSource
  ) {
    timeline.slots[slot].firstView = timeline.quietViews.count
    source.times(.views, item: ordinal, rate: views, in: viewable) {
      timeline.quietViews.append($0)
    }
    timeline.slots[slot].endOfViews = timeline.quietViews.count
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
    let first = timeline.linkTimes.count
    var delays = Delays(followDelay, source)
    if timeline.apart == .viewsAndLinks {
      source.times(.links, rate: links, in: selectable) { issued in
        let followed = issued + delays.next()
        timeline.addQuietLink(issued: issued, followed: followed < horizon ? followed : nil)
      }
      timeline.divideQuietLinks(from: first)
    } else {
      source.times(.links, rate: links, in: selectable) { issued in
        let (link, followed) = (timeline.addLink(of: entity), issued + delays.next())
        timeline.add(.link, at: issued, entity: entity, item: link)
        if followed < horizon { timeline.add(.follow, at: followed, entity: entity, item: link) }
      }
    }
  }
}

/// How long after its issue each link of an entity is followed, one after another.
private struct Delays {
  private let delay: UserActions.FollowDelay
  private var stream: RandomStream
  private var four = SIMD4<Double>.zero
  private var place = 4

  init(_ delay: UserActions.FollowDelay, _ source: StreamSource) {
    self.delay = delay
    stream = source.stream(.linkDelays)
  }

  @inline(__always)
  mutating func next() -> Double {
    switch delay {
    case .fixed(let delay): return delay
    case .exponential(let mean):
      if place == 4 {
        four = mean * stream.fourExponentials()
        place = 0
      }
      defer { place += 1 }
      return four[place]
    }
  }
}
