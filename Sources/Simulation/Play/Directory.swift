import CStrategyABI
import Workload

/// The app as one strategy makes it: its entities, what it remembers of them, the identifiers
/// that it gave out, and its answers when a host or a link asks for one.
struct Directory {
  /// One entity now.
  struct EntityState {
    var exists = false
    var isAlive = false
    /// The current name as an entry of the timeline's name table.
    var name: Int32 = -1
    var identifier: Int32 = -1
    var linkIdentifier: Int32 = -1
    /// The latest of its ownerships, which chain to the earlier ones; −1 for none.
    var ownership: Int32 = -1
    var aliveSince = 0.0
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
  private(set) var entities: [EntityState] = []
  var table = IdentifierTable()
  /// How many distinct identifiers were offered to hosts.
  private(set) var offered = 0
  private var memory: UnsafeMutableRawPointer
  private var capacity = 0
  private let stride: Int

  init(_ strategy: StrategyInstance) {
    self.strategy = strategy
    let alignment = strategy.functions.memoryAlignment
    stride = max(1, (strategy.functions.memorySize + alignment - 1) / alignment) * alignment
    memory = .allocate(byteCount: stride, alignment: alignment)
  }

  /// Releases the storage. The memories in it were forgotten by `end`.
  func deallocate() { memory.deallocate() }

  mutating func begin(entities count: Int) {
    entities.removeAll(keepingCapacity: true)
    entities.append(contentsOf: repeatElement(EntityState(), count: count))
    table.removeAll()
    offered = 0
    if count > capacity {
      memory.deallocate()
      memory = .allocate(
        byteCount: stride * count, alignment: strategy.functions.memoryAlignment)
      capacity = count
    }
  }

  mutating func end() {
    for entity in entities.indices where entities[entity].exists {
      strategy.functions.forget(strategy.pointer, memory(entity))
    }
  }

  @inline(__always)
  private func memory(_ entity: Int) -> UnsafeMutableRawPointer { memory + stride * entity }
}

// MARK: Edits

extension Directory {
  mutating func create(_ entity: Int, name: Int32, at time: Double, _ timeline: Timeline) {
    entities[entity].exists = true
    entities[entity].isAlive = true
    entities[entity].aliveSince = time
    entities[entity].name = name
    withEntity(entity, timeline) {
      strategy.functions.begin(strategy.pointer, $0, memory(entity))
    }
    _ = mint(entity, timeline)
  }

  /// Deletes or brings back an entity.
  mutating func setAlive(_ entity: Int, _ isAlive: Bool, at time: Double) {
    entities[entity].isAlive = isAlive
    entities[entity].aliveSince = time
    forgetAnswers(of: entity)
  }

  /// Saves an entity under a name, which may be the one that it has.
  mutating func save(
    _ entity: Int, name: Int32, changesDisplay: Bool, at time: Double, _ timeline: Timeline
  ) -> Change {
    let previous = entities[entity].name
    entities[entity].name = name
    withEntity(entity, timeline) { current in
      withName(previous, timeline) { previousName in
        var save = stratbench_save(
          entity: current.pointee, previous_name: previousName, seconds: time,
          changes_display: changesDisplay ? 1 : 0)
        strategy.functions.saved(strategy.pointer, memory(entity), &save)
      }
    }
    forgetAnswers(of: entity)
    return mint(entity, timeline)
  }

  private mutating func mint(_ entity: Int, _ timeline: Timeline) -> Change {
    let before = entities[entity].identifier
    entities[entity].identifier = minted(
      strategy.functions.identifier, entity, current: before, timeline)
    let change = own(entity, before: before, timeline)
    let link = minted(
      strategy.functions.linkIdentifier, entity, current: entities[entity].linkIdentifier, timeline)
    entities[entity].linkIdentifier = link
    if link != entities[entity].identifier { _ = own(link, by: entity, timeline) }
    return change
  }

  private mutating func minted(
    _ function: StrategyFunctions.Mint, _ entity: Int, current: Int32, _ timeline: Timeline
  ) -> Int32 {
    let bytes = withEntity(entity, timeline) { strategy.mint(function, memory(entity), $0) }
    if current >= 0, table.matches(current, bytes) { return current }
    return table.intern(
      bytes, name: entities[entity].name, entity: Int32(truncatingIfNeeded: entity))
  }

