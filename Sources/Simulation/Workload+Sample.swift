import Workload

extension Workload {
  /// The first entities, fewer where much happens to each: whoever watches keeps every moment.
  func sample(of most: Int, events: Int, replication: Int, _ timeline: inout Timeline)
    -> Range<Int>
  {
    fill(&timeline, entities: 0..<min(1, entityCount), replication: replication)
    return 0..<min(entityCount, max(1, min(most, events / max(1, timeline.count))))
  }
}
