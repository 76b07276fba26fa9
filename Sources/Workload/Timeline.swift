/// What happens to some entities, their slots and their links, in the order of time.
///
/// Usually the entities are one, whose timeline is built, played and thrown away. Strategies
/// whose answers depend on other entities get one timeline of all of them.
package struct Timeline: Sendable {
  /// The identity of an entity.
  package struct Entity: Sendable {
    /// Where the key is in `keyBytes`.
    package let key: Range<Int>
    /// Names its random streams: the same for the same key, wherever the entity stands.
    package let stream: UInt64
    /// Its links that are kept apart, as places in `quietLinks`, and their follows.
    package internal(set) var links = 0..<0
    package internal(set) var follows = 0..<0
  }

  /// A slot with the entity that it selects.
  package struct Slot: Sendable {
    package let entity: Int
    /// Its number among the slots of the entity; names its random streams.
    package let ordinal: Int
    /// Its views that are kept apart, as places in `quietViews`.
    package internal(set) var views = 0..<0
  }

  /// A link that is kept apart.
  package struct QuietLink: Sendable {
    package let link: Int32
    package let issued: Double
  }

  /// The following of a link that is kept apart.
  package struct QuietFollow: Sendable {
    package let link: Int32
    package let time: Double
  }

  package internal(set) var events: [Event] = []
  package internal(set) var entities: [Entity] = []
  package internal(set) var keyBytes: [UInt8] = []
  package internal(set) var slots: [Slot] = []
  /// The entity of each link.
  package internal(set) var links: [Int] = []
  package internal(set) var names = NameTable()

  // Views, links and follows change nothing, so they need no place among the events: what comes
  // of them is found when the state that they meet ends. Each list is in the order of time within
  // its slot or entity. They outnumber the events by far.
  package internal(set) var quietViews: [Double] = []
  package internal(set) var quietLinks: [QuietLink] = []
  package internal(set) var quietFollows: [QuietFollow] = []
  /// Whether actions that are laid over the edits are kept apart rather than among the events.
  package let keepsQuietApart: Bool

  /// Makes an empty timeline.
  ///
  /// - Parameter keepsQuietApart: False where each view, link and follow must be met in its turn:
  ///   when users react to what they see, when somebody watches, and when the entities of the
  ///   timeline are not independent.
  package init(keepsQuietApart: Bool) {
    self.keepsQuietApart = keepsQuietApart
  }

  /// How many things happen.
  package var count: Int {
    events.count + quietViews.count + quietLinks.count + quietFollows.count
  }

  /// The key of an entity as text.
  package func key(_ entity: Int) -> String {
    String(decoding: keyBytes[entities[entity].key], as: UTF8.self)
  }

  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    entities.removeAll(keepingCapacity: true)
    keyBytes.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    quietViews.removeAll(keepingCapacity: true)
    quietLinks.removeAll(keepingCapacity: true)
    quietFollows.removeAll(keepingCapacity: true)
  }

  mutating func addEntity(key: some Sequence<UInt8>, stream: UInt64) -> Int {
    let start = keyBytes.count
    keyBytes.append(contentsOf: key)
    entities.append(Entity(key: start..<keyBytes.count, stream: stream))
    return entities.count - 1
  }

  mutating func addSlot(of entity: Int, ordinal: Int) -> Int {
    slots.append(Slot(entity: entity, ordinal: ordinal))
    return slots.count - 1
  }

  mutating func addLink(of entity: Int) -> Int {
    links.append(entity)
    return links.count - 1
  }

  mutating func add(_ kind: Event.Kind, at time: Double, entity: Int, item: Int = 0) {
    events.append(
      Event(
        time: time, entity: Int32(truncatingIfNeeded: entity),
        item: Int32(truncatingIfNeeded: item),
        sequence: UInt32(truncatingIfNeeded: events.count), kind: kind))
  }

  /// Puts the events into the order in which they are played.
  mutating func sort() {
    events.sort(by: <)
  }
}

/// One thing that happens to an entity, a slot or a link.
package struct Event: Sendable {
  /// The kinds, in the order in which events of one instant are played.
  package enum Kind: UInt8, Sendable {
    case create, delete, restore
    case rename, touch
    /// The slot selects another entity from now on.
    case release
    case pick
    case link
    case view, use
    case follow

    /// The place at one instant; kinds of one rank are played in the order of their stream.
    @inline(__always)
    package var rank: Int {
      switch self {
      case .create: 0
      case .delete, .restore: 2
      case .rename, .touch: 4
      case .release, .pick: 6
      case .link: 8
      case .view, .use: 10
      case .follow: 12
      }
    }
  }

  /// Seconds since the start of the history.
  package let time: Double
  package let entity: Int32
  /// The name of `create`, `restore` and `rename`, the link of `link` and `follow`, else the slot.
  package let item: Int32
  let sequence: UInt32
  package let kind: Kind

  @inline(__always)
  static func < (one: Event, other: Event) -> Bool {
    if one.time != other.time { return one.time < other.time }
    if one.kind.rank != other.kind.rank { return one.kind.rank < other.kind.rank }
    return one.sequence < other.sequence
  }
}
