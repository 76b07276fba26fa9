/// What happens to some entities, their slots and their links, in the order of time.
///
/// Usually the entities are one, whose timeline is built, played and thrown away. Strategies
/// whose answers depend on other entities get one timeline of all of them.
package struct Timeline: ~Copyable {
  /// Which of the actions that are laid over the edits are kept apart from the events.
  package enum Apart: Sendable {
    /// None: each is met in its turn, as when users react to what they see or somebody watches.
    case nothing
    /// Views, whose slot tells what they saw when its state next changes.
    case views
    /// Links and follows too, where nothing but an entity's own edits decides what they mean.
    case viewsAndLinks
  }

  /// The identity of an entity.
  package struct Entity: BitwiseCopyable, Sendable {
    /// Where the key is in `keyBytes`.
    package let keyStart: Int
    package let keyCount: Int
    /// Names its random streams: the same for the same key, wherever the entity stands.
    package let stream: UInt64
    /// Its first epoch in `epochs`.
    package internal(set) var firstEpoch = 0
    /// How many epochs it has; none where each link is met in its turn.
    package internal(set) var epochCount = 0
  }

  /// A slot with the entity that it selects.
  package struct Slot: BitwiseCopyable, Sendable {
    package let entity: Int32
    /// Its number among the slots of the entity; names its random streams.
    package let ordinal: Int32
    /// Its views that are kept apart, as places in `quietViews`.
    package internal(set) var firstView = 0
    package internal(set) var endOfViews = 0
  }

  package internal(set) var events = Pool<Event>()
  package internal(set) var entities = Pool<Entity>()
  package internal(set) var keyBytes = Pool<UInt8>()
  package internal(set) var slots = Pool<Slot>()
  package internal(set) var names = NameTable()
  /// When each link is issued.
  package internal(set) var linkTimes = Pool<Double>()
  package internal(set) var linkGroups = Pool<LinkGroup>()

  // Views, links and follows change nothing, so they need no place among the events: what comes
  // of them is found when the state that they meet ends. They outnumber the events by far.

  /// When slots are viewed, in the order of time within each slot.
  package internal(set) var quietViews = Pool<Double>()
  package internal(set) var epochs = Pool<Epoch>()
  package internal(set) var quietFollows = Pool<GroupFollows>()
  /// The name that stands for a store that cannot be read, as its entry; −1 for none.
  package private(set) var placeholder = -1
  package let apart: Apart
  /// The times of the latest entity's edits.
  var edits = Pool<Double>()
  /// The follows of its links that are kept apart.
  var latestFollows = Pool<QuietFollow>()

  /// Makes an empty timeline.
  package init(apart: Apart) { self.apart = apart }

  /// How many things happen.
  package var count: Int {
    var count = events.count + quietViews.count
    for epoch in epochs.values {
      let group = linkGroups[epoch.group]
      count += Int(group.endOfLinks - group.firstLink + epoch.followed)
    }
    return count
  }

  /// The key of an entity as text.
  package func key(_ entity: Int) -> String {
    let bytes = keyBytes.values.dropFirst(entities[entity].keyStart)
    return String(decoding: bytes.prefix(entities[entity].keyCount), as: UTF8.self)
  }

  mutating func addPlaceholder(_ text: String) { placeholder = names.addPlaceholder(text) }

  mutating func removeAll() {
    placeholder = -1
    events.removeAll()
    entities.removeAll()
    keyBytes.removeAll()
    slots.removeAll()
    linkTimes.removeAll()
    linkGroups.removeAll()
    names.removeAll()
    quietViews.removeAll()
    epochs.removeAll()
    quietFollows.removeAll()
  }

  mutating func addEntity(key: some Sequence<UInt8>, stream: UInt64) -> Int {
    let start = keyBytes.count
    for byte in key { keyBytes.append(byte) }
    entities.append(Entity(keyStart: start, keyCount: keyBytes.count - start, stream: stream))
    edits.removeAll()
    return entities.count - 1
  }

  mutating func addSlot(of entity: Int, ordinal: Int) -> Int {
    slots.append(
      Slot(
        entity: Int32(truncatingIfNeeded: entity), ordinal: Int32(truncatingIfNeeded: ordinal)))
    return slots.count - 1
  }

  @inline(__always)
  mutating func add(_ kind: Event.Kind, at time: Double, entity: Int, item: Int = 0) {
    if kind.isEdit { edits.append(time) }
    if kind == .link { linkTimes[Int(linkGroups[item].firstLink)] = time }
    events.append(
      Event(
        time: time, entity: Int32(truncatingIfNeeded: entity),
        item: Int32(truncatingIfNeeded: item),
        sequence: UInt32(truncatingIfNeeded: events.count), kind: kind))
  }

  /// Puts the events into the order in which they are played.
  mutating func sort() {
    if events.count <= Self.mostForPlainSort { events.sort(by: <) } else { sortByTime() }
  }

  private static let mostForPlainSort = 4096

  /// Sorts many events by distributing them over spans of time first, in which few are left.
  ///
  /// Events of a population are spread over the whole history, so this takes time in proportion
  /// to their number; where they are not, only the sorting of spans takes longer.
  private mutating func sortByTime() {
    let spans = events.count / 16
    let end = events.values.reduce(0) { max($0, $1.time) }
    let scale = end > 0 ? Double(spans - 1) / end : 0
    func span(of event: Event) -> Int { min(spans - 1, max(0, Int(event.time * scale))) }
    var ends = Pool<Int>()
    ends.reset(to: 0, count: spans + 1)
    for event in events.values { ends[span(of: event) + 1] += 1 }
    for span in 0..<spans { ends[span + 1] += ends[span] }
    guard let first = events.values.first else { return }
    var sorted = Pool<Event>()
    sorted.reset(to: first, count: events.count)
    for event in events.values {
      let span = span(of: event)
      sorted[ends[span]] = event
      ends[span] += 1
    }
    var start = 0
    for span in 0..<spans {
      sorted.sort(start..<ends[span], by: <)
      start = ends[span]
    }
    swap(&events, &sorted)
  }
}

