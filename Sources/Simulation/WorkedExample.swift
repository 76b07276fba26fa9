package import Workload

/// The history of one entity with what came of it under every strategy at the first host.
package struct WorkedExample: Sendable {
  package let key: String
  /// What happened, a strategy each.
  package let moments: [[PlayMoment]]
  /// How many entities were played together to find it.
  package let candidates: Int
  /// How many slots the entity has; the moments are those of the first.
  package let slots: Int

  private static let mostCandidates = 400
  private static let mostEvents = 100_000

  /// Plays the first entities of the first replication and picks the one whose history tells the
  /// strategies apart best.
  ///
  /// - Returns: Nil when there is no entity.
  package init?(
    _ workload: Workload, _ strategies: [StrategyChoice],
    _ setting: StrategyPlayer<MomentRecorder>.Setting
  ) throws(StrategyProblem) {
    var timeline = Timeline(apart: .nothing)
    var count = min(Self.mostCandidates, workload.entityCount)
    workload.fill(&timeline, entities: 0..<1, replication: 0)
    // Every moment is kept as text: fewer entities where much happens to each.
    count = max(1, min(count, Self.mostEvents / max(1, timeline.count)))
    candidates = count
    workload.fill(&timeline, entities: 0..<candidates, replication: 0)
    guard timeline.entities.count > 0 else { return nil }
    var played: [[[PlayMoment]]] = []
    for strategy in strategies {
      let instance = try StrategyInstance(strategy.module, strategy.values)
      var player = StrategyPlayer(instance, setting, observer: MomentRecorder())
      player.play(timeline, replication: 0)
      played.append(Self.byEntity(player.observer.moments, count: timeline.entities.count))
    }
    let best = (0..<timeline.entities.count).max { one, other in
      Self.interest(played.map { $0[one] }) < Self.interest(played.map { $0[other] })
    }
    guard let best else { return nil }
    key = timeline.key(best)
    let entity = Int32(truncatingIfNeeded: best)
    let slot = timeline.slots.values.firstIndex { $0.entity == entity }
    slots = timeline.slots.values.count { $0.entity == entity }
    moments = played.map { $0[best].filter { $0.isOf(slot: slot) } }
  }

  private static func byEntity(_ moments: [PlayMoment], count: Int) -> [[PlayMoment]] {
    moments.reduce(into: Array(repeating: [], count: count)) { $0[$1.entity].append($1) }
  }

  /// How much a reader learns from a history: moments at which the strategies differ and different
  /// outcomes count for it, many renames and more steps than fit a table count against it.
  private static func interest(_ moments: [[PlayMoment]]) -> Double {
    var outcomes: [Double: Set<Outcome>] = [:]
    for moment in moments.joined() {
      if let outcome = outcome(moment) { outcomes[moment.time, default: []].insert(outcome) }
    }
    let differing = outcomes.values.count { $0.count > 1 }
    let wrong = outcomes.values.count { seen in
      seen.contains(.target(.wrongTarget)) || seen.contains(.view(.wrongEntity))
        || seen.contains(.follow(.wrongTarget))
    }
    let seen = outcomes.values.reduce(into: Set<Outcome>()) { $0.formUnion($1) }
    let renames = (moments.first ?? []).count { moment in
      if case .saved(.some, _, _) = moment.what { true } else { false }
    }
    let steps = (moments.first ?? []).count
    let lessons = 3 * min(differing, 8) + 3 * min(wrong, 4) + 5 * seen.count
    let length = Double(max(0, steps - 20))
    return Double(lessons) - 4 * abs(Double(renames) - 2) - 0.2 * length
  }

  private enum Outcome: Hashable {
    case view(LabelState), follow(LinkOutcome), target(TargetState)
  }

  private static func outcome(_ moment: PlayMoment) -> Outcome? {
    switch moment.what {
    case .viewed(_, _, let state, _): .view(state)
    case .followed(_, let outcome): .follow(outcome)
    case .slotIs(_, _, _, let target, _): .target(target)
    default: nil
    }
  }
}
