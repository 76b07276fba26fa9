import CStrategyABI
import Workload

/// The app as one strategy makes it: its entities, what it remembers of them, the identifiers
/// that it gave out, and its answers when a host or a link asks for one.
struct Directory: ~Copyable {
  /// One entity now.
  struct EntityState: BitwiseCopyable {
    var exists = false
    var isAlive = false
    /// The current name as an entry of the timeline's name table.
    var name: Int32 = -1
    var identifier: Int32 = -1
    var linkIdentifier: Int32 = -1
    /// The latest of its ownerships, which chain to the earlier ones; −1 for none.
    var ownership: Int32 = -1
    /// How often its display changed; counted where a host takes pushes.
    var displayChanges: UInt32 = 0
    var aliveSince = 0.0
    /// Whether a backup of what is remembered was taken.
    var hasBackup = false
    /// When it last changed in a way that can change answers, as a count of such changes.
    var changedAt: UInt64 = 0

    /// Whether it has an identifier now, for hosts or for links.
    @inline(__always)
    func has(_ identifier: Int32) -> Bool {
      self.identifier == identifier || linkIdentifier == identifier
    }
  }

  /// What a save did to the identifier.
  struct Change {
    var changesIdentifier = false
    /// The entity never had the new identifier before.
    var isNewToEntity = false
    /// The new identifier had been the entity's before, under another name.
    var isReissued = false
  }

  let strategy: StrategyInstance
  // Copies of what the strategy has: reaching it through the reference at every call counts it.
  let functions: StrategyFunctions
  let module: UnsafeMutableRawPointer
  private let isStable: Bool
  private let hasLinkIdentifiers: Bool
  private var room = IdentifierRoom()
  var entities = Pool<EntityState>()
  var table = IdentifierTable()
  /// How many distinct identifiers were offered to hosts.
  private(set) var offered = 0
  /// What the app remembers, `stride` bytes an entity.
  ///
  /// Between `create` and `end` the place of an entity that exists holds one memory of the
  /// strategy; otherwise it is raw storage.
  private var memory: UnsafeMutableRawPointer
  /// The same from the latest backup, where an entity has one; made for the first that needs it.
  private var backups: UnsafeMutableRawPointer?
  /// What was offered before the latest rename, and when that was; kept where picks can be torn.
  private var offers = Pool<Offer>()
  private let tornWindow: Double
  let schemeChange: Double
  private var timeline = TimelineView.none
  /// Counts what can change answers.
  private(set) var changes: UInt64 = 1
  private var capacity = 0
  private let stride: Int

  /// What an entity was offered under before its latest rename.
  struct Offer: BitwiseCopyable {
    var identifier: Int32 = -1
    var renamed = -Double.infinity
  }

  init(_ strategy: StrategyInstance, _ faults: Faults) {
    tornWindow = faults.tornWindow
    schemeChange = faults.schemeChange ?? .infinity
    self.strategy = strategy
    functions = strategy.functions
    module = strategy.pointer
    isStable = strategy.isStable
    hasLinkIdentifiers = strategy.hasLinkIdentifiers
    let alignment = functions.memoryAlignment
    stride = max(1, (functions.memorySize + alignment - 1) / alignment) * alignment
    memory = .allocate(byteCount: stride, alignment: alignment)
  }

  deinit {
    memory.deallocate()
    backups?.deallocate()
  }

  /// Starts with the entities of a timeline, none of them created yet.
  mutating func begin(_ timeline: TimelineView) {
    self.timeline = timeline
    let count = timeline.entities.count
    entities.reset(to: EntityState(), count: count)
    table.removeAll()
    offered = 0
    offers.reset(to: Offer(), count: tornWindow > 0 ? count : 0)
    if count > capacity {
      memory.deallocate()
      backups?.deallocate()
      backups = nil
      memory = .allocate(
        byteCount: stride * count, alignment: functions.memoryAlignment)
      capacity = count
    }
  }

  mutating func end() {
    for entity in 0..<entities.count where entities[entity].exists {
      functions.forget(module, memory(entity))
      if entities[entity].hasBackup, let backup = backup(entity) {
        functions.forget(module, backup)
      }
    }
    timeline = .none
  }

  @inline(__always)
  func view(_ entity: Int) -> stratbench_entity {
    stratbench_entity(key: timeline.key(entity), name: timeline.name(entities[entity].name))
  }

  @inline(__always)
  func memory(_ entity: Int) -> UnsafeMutableRawPointer { memory + stride * entity }

  func backup(_ entity: Int) -> UnsafeMutableRawPointer? { backups.map { $0 + stride * entity } }

