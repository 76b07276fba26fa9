import Workload

/// What a strategy leaves behind at the end of a history: living entities, with the identifiers
/// that slots and links hold of them.
///
/// Faults are left out, as nobody moves in the middle of one.
struct Estate {
  struct Entity {
    let key: String
    private(set) var name: String
    private(set) var held: [String] = []
    private(set) var linked: [String] = []
    private var isAlive = true
    private let firstName: String
    private var saves: [(name: String?, time: Double)] = []
    private var slots: [Int: String] = [:]
  }

  let entities: [Entity]

  private static let mostEntities = 100
  private static let mostEvents = 50_000

  init(
    of strategy: StrategyChoice, _ workload: Workload,
    _ setting: StrategyPlayer<MomentRecorder>.Setting
  ) throws(StrategyProblem) {
    var timeline = Timeline(apart: .nothing)
    var setting = setting
    let workload = workload.withoutFaults
    setting.faults = workload.faults
    let sample = workload.sample(
      of: Self.mostEntities, events: Self.mostEvents, replication: 0, &timeline)
    workload.fill(&timeline, entities: sample, replication: 0)
    let instance = try StrategyInstance(strategy.module, strategy.values)
    var player = StrategyPlayer(instance, setting, observer: MomentRecorder())
    player.play(timeline, replication: 0)
    var entities: [Int: Entity] = [:]
    for moment in player.observer.moments {
      if case .created(let name, _) = moment.what {
        entities[moment.entity] = Entity(key: timeline.key(moment.entity), name: name)
      } else {
        entities[moment.entity]?.note(moment)
      }
    }
    self.entities = entities.sorted { $0.key < $1.key }.compactMap { $0.value.atTheEnd }
  }
}

extension Estate.Entity {
  fileprivate init(key: String, name: String) {
    (self.key, self.name, firstName) = (key, name, name)
  }

  fileprivate mutating func note(_ moment: PlayMoment) {
    switch moment.what {
    case .saved(let name, _, _, _):
      saves.append((name, moment.time))
      self.name = name ?? self.name
    case .deleted: isAlive = false
    case .restored: isAlive = true
    case .picked(0, let slot, let identifier, _, _): slots[slot] = identifier
    case .linked(_, let identifier): linked.append(identifier)
    case .created, .befell, .picked, .viewed, .used, .slotIs, .followed: break
    }
  }

  /// Nil for one that was deleted.
  fileprivate var atTheEnd: Self? {
    guard isAlive else { return nil }
    var entity = self
    entity.held = slots.sorted { $0.key < $1.key }.map(\.value)
    return entity
  }

  /// Lets a strategy live through all of it, as the entity at an index of its own.
  func live(under cast: StrategyCast, _ index: Int) {
    cast.begin(key: key, name: firstName)
    for save in saves { cast.save(index, name: save.name, at: save.time) }
  }
}

extension Workload {
  fileprivate var withoutFaults: Workload {
    Workload(edits: edits, actions: actions, seed: seed, horizon: horizon)
  }
}
