/// Where the edits of an experiment come from, with the user actions laid over them.
package struct Workload: Sendable {
  /// The source of the edits.
  package enum Edits: Sendable {
    case synthetic(SyntheticWorkload)
    case trace(Trace)
  }

  package let edits: Edits
  package let actions: UserActions
  package let seed: UInt64
  /// The end of the history in seconds; events at it or later do not happen.
  package let horizon: Double
  package let faults: Faults

  package init(
    edits: Edits, actions: UserActions, seed: UInt64, horizon: Double, faults: Faults = Faults()
  ) {
    self.faults = faults
    self.edits = edits
    self.actions = actions
    self.seed = seed
    self.horizon = horizon
  }

  package var entityCount: Int {
    switch edits {
    case .synthetic(let synthetic): synthetic.entities
    case .trace(let trace): trace.entities.count
    }
  }

  /// The key of an entity.
  package func key(of entity: Int) -> String {
    switch edits {
    case .synthetic: SyntheticWorkload.withKey(of: entity) { String(decoding: $0, as: UTF8.self) }
    case .trace(let trace): trace.entities[entity].key
    }
  }

  /// The place of the entity that has a key.
  package func entity(withKey key: String) -> Int? {
    guard case .trace(let trace) = edits else {
      let number = Int(key.dropFirst()) ?? 0
      return 1...entityCount ~= number && self.key(of: number - 1) == key ? number - 1 : nil
    }
    return trace.entities.firstIndex { $0.key == key }
  }

  /// The length in bytes of the longest key.
  package var longestKey: Int {
    switch edits {
    case .synthetic(let synthetic):
      SyntheticWorkload.withKey(of: synthetic.entities - 1) { $0.count }
    case .trace(let trace): trace.entities.map(\.key.utf8.count).max() ?? 0
    }
  }

  /// Replaces what a timeline holds with the history of some entities in one replication.
  package func fill(_ timeline: inout Timeline, entities: Range<Int>, replication: Int) {
    timeline.removeAll()
    if faults.unreadableStore > 0 { timeline.addPlaceholder(Faults.placeholder) }
    for entity in entities { add(entity, to: &timeline, replication: replication) }
    timeline.sort()
  }

  private func add(_ entity: Int, to timeline: inout Timeline, replication: Int) {
    let first = timeline.events.count
    switch edits {
    case .synthetic(let synthetic):
      let source = source(UInt64(entity), replication)
      let (index, life) = synthetic.add(to: &timeline, entity: entity, horizon: horizon, source)
      faults.add(to: &timeline, from: first, horizon: horizon, source)
      actions.add(
        to: &timeline, entity: index, selectable: life, horizon: horizon, source)
    case .trace(let trace):
      guard let (index, life) = trace.add(to: &timeline, entity: entity, horizon: horizon)
      else { return }
      let source = source(trace.entities[entity].stream, replication)
      faults.add(to: &timeline, from: first, horizon: horizon, source)
      actions.add(to: &timeline, entity: index, selectable: life, horizon: horizon, source)
    }
  }

  private func source(_ entity: UInt64, _ replication: Int) -> StreamSource {
    StreamSource(seed: seed, replication: replication, entity: entity)
  }
}
