/// A recorded history of edits and, if it has them, user actions.
package struct Trace: Sendable {
  /// One event of an entity; `item` counts names in `Trace.names` and slots and links per entity.
  struct Row: Sendable {
    let time: Double
    let kind: Event.Kind
    let item: Int
  }

  /// An entity with its rows in the order of time.
  package struct History: Sendable {
    package let key: String
    /// Names its random streams: a digest of the key, so the order of rows does not matter.
    package let stream: UInt64
    var rows: [Row] = []
    var slots: [String] = []
    var links: [String] = []

    init(key: String) {
      self.key = key
      // FNV-1a. Two keys with one digest would only share their users' habits.
      stream = key.utf8.reduce(14_695_981_039_346_656_037) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
    }
  }

  /// In the order of their keys' bytes.
  package let entities: [History]
  package let names: NameTable
  /// The first time as seconds since 1970, or nil when the file counts seconds of its own.
  package let start: Double?
  /// From the first row to one second after the last one.
  package let duration: Double
  /// What was left out of the file, for the user to know.
  package let notes: [String]

  /// How many rows there are of a kind.
  package func count(of kind: Event.Kind) -> Int {
    entities.reduce(0) { $0 + $1.rows.count { $0.kind == kind } }
  }

  /// Adds one entity with what was recorded of it, and says when it can be selected.
  ///
  /// - Returns: Nil when the entity is created only after the horizon.
  func add(to timeline: inout Timeline, entity: Int, horizon: Double)
    -> (entity: Int, selectable: Range<Double>)?
  {
    let history = entities[entity]
    guard let created = history.rows.first?.time, created < horizon else { return nil }
    let index = timeline.addEntity(key: history.key.utf8, stream: history.stream)
    // Slots of the file and slots laid over it must not share random streams.
    let slots = history.slots.indices.map {
      timeline.addSlot(of: index, ordinal: $0 + Self.firstOrdinal)
    }
    let links = history.links.map { _ in timeline.addLink(of: index) }
    for row in history.rows where row.time < horizon {
      let item =
        switch row.kind {
        case .pick, .release, .view, .use: slots[row.item]
        case .link, .follow: links[row.item]
        default: row.item
        }
      timeline.add(row.kind, at: row.time, entity: index, item: item)
    }
    return (index, created..<horizon)
  }

  private static let firstOrdinal = 1 << 24
}

extension Trace {
  /// What the trace says, the same for every order of its entities.
  package var canonicalText: String {
    var lines: [String] = []
    for entity in entities {
      for row in entity.rows {
        let item =
          switch row.kind {
          case .create, .restore, .rename: names.string(row.item)
          case .pick, .release, .view, .use: entity.slots[row.item]
          case .link, .follow: entity.links[row.item]
          case .delete, .touch: ""
          }
        lines.append("\(row.time)\t\(entity.key)\t\(row.kind.rawValue)\t\(item)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
