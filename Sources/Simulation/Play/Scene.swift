import Workload

/// What the hosts of one strategy share: the timeline, the app, and what is pending.
struct Scene {
  private(set) var timeline = Timeline()
  var directory: Directory
  var queue = PendingQueue()
  /// Labels that are stale for longer, in seconds, count as in excess.
  let tolerance: Double
  private let seed: UInt64
  private var replication = 0
  /// When each name last stopped being its entity's name.
  private var nameEnds: [Double] = []
  private var slotRanges: [Range<Int>] = []

  init(_ strategy: StrategyInstance, tolerance: Double, seed: UInt64) {
    directory = Directory(strategy)
    self.tolerance = tolerance
    self.seed = seed
  }

  mutating func begin(_ timeline: Timeline, replication: Int) {
    self.timeline = timeline
    self.replication = replication
    directory.begin(entities: timeline.entities.count)
    queue.removeAll()
    let missing = timeline.names.entries.count - nameEnds.count
    if missing > 0 { nameEnds.append(contentsOf: repeatElement(0, count: missing)) }
    slotRanges.removeAll(keepingCapacity: true)
    var start = 0
    for entity in timeline.entities.indices {
      var end = start
      while end < timeline.slots.count, timeline.slots[end].entity == entity { end += 1 }
      slotRanges.append(start..<end)
      start = end
    }
  }

  mutating func end() {
    directory.end()
    // The next timeline is built in the same storage, which must not be shared by then.
    timeline = Timeline()
  }

  @inline(__always)
  func entity(ofSlot slot: Int) -> Int { timeline.slots[slot].entity }

  /// The slots that select, or once selected, an entity.
  @inline(__always)
  func slots(of entity: Int) -> Range<Int> { slotRanges[entity] }

  @inline(__always)
  func text(_ name: Int32) -> Int32 { timeline.names.entries[Int(name)].text }

  @inline(__always)
  func lastEnd(ofName name: Int32) -> Double {
    nameEnds[Int(timeline.names.entries[Int(name)].representative)]
  }

  @inline(__always)
  mutating func answer(_ identifier: Int32) -> IdentifierTable.Answer {
    directory.answer(identifier, timeline)
  }

  @inline(__always)
  mutating func cutIdentifier(of entity: Int, to limit: Int?) -> Int32 {
    directory.cut(directory.entities[entity].identifier, to: limit, of: entity, timeline)
  }

  mutating func create(_ entity: Int, name: Int32, at time: Double) {
    directory.create(entity, name: name, at: time, timeline)
  }

  /// Saves an entity; says whether that changed its display, and what it did to the identifier.
  mutating func save(_ entity: Int, name: Int32, at time: Double)
    -> (changesDisplay: Bool, change: Directory.Change)
  {
    let before = directory.entities[entity].name
    let changesDisplay = text(before) != text(name)
    if changesDisplay {
      nameEnds[Int(timeline.names.entries[Int(before)].representative)] = time
    }
    let change = directory.save(
      entity, name: name, changesDisplay: changesDisplay, at: time, timeline)
    return (changesDisplay, change)
  }

  /// A uniform variate that only the slot's identity, the purpose and the index decide.
  func uniform(_ purpose: Purpose, slot: Int, index: UInt64) -> Double {
    let slot = timeline.slots[slot]
    let stream = RandomStream(
      seed: seed, replication: replication, entity: timeline.entities[slot.entity].stream,
      purpose: purpose, item: slot.ordinal)
    return RandomStream.uniform(stream.word(at: index))
  }
}