  /// Notes the identifier that the entity now has for hosts.
  private mutating func own(_ entity: Int, before: Int32, _ timeline: Timeline) -> Change {
    let identifier = entities[entity].identifier
    let name = timeline.names.entries[Int(entities[entity].name)].representative
    let isFirstOffer = table.records[Int(identifier)].firstOwner < 0
    let (ownership, isNew) = own(identifier, by: entity, timeline)
    if isFirstOffer { offered += 1 }
    let lastName = table.ownerships[Int(ownership)].lastName
    table.ownerships[Int(ownership)].lastName = name
    let changes = before >= 0 && identifier != before
    return Change(
      changesIdentifier: changes, isNewToEntity: changes && isNew,
      isReissued: changes && !isNew && lastName != name)
  }

  private mutating func own(_ identifier: Int32, by entity: Int, _ timeline: Timeline)
    -> (ownership: Int32, isNew: Bool)
  {
    let name = timeline.names.entries[Int(entities[entity].name)].representative
    let result = table.own(
      identifier, by: Int32(truncatingIfNeeded: entity),
      nextOfEntity: entities[entity].ownership, name: name)
    if result.isNew {
      entities[entity].ownership = result.ownership
      table.records[Int(identifier)].answer = nil
    }
    return result
  }

  private mutating func forgetAnswers(of entity: Int) {
    var ownership = entities[entity].ownership
    while ownership >= 0 {
      let owned = table.ownerships[Int(ownership)]
      table.records[Int(owned.identifier)].answer = nil
      ownership = owned.nextOfEntity
    }
  }
}

// MARK: Answers

extension Directory {
  /// What the app answers for an identifier now: the first live entity, in directory order, that
  /// takes it for its own.
  mutating func answer(_ identifier: Int32, _ timeline: Timeline) -> IdentifierTable.Answer {
    if let known = table.records[Int(identifier)].answer { return known }
    let answer = ask(identifier, timeline)
    table.records[Int(identifier)].answer = answer
    return answer
  }

  private func ask(_ identifier: Int32, _ timeline: Timeline) -> IdentifierTable.Answer {
    var owner = table.records[Int(identifier)].firstOwner
    while owner >= 0 {
      let entity = table.ownerships[Int(owner)].entity
      if entities[Int(entity)].isAlive {
        let resolution = resolution(of: identifier, by: Int(entity), timeline)
        if resolution != STRATBENCH_NOT_THIS.rawValue {
          return IdentifierTable.Answer(
            entity: entity,
            isUnderAnotherID: resolution == STRATBENCH_AS_CURRENT.rawValue
              && entities[Int(entity)].identifier != identifier)
        }
      }
      owner = table.ownerships[Int(owner)].nextOwner
    }
    return IdentifierTable.Answer(entity: -1, isUnderAnotherID: false)
  }

  private func resolution(of identifier: Int32, by entity: Int, _ timeline: Timeline) -> UInt32 {
    table.withBytes(of: identifier) { bytes in
      withEntity(entity, timeline) {
        strategy.functions.resolve(
          strategy.pointer, memory(entity), $0,
          stratbench_text(bytes: bytes.baseAddress, count: bytes.count))
      }
    }
  }

  /// The identifier as a host keeps it that cuts off what is longer than a limit.
  mutating func cut(_ identifier: Int32, to limit: Int?, of entity: Int, _ timeline: Timeline)
    -> Int32
  {
    guard let limit, table.count(of: identifier) > limit else { return identifier }
    let kept = table.withBytes(of: identifier) { Array($0.prefix(limit)) }
    let cut = kept.withUnsafeBufferPointer {
      table.intern($0, name: entities[entity].name, entity: Int32(truncatingIfNeeded: entity))
    }
    _ = own(cut, by: entity, timeline)
    return cut
  }

  @inline(__always)
  private func withEntity<Result>(
    _ entity: Int, _ timeline: Timeline,
    _ body: (UnsafePointer<stratbench_entity>) -> Result
  ) -> Result {
    let key = timeline.entities[entity].key
    return timeline.keyBytes.withUnsafeBufferPointer { keys in
      withName(entities[entity].name, timeline) { name in
        var view = stratbench_entity(
          key: stratbench_text(
            bytes: keys.baseAddress.map { $0 + key.lowerBound }, count: key.count),
          name: name)
        return body(&view)
      }
    }
  }

  @inline(__always)
  private func withName<Result>(
    _ name: Int32, _ timeline: Timeline, _ body: (stratbench_text) -> Result
  ) -> Result {
    let range = timeline.names.entries[Int(name)].bytes
    return timeline.names.bytes.withUnsafeBufferPointer { names in
      body(
        stratbench_text(
          bytes: names.baseAddress.map { $0 + range.lowerBound }, count: range.count))
    }
  }
}
