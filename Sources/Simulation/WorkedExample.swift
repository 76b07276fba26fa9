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

  /// Which entity is shown.
  package enum Choice: Sendable {
    /// The one of the first entities whose history tells some strategies apart best.
    case telling([Int])
    /// The one at a place among all entities of the workload.
    case entity(Int)
  }

  /// Plays some entities of one replication and picks one of them.
  ///
  /// - Parameters:
  ///   - workload: What happens.
  ///   - strategies: Under which strategies.
  ///   - setting: At which host.
  ///   - choice: Which entity; nil for the one that tells all strategies apart best.
  ///   - replication: Of which replication.
  /// - Returns: Nil when there is no such entity before the horizon.
  package init?(
    _ workload: Workload, _ strategies: [StrategyChoice],
    _ setting: StrategyPlayer<MomentRecorder>.Setting, of choice: Choice? = nil,
    replication: Int = 0
  ) throws(StrategyProblem) {
    var timeline = Timeline(apart: .nothing)
    let choice = choice ?? .telling(Array(strategies.indices))
    let entities = Self.entities(of: workload, choice, &timeline, replication)
    candidates = entities.count
    workload.fill(&timeline, entities: entities, replication: replication)
    guard timeline.entities.count > 0 else { return nil }
    var played: [[[PlayMoment]]] = []
    for strategy in strategies {
      let instance = try StrategyInstance(strategy.at(host: 0))
      var player = StrategyPlayer(instance, setting, observer: MomentRecorder())
      player.play(timeline, replication: replication)
      played.append(Self.byEntity(player.observer.moments, count: timeline.entities.count))
    }
    guard let best = Self.choose(choice, played, keys: timeline.keys, workload) else { return nil }
    key = timeline.key(best)
    let entity = Int32(truncatingIfNeeded: best)
    let slot = timeline.slots.values.firstIndex { $0.entity == entity }
    slots = timeline.slots.values.count { $0.entity == entity }
    moments = played.map { $0[best].filter { $0.isOf(slot: slot) } }
  }

  /// The entities to play together: the first ones, or the block with the one that is wanted.
  private static func entities(
    of workload: Workload, _ choice: Choice, _ timeline: inout Timeline, _ replication: Int
  ) -> Range<Int> {
    let sample = workload.sample(
      of: mostCandidates, events: mostEvents, replication: replication, &timeline)
    let count = max(1, sample.count)
    guard case .entity(let entity) = choice else { return sample }
    let start = entity / count * count
    return start..<min(start + count, workload.entityCount)
  }

  private static func choose(
    _ choice: Choice, _ played: [[[PlayMoment]]], keys: [String], _ workload: Workload
  ) -> Int? {
    switch choice {
    case .entity(let entity): return keys.firstIndex(of: workload.key(of: entity))
    case .telling(let strategies):
      let interests = keys.indices.map { entity in
        interest(strategies.map { played[$0][entity] })
      }
      return interests.indices.max { interests[$0] < interests[$1] }
    }
  }

  private static func byEntity(_ moments: [PlayMoment], count: Int) -> [[PlayMoment]] {
    moments.reduce(into: Array(repeating: [], count: count)) { $0[$1.entity].append($1) }
  }

  /// How much a reader learns from a history: moments at which the strategies differ and different
  /// outcomes count for it, many renames and more steps than fit a table count against it.
  private static func interest(_ moments: [[PlayMoment]]) -> Double {
    var outcomes = moments.joined().compactMap { moment in
      Outcomes(moment).map { (time: moment.time, outcomes: $0) }
    }
    outcomes.sort { $0.time < $1.time }
    var (seen, differing, wrong) = (Outcomes(), 0, 0)
    for instant in outcomes.chunked(by: \.time) {
      let met = instant.reduce(into: Outcomes()) { $0.formUnion($1.outcomes) }
      if met.count > 1 { differing += 1 }
      if !met.isDisjoint(with: .wrong) { wrong += 1 }
      seen.formUnion(met)
    }
    let renames = (moments.first ?? []).count { moment in
      if case .saved(.some, _, _, _) = moment.what { true } else { false }
    }
    let lessons = 3 * min(differing, 8) + 3 * min(wrong, 4) + 5 * seen.count
    let length = Double(max(0, (moments.first ?? []).count - 20))
    return Double(lessons) - 4 * abs(Double(renames) - 2) - 0.2 * length
  }

  /// What came of views, follows and slots.
  private struct Outcomes: OptionSet {
    let rawValue: UInt32

    static let wrong: Outcomes = [
      Outcomes(view: .wrongEntity), Outcomes(target: .wrongTarget), Outcomes(link: .wrongTarget),
    ]

    init(rawValue: UInt32) { self.rawValue = rawValue }
    init(view: LabelState) { self.init(rawValue: 1 << view.rawValue) }
    init(target: TargetState) { self.init(rawValue: 1 << (8 + target.rawValue)) }
    init(link: LinkOutcome) { self.init(rawValue: 1 << (16 + link.rawValue)) }

    init?(_ moment: PlayMoment) {
      switch moment.what {
      case .viewed(_, _, let state, _): self.init(view: state)
      case .followed(_, let outcome): self.init(link: outcome)
      case .slotIs(_, _, _, let target, _): self.init(target: target)
      default: return nil
      }
    }

    var count: Int { rawValue.nonzeroBitCount }
  }
}

extension Timeline {
  fileprivate var keys: [String] {
    var keys: [String] = []
    for entity in 0..<entities.count { keys.append(key(entity)) }
    return keys
  }
}

extension Array {
  /// The runs of neighbours that have one value in common.
  fileprivate func chunked<Value: Equatable>(by value: (Element) -> Value) -> [ArraySlice<Element>]
  {
    var (chunks, start) = ([ArraySlice<Element>](), 0)
    for index in indices where index + 1 == count || value(self[index]) != value(self[index + 1]) {
      chunks.append(self[start...index])
      start = index + 1
    }
    return chunks
  }
}
