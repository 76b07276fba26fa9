package import Workload

/// The first time in a history that a strategy let a user meet another entity than the one picked.
package struct FirstWrong: Equatable, Sendable {
  /// What the user met.
  package enum Kind: Equatable, Sendable {
    case slot, label, link
  }

  /// The entity that the strategy took for the picked one.
  package struct Other: Equatable, Sendable {
    package let key: String
    package let name: String
    /// Since when it has had the identifier, in seconds.
    package let since: Double

    package init(key: String, name: String, since: Double) {
      (self.key, self.name, self.since) = (key, name, since)
    }
  }

  package let kind: Kind
  /// The entity that the user had picked, or that the link was issued for.
  package let key: String
  /// What the slot or the link holds.
  package let identifier: String
  /// The history of the entity and of the slot up to that moment.
  package let moments: [PlayMoment]
  /// Nil when no other one had that very identifier.
  package let other: Other?

  private static let mostEntities = 4_000
  private static let mostEvents = 100_000

  /// Plays the first entities of the first replication at the first host of a setting.
  ///
  /// - Returns: Nil when nothing of the kind happens to them.
  package init?(
    _ workload: Workload, _ strategy: StrategyChoice,
    _ setting: StrategyPlayer<MomentRecorder>.Setting
  ) throws(StrategyProblem) {
    var timeline = Timeline(apart: .nothing)
    let sample = workload.sample(
      of: Self.mostEntities, events: Self.mostEvents, replication: 0, &timeline)
    workload.fill(&timeline, entities: sample, replication: 0)
    let instance = try StrategyInstance(strategy)
    var player = StrategyPlayer(instance, setting, observer: MomentRecorder())
    player.play(timeline, replication: 0)
    let moments = player.observer.moments
    guard let last = moments.firstIndex(where: { $0.wrong != nil }), let kind = moments[last].wrong
    else { return nil }
    let wrong = moments[last]
    self.kind = kind
    key = timeline.key(wrong.entity)
    self.moments = moments[...last].filter { moment in
      moment.entity == wrong.entity && moment.isOf(slot: wrong.slot)
        && moment.isOf(link: wrong.link)
    }
    identifier = self.moments.reduce(into: "") { $0 = $1.held(for: kind) ?? $0 }
    let namesake = moments[...last].last { [identifier] in
      $0.entity != wrong.entity && $0.minted == identifier
    }
    other = namesake.map { moment in
      Other(
        key: timeline.key(moment.entity),
        name: moments[...last].last { $0.entity == moment.entity && $0.name != nil }?.name ?? "",
        since: moment.time)
    }
  }
}

extension PlayMoment {
  fileprivate var wrong: FirstWrong.Kind? {
    switch what {
    case .used(_, _, .wrongTarget), .slotIs(_, _, _, .wrongTarget, _): .slot
    case .viewed(_, _, .wrongEntity, _), .slotIs(_, _, .wrongEntity, _, _): .label
    case .followed(_, .wrongTarget): .link
    default: nil
    }
  }

  fileprivate var slot: Int? {
    switch what {
    case .picked(_, let slot, _, _, _), .viewed(_, let slot, _, _), .used(_, let slot, _),
      .slotIs(_, let slot, _, _, _):
      slot
    default: nil
    }
  }

  fileprivate var link: Int? {
    switch what {
    case .linked(let link, _), .followed(let link, _): link
    default: nil
    }
  }

  /// Whether it is about one link, or about none.
  fileprivate func isOf(link: Int?) -> Bool { self.link == nil || self.link == link }

  /// The identifier that a slot or a link holds from then on.
  fileprivate func held(for kind: FirstWrong.Kind) -> String? {
    switch what {
    case .picked(_, _, let identifier, _, _) where kind != .link: identifier
    case .linked(_, let identifier) where kind == .link: identifier
    default: nil
    }
  }

  fileprivate var minted: String? {
    switch what {
    case .created(_, let identifier), .saved(_, let identifier, _, _),
      .befell(_, let identifier, _):
      identifier
    default: nil
    }
  }

  fileprivate var name: String? {
    switch what {
    case .created(let name, _): name
    case .saved(let name, _, _, _): name
    default: nil
    }
  }
}
