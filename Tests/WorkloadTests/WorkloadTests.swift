import TestSupport
import Testing
import Workload

struct WorkloadTests {
  private static func workload(_ change: (inout SyntheticWorkload, inout UserActions) -> Void)
    -> Workload
  {
    var (synthetic, actions) = (SyntheticWorkload(), UserActions())
    synthetic.entities = 50
    synthetic.renames = 2 / Experiments.year
    actions.picks = 3 / Experiments.year
    actions.views = 8 / Experiments.year
    actions.links = 4 / Experiments.year
    actions.followDelay = .exponential(mean: 30 * Experiments.day)
    change(&synthetic, &actions)
    return Workload(
      edits: .synthetic(synthetic), actions: actions, seed: 11, horizon: 2 * Experiments.year)
  }

  private static func events(
    _ workload: Workload, _ entities: Range<Int>, replication: Int = 0
  ) -> [Event] {
    var timeline = Timeline(apart: .nothing)
    workload.fill(&timeline, entities: entities, replication: replication)
    return Array(timeline.events.values)
  }

  private static func times(_ events: [Event], _ kind: Event.Kind) -> [Double] {
    events.filter { $0.kind == kind }.map(\.time)
  }

  @Test func `an entity's history does not depend on which others are made with it`() {
    let workload = Self.workload { _, _ in }
    let alone = Self.events(workload, 7..<8)
    let together = Self.events(workload, 0..<20).filter { $0.entity == 7 }
    #expect(alone.map(\.time) == together.map(\.time))
    #expect(alone.map(\.kind) == together.map(\.kind))
  }

  @Test func `other user actions leave the edits as they are`() {
    let some = Self.events(Self.workload { _, _ in }, 0..<5)
    let other = Self.events(
      Self.workload { _, actions in
        actions.views = 0
        actions.slots = .fixed(3)
      }, 0..<5)
    #expect(Self.times(some, .rename) == Self.times(other, .rename))
    #expect(Self.times(some, .link) == Self.times(other, .link))
  }

  @Test func `replications have histories of their own, and the same one twice`() {
    let workload = Self.workload { _, _ in }
    let first = Self.events(workload, 0..<5, replication: 0).map(\.time)
    #expect(first == Self.events(workload, 0..<5, replication: 0).map(\.time))
    #expect(first != Self.events(workload, 0..<5, replication: 1).map(\.time))
  }

  @Test func `events come in the order of time, and of kinds at one instant`() {
    let events = Self.events(Self.workload { _, _ in }, 0..<50)
    for (one, next) in zip(events, events.dropFirst()) {
      #expect(one.time < next.time || one.time == next.time && one.kind.rank <= next.kind.rank)
    }
  }

  @Test func `keeping quiet actions apart loses none of them`() {
    let workload = Self.workload { _, _ in }
    let events = Self.events(workload, 0..<50)
    var timeline = Timeline(apart: .viewsAndLinks)
    workload.fill(&timeline, entities: 0..<50, replication: 0)
    let count = timeline.count
    #expect(count == events.count)
    let (views, links) = (timeline.quietViews.values.sorted(), timeline.linkTimes.values.sorted())
    #expect(views == Self.times(events, .view))
    #expect(links == Self.times(events, .link))
  }

  @Test func `links are grouped by the edits around them, and follows by both`() {
    let workload = Self.workload { synthetic, actions in
      synthetic.touches = 3 / Experiments.year
      actions.links = 40 / Experiments.year
    }
    let events = Self.events(workload, 7..<8)
    let edits =
      Self.times(events, .create) + Self.times(events, .rename)
      + Self.times(events, .touch)
    func epoch(of time: Double) -> Int { edits.count { $0 <= time } - 1 }
    let issued = Dictionary(
      uniqueKeysWithValues: events.filter { $0.kind == .link }.map { ($0.item, $0.time) })
    var expected: [[Int]: Int] = [:]
    for follow in events where follow.kind == .follow {
      expected[[epoch(of: issued[follow.item] ?? -1), epoch(of: follow.time)], default: 0] += 1
    }
    var timeline = Timeline(apart: .viewsAndLinks)
    workload.fill(&timeline, entities: 7..<8, replication: 0)
    var found: [[Int]: Int] = [:]
    for (index, epoch) in timeline.epochs.values.enumerated() {
      for place in epoch.firstFollow..<epoch.endOfFollows {
        let follows = timeline.quietFollows[place]
        found[[Int(follows.group), index], default: 0] += Int(follows.count)
      }
    }
    #expect(found == expected && expected.count > 4)
  }

  @Test func `names are never given out twice unless a rename goes back`() {
    for reverts in [0.0, 1.0] {
      let workload = Self.workload { synthetic, _ in
        synthetic.renames = 60 / Experiments.year
        synthetic.reverts = reverts
      }
      var timeline = Timeline(apart: .viewsAndLinks)
      workload.fill(&timeline, entities: 0..<20, replication: 0)
      let names = timeline.names.entries.indices.map(timeline.names.string)
      #expect(Set(names).count == names.count)
      let renames = timeline.events.values.count { $0.kind == .rename }
      #expect(reverts == 0 ? names.count == renames + 20 : names.count <= 40)
    }
  }

  @Test func `a deleted entity is not picked, saved or linked any more`() {
    let workload = Self.workload { synthetic, _ in synthetic.deletes = 2 / Experiments.year }
    let events = Self.events(workload, 0..<50)
    let deletions = events.filter { $0.kind == .delete }
    #expect(deletions.count > 30)
    for deletion in deletions {
      let later = events.filter { $0.entity == deletion.entity && $0.time > deletion.time }
      #expect(later.allSatisfy { $0.kind == .view || $0.kind == .follow })
    }
  }
}