/// One thing that happens to an entity, a slot or a link.
package struct Event: BitwiseCopyable, Sendable {
  /// The kinds, in the order in which events of one instant are played.
  package enum Kind: UInt8, CaseIterable, BitwiseCopyable, Sendable {
    case create, delete, restore
    case rename, touch
    /// The slot selects another entity from now on.
    case release
    case pick
    case link
    case view, use
    case follow
    /// The app forgets what the strategy remembers.
    case loseMemory
    /// What the strategy remembers is copied, and set back to the copy.
    case backUp, rewindMemory
    /// Another strategy takes over.
    case changeScheme

    /// The place at one instant; kinds of one rank are played in the order of their stream.
    @inline(__always)
    package var rank: Int {
      switch self {
      case .create: 0
      case .delete, .restore: 2
      case .rename, .touch: 4
      case .loseMemory, .backUp, .rewindMemory, .changeScheme: 6
      case .release, .pick: 8
      case .link: 10
      case .view, .use: 12
      case .follow: 14
      }
    }

    /// Whether it happens to the entity itself or to what is remembered of it, which can change what links mean.
    @inline(__always)
    var isEdit: Bool { rank <= 6 }
  }

  /// Seconds since the start of the history.
  package let time: Double
  package let entity: Int32
  /// The name of `create`, `restore` and `rename`, the group of `link` and `follow`, else the
  /// slot.
  package let item: Int32
  let sequence: UInt32
  package let kind: Kind
  package internal(set) var telling = Telling.truth

  /// What the strategy is told of a save.
  package enum Telling: UInt8, BitwiseCopyable, Sendable {
    case truth
    /// Nothing at all: it was written past the strategy.
    case nothing
    /// Nothing either: the language changed, and no save was made.
    case nothingOfLanguage
    /// A rename although it was none.
    case rename
  }

  @inline(__always)
  static func < (one: Event, other: Event) -> Bool {
    if one.time != other.time { return one.time < other.time }
    if one.kind.rank != other.kind.rank { return one.kind.rank < other.kind.rank }
    return one.sequence < other.sequence
  }
}
