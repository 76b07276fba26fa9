/// A recorded history of edits and, if it has them, user actions.
///
/// A class, since it is too large to be handed from entity to entity by value.
package final class Trace: Sendable {
  /// Slots or links: what they are called, and which of them each entity has.
  struct Items: Sendable {
    let texts: ByteList
    let membership: Membership

    /// What one of an entity's slots or links is called.
    func bytes(of entity: Int, _ item: Int) -> ArraySlice<UInt8> {
      texts[Int(membership.member(item, of: entity))]
    }
  }

  private let keys: ByteList
  /// The numbers of the keys in the order of their bytes.
  private let order: [UInt32]
  /// By the numbers of keys and in the order of time; items count per entity.
  private let rows: EntityRows
  private let spellings: TraceNames
  private let slots: Items
  private let links: Items
  /// The first time as seconds since 1970, or nil when the file counts seconds of its own.
  package let start: Double?
  /// From the first row to one second after the last one.
  package let duration: Double
  /// What was left out of the file, for the user to know.
  package let notes: [String]

  init(
    keys: ByteList, order: [UInt32], rows: EntityRows, names: TraceNames, slots: Items,
    links: Items, start: Double?, duration: Double, notes: [String]
  ) {
    self.keys = keys
    self.order = order
    self.rows = rows
    spellings = names
    self.slots = slots
    self.links = links
    self.start = start
    self.duration = duration
    self.notes = notes
  }

  /// How many rows there are, creations included.
  package var rowCount: Int { rows.rows.count }

  /// How many rows there are of a kind.
  package func count(of kind: Event.Kind) -> Int { rows.rows.count { $0.kind == kind } }
}

// MARK: Entities

extension Trace {
  /// An entity of a trace.
  package struct History: Sendable {
    fileprivate let keyBytes: ArraySlice<UInt8>

    package var key: String { String(decoding: keyBytes, as: UTF8.self) }

    /// Names its random streams: a digest of the key, so the order of rows does not matter.
    ///
    /// FNV-1a. Two keys with one digest would only share their users' habits.
    package var stream: UInt64 {
      keyBytes.reduce(14_695_981_039_346_656_037) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
    }
  }

  /// The entities in the order of their keys' bytes.
  package struct Entities: RandomAccessCollection, Sendable {
    fileprivate let keys: ByteList
    fileprivate let order: [UInt32]

    package var startIndex: Int { 0 }
    package var endIndex: Int { order.count }

    package subscript(position: Int) -> History { History(keyBytes: keys[Int(order[position])]) }
  }

  package var entities: Entities { Entities(keys: keys, order: order) }

  /// The names of all entities, one entity after the other.
  package var names: NameTable {
    order.reduce(into: NameTable()) { _ = spellings.add(Int($1), to: &$0) }
  }

  /// Adds one entity with what was recorded of it, and says when it can be selected.
  ///
  /// - Returns: Nil when the entity is created only after the horizon.
  func add(to timeline: inout Timeline, entity: Int, horizon: Double)
    -> (entity: Int, selectable: Range<Double>)?
  {
    let key = Int(order[entity])
    guard let created = rows[key].first?.time, created < horizon else { return nil }
    let history = entities[entity]
    let index = timeline.addEntity(key: history.keyBytes, stream: history.stream)
    let firstName = spellings.add(key, to: &timeline.names)
    let (firstSlot, firstLink) = (timeline.slots.count, timeline.linkGroups.count)
    // Slots of the file and slots laid over it must not share random streams.
    for ordinal in 0..<slots.membership.members(of: key).count {
      _ = timeline.addSlot(of: index, ordinal: ordinal + Self.firstOrdinal)
    }
    for _ in links.membership.members(of: key) { _ = timeline.addLink(of: index) }
    for row in rows[key] {
      guard row.time < horizon, let kind = row.kind else { break }
      let first =
        switch kind.item {
        case .slot: firstSlot
        case .link: firstLink
        case .name: firstName
        case .nothing: kind == .delete ? firstName : 0
        }
      timeline.add(kind, at: row.time, entity: index, item: first + Int(row.item))
    }
    return (index, created..<horizon)
  }

  private static let firstOrdinal = 1 << 24
}

// MARK: Names

extension Trace {
  /// Every name that an entity ever had, in the order of keys and of time.
  var allNames: [NameList.Item] {
    order.flatMap { key -> [NameList.Item] in
      var names = NameTable()
      _ = spellings.add(Int(key), to: &names)
      return names.entries.map { item(key, names.bytes[$0.bytes]) }
    }
  }

  /// The last name of each entity that is there at the end, in the order of keys.
  var lastNames: [NameList.Item] {
    order.compactMap { key in
      let edits = rows[Int(key)].filter { $0.kind?.item == .name || $0.kind == .delete }
      guard let last = edits.last, last.kind != .delete else { return nil }
      return item(key, spellings.bytes(of: Int(key), Int(last.item)))
    }
  }

  private func item(_ key: UInt32, _ name: ArraySlice<UInt8>) -> NameList.Item {
    NameList.Item(key: Array(keys[Int(key)]), name: Array(name))
  }
}

// MARK: Text

extension Trace {
  /// What the trace says, the same for every order of its entities.
  package var canonicalText: String {
    var text: [UInt8] = []
    forEachCanonicalPart { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls `body` with the canonical text, an entity at a time.
  package func forEachCanonicalPart(_ body: ([UInt8]) -> Void) {
    var part: [UInt8] = []
    for (position, key) in order.enumerated() {
      part.removeAll(keepingCapacity: true)
      for row in rows[Int(key)] {
        if position > 0 || !part.isEmpty { part.append(UInt8(ascii: "\n")) }
        append(row, of: Int(key), to: &part)
      }
      body(part)
    }
  }

  private func append(_ row: TraceRow, of entity: Int, to text: inout [UInt8]) {
    guard let kind = row.kind else { return }
    text += "\(row.time)\t".utf8
    text += keys[entity]
    text += "\t\(kind.rawValue)\t".utf8
    switch kind.item {
    case .name: text += spellings.bytes(of: entity, Int(row.item))
    case .slot: text += slots.bytes(of: entity, Int(row.item))
    case .link: text += links.bytes(of: entity, Int(row.item))
    case .nothing: break
    }
  }
}
