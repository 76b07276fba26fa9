import Workload

/// What the hosts of one strategy share: the timeline, the app, and what is pending.
///
/// It is passed `inout` even to what only reads it: lending a structure of this size copies it.
struct Scene: ~Copyable {
  private(set) var timeline = TimelineView.none
  var directory: Directory
  var queue = PendingQueue()
  /// Labels that are stale for longer, in seconds, count as in excess.
  let tolerance: Double
  private let seed: UInt64
  private let unreadableStore: Double
  private var replication = 0
  /// When each name last stopped being its entity's name.
  private var nameEnds = Pool<Double>()
  /// The first slot of each entity, and the count of slots at the end.
  private var firstSlots = Pool<Int32>()

  init(_ strategy: StrategyInstance, tolerance: Double, seed: UInt64, _ faults: Faults) {
    directory = Directory(strategy, faults)
    self.tolerance = tolerance
    self.seed = seed
    unreadableStore = faults.unreadableStore
  }

  mutating func begin(_ timeline: TimelineView, replication: Int) {
    self.timeline = timeline
    self.replication = replication
    directory.begin(timeline)
    queue.removeAll()
    nameEnds.extend(to: timeline.nameCount, by: 0)
    firstSlots.removeAll()
    var slot = 0
    for entity in 0..<timeline.entities.count {
      firstSlots.append(Int32(truncatingIfNeeded: slot))
      while slot < timeline.slots.count,
        timeline.slots[slot].entity == Int32(truncatingIfNeeded: entity)
      { slot += 1 }
    }
    firstSlots.append(Int32(truncatingIfNeeded: slot))
  }

  mutating func end() {
    directory.end()
    timeline = .none
  }

  @inline(__always)
  func entity(ofSlot slot: Int) -> Int { Int(timeline.slots[slot].entity) }

  /// The slots that select, or once selected, an entity.
  @inline(__always)
  func slots(of entity: Int) -> Range<Int> {
    Int(firstSlots[entity])..<Int(firstSlots[entity + 1])
  }

  @inline(__always)
  func text(_ name: Int32) -> Int32 { timeline.text(name) }

  /// When what a label shows last stopped being the entity's name; a placeholder never was.
  @inline(__always)
  func staleSince(_ label: Label) -> Double {
    label.name == timeline.placeholder
      ? label.captured : nameEnds[Int(timeline.representative(label.name))]
  }

  @inline(__always)
  mutating func answer(_ identifier: Int32) -> IdentifierTable.Answer {
    directory.answer(identifier)
  }

  /// The identifier as a host keeps it that cuts off what is longer than a limit.
  @inline(__always)
  mutating func cut(_ identifier: Int32, to limit: Int?, of entity: Int) -> Int32 {
    directory.cut(identifier, to: limit, of: entity)
  }

  mutating func create(_ entity: Int, name: Int32, at time: Double) {
    directory.create(entity, name: name, at: time)
  }

  /// Saves an entity; says whether that changed its display, and what it did to the identifier.
  mutating func save(_ entity: Int, name: Int32, telling: Event.Telling, at time: Double)
    -> (changesDisplay: Bool, change: Directory.Change)
  {
    let before = directory.entities[entity].name
    let changesDisplay = text(before) != text(name)
    if changesDisplay {
      nameEnds[Int(timeline.representative(before))] = time
    }
    let change = directory.save(
      entity, name: name, changesDisplay: changesDisplay, telling: telling, at: time)
    return (changesDisplay, change)
  }

  /// Whether a slot's capture of this number meets a store that cannot be read.
  func failsToRead(_ slot: Int, capture: UInt64) -> Bool {
    uniform(.unreadableStore, slot: slot, index: capture) < unreadableStore
  }

  /// A uniform variate that only the entity's identity and the number of its renames so far decide.
  mutating func chanceOfPush(_ entity: Int) -> Double {
    let index = directory.noteDisplayChange(of: entity)
    let stream = RandomStream(
      seed: seed, replication: replication, entity: timeline.entities[entity].stream,
      purpose: .pushes, item: 0)
    return RandomStream.uniform(stream.word(at: index))
  }

  /// A uniform variate that only the slot's identity, the purpose and the index decide.
  func uniform(_ purpose: Purpose, slot: Int, index: UInt64) -> Double {
    let slot = timeline.slots[slot]
    let stream = RandomStream(
      seed: seed, replication: replication, entity: timeline.entities[Int(slot.entity)].stream,
      purpose: purpose, item: Int(slot.ordinal))
    return RandomStream.uniform(stream.word(at: index))
  }
}