  mutating func makeBackup(_ entity: Int) -> UnsafeMutableRawPointer {
    let all =
      backups
      ?? .allocate(
        byteCount: stride * max(1, capacity), alignment: functions.memoryAlignment)
    backups = all
    return all + stride * entity
  }
}

// MARK: Edits

extension Directory {
  mutating func create(_ entity: Int, name: Int32, at time: Double) {
    entities[entity].exists = true
    entities[entity].isAlive = true
    entities[entity].aliveSince = time
    entities[entity].name = name
    var view = view(entity)
    functions.begin(module, &view, memory(entity))
    keepScheme(of: entity, at: time)
    _ = mint(entity)
  }

  /// Deletes or brings back an entity.
  mutating func setAlive(_ entity: Int, _ isAlive: Bool, at time: Double) {
    entities[entity].isAlive = isAlive
    entities[entity].aliveSince = time
    noteChange(of: entity)
  }

  /// Saves an entity under a name, which may be the one that it has.
  mutating func save(
    _ entity: Int, name: Int32, changesDisplay: Bool, telling: Event.Telling, at time: Double
  ) -> Change {
    let previous = entities[entity].name
    entities[entity].name = name
    if isStable { return Change() }
    if tornWindow > 0, changesDisplay {
      offers[entity] = Offer(identifier: entities[entity].identifier, renamed: time)
    }
    if telling == .truth || telling == .rename {
      var save = stratbench_save(
        entity: view(entity), previous_name: timeline.name(previous), seconds: time,
        changes_display: changesDisplay || telling == .rename ? 1 : 0)
      functions.saved(module, memory(entity), &save)
    }
    noteChange(of: entity)
    return mint(entity)
  }

  /// Counts a change of the display and returns the count.
  mutating func noteDisplayChange(of entity: Int) -> UInt64 {
    entities[entity].displayChanges &+= 1
    return UInt64(entities[entity].displayChanges)
  }

  /// What hosts are offered for an entity: for a while after a rename, the identifier of before.
  @inline(__always)
  func offer(of entity: Int, at time: Double) -> Int32 {
    if tornWindow > 0, time - offers[entity].renamed < tornWindow {
      return offers[entity].identifier
    }
    return entities[entity].identifier
  }

  @inline(__always)
  mutating func noteChange(of entity: Int) {
    changes += 1
    entities[entity].changedAt = changes
  }

  mutating func mint(_ entity: Int) -> Change {
    let before = entities[entity].identifier
    entities[entity].identifier = minted(
      functions.identifier, entity, current: before)
    let change = own(entity, before: before)
    guard hasLinkIdentifiers else {
      entities[entity].linkIdentifier = entities[entity].identifier
      return change
    }
    let link = minted(
      functions.linkIdentifier, entity, current: entities[entity].linkIdentifier)
    entities[entity].linkIdentifier = link
    if link != entities[entity].identifier { own(link, by: entity) }
    return change
  }

  private mutating func minted(
    _ function: StrategyFunctions.Mint, _ entity: Int, current: Int32
  ) -> Int32 {
    var view = view(entity)
    let memory = memory(entity)
    let bytes = room.take { function(module, memory, &view, $0, $1) }
    if current >= 0, table.matches(current, bytes) { return current }
    let offered = entities[entity].identifier
    if offered >= 0, offered != current, table.matches(offered, bytes) { return offered }
    return table.intern(
      bytes, name: entities[entity].name, entity: Int32(truncatingIfNeeded: entity))
  }

  /// Notes the identifier that the entity now has for hosts.
  private mutating func own(_ entity: Int, before: Int32) -> Change {
    let identifier = entities[entity].identifier
    let name = timeline.representative(entities[entity].name)
    let ownership = own(identifier, by: entity)
    let earlier = table.ownerships[ownership]
    if !table.records[identifier].isOffered { offered += 1 }
    table.records[identifier].isOffered = true
    table.ownerships[ownership].isOffered = true
    table.ownerships[ownership].lastName = name
    let changesIdentifier = before >= 0 && identifier != before
    return Change(
      changesIdentifier: changesIdentifier,
      isNewToEntity: changesIdentifier && !earlier.isOffered,
      isReissued: changesIdentifier && earlier.isOffered && earlier.lastName != name)
  }

  /// Notes that an entity has an identifier, and returns the ownership.
  @discardableResult
  mutating func own(_ identifier: Int32, by entity: Int) -> Int32 {
    let (ownership, isNew) = table.own(
      identifier, by: Int32(truncatingIfNeeded: entity),
      nextOfEntity: entities[entity].ownership,
      name: timeline.representative(entities[entity].name))
    if isNew {
      entities[entity].ownership = ownership
      changes += 1
      table.records[identifier].ownersChangedAt = changes
    }
    return ownership
  }
}
