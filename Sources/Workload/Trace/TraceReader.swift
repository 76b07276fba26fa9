package import Diagnostics

/// Reads a trace file and checks that its history can have happened.
package struct TraceReader {
  var mistakes: [Mistake] = []
  /// Whether the first row has a date, not seconds.
  var datesSeen = false
  private var histories: [String: Int] = [:]
  var entities: [Trace.History] = []
  private var alive: [Bool] = []
  private var names = TraceNames()
  /// The numbers of each entity's slots.
  var slotItems: [[String: Int]] = []
  var holders: [String: Holder] = [:]
  var issuers: [String: Holder] = [:]
  /// Entities, slots and links with a row that was refused: what their other rows seem to lack
  /// may stand there.
  private var doubted: [TraceColumn: Set<String>] = [:]

  /// The entity that a slot selects or that a link was issued for, and its number there.
  struct Holder {
    var entity: Int
    var item: Int
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: CSV with a header row, or NDJSON when the first character is `{` or `[`.
  ///   - file: The name for messages.
  ///   - slack: By how many seconds a row of an entity may be earlier than the one before it.
  /// - Returns: The histories of all entities.
  /// - Throws: `Mistakes` with every row that is wrong.
  package static func read(_ bytes: [UInt8], file: String, slack: Double = 0) throws(Mistakes)
    -> Trace
  {
    var reader = TraceReader()
    if let place = UTF8Validation.firstError(in: bytes) {
      throw Mistakes(
        file: file, [Mistake("the text is not UTF-8", at: place, help: "save the file as UTF-8")],
        source: bytes)
    }
    let text = bytes.withoutByteOrderMark
    let isJSON = text.first { $0 > 0x20 }.map("{[".utf8.contains) ?? false
    let form = isJSON ? NDJSON.traceRecords(text) : CSV.traceRecords(bytes)
    reader.mistakes = form.mistakes
    for record in form.refused { reader.doubt(record) }
    let trace = reader.trace(form, slack: slack)
    guard reader.mistakes.isEmpty else {
      throw Mistakes(file: file, reader.mistakes, source: bytes)
    }
    return trace
  }

  private mutating func trace(_ form: TraceRecords, slack: Double) -> Trace {
    let moments = timed(form.records, slack: slack)
    if moments.isEmpty, mistakes.isEmpty {
      mistakes.append(Mistake("no rows stand below the header"))
    }
    let start = moments.first?.time ?? 0
    for (record, time) in moments { add(record, at: time - start) }
    let notes =
      form.ignored.isEmpty
      ? [] : ["columns that nothing reads: \(form.ignored.joined(separator: ", "))"]
    let order = entities.indices.sorted {
      entities[$0].key.utf8.lexicographicallyPrecedes(entities[$1].key.utf8)
    }
    return Trace(
      entities: order.map { entities[$0] }, names: names.table,
      start: datesSeen ? start : nil, duration: (moments.last?.time ?? 0) - start + 1, notes: notes)
  }
}

// MARK: One row

extension TraceReader {
  private static let kinds: [String: Event.Kind] = [
    "create": .create, "rename": .rename, "touch": .touch, "delete": .delete, "restore": .restore,
    "pick": .pick, "view": .view, "use": .use, "link": .link, "follow": .follow,
  ]

  private mutating func add(_ record: TraceRecord, at time: Double) {
    guard let kind = Self.kinds[record[.event]] else {
      doubt(record)
      mistakes.append(
        Mistake(
          record[.event].isEmpty ? "the row has no event" : "'\(record[.event])' is not an event",
          at: record.place(.event),
          help: Suggestion.help(for: record[.event], among: Self.kinds.keys.sorted())))
      return
    }
    switch kind {
    case .create: create(record, at: time)
    case .view, .use: addToHolder(kind, of: .slot, record, at: time)
    case .follow: addToHolder(kind, of: .link, record, at: time)
    default:
      guard let entity = histories[record[.entity]] else { return blameStranger(record) }
      add(kind, entity, record, at: time)
    }
  }

  private mutating func blameStranger(_ record: TraceRecord) {
    let key = record[.entity]
    if key.isEmpty {
      blame(.entity, of: record, "'\(record[.event])' needs an entity")
    } else if !isDoubted(key, .entity) {
      blame(
        .entity, of: record, "'\(key)' was not created", help: "a 'create' of it must come first")
    }
    doubt(record, [.slot, .link])
  }

  private mutating func create(_ record: TraceRecord, at time: Double) {
    let key = record[.entity]
    if key.isEmpty { return blame(.entity, of: record, "'create' needs an entity") }
    if histories[key] != nil {
      return blame(
        .entity, of: record, "'\(key)' was created before",
        help: "a deleted entity comes back by 'restore'; a new one needs a new key")
    }
    guard let name = name(of: record, entity: entities.count) else {
      return doubt(record, [.entity])
    }
    histories[key] = entities.count
    entities.append(Trace.History(key: key))
    alive.append(true)
    slotItems.append([:])
    append(.create, to: entities.count - 1, at: time, item: name)
  }

  private mutating func add(
    _ kind: Event.Kind, _ entity: Int, _ record: TraceRecord, at time: Double
  ) {
    guard alive[entity] == (kind != .restore) else {
      if !isDoubted(record[.entity], .entity) {
        let state = alive[entity] ? "is not deleted" : "is deleted"
        blame(
          .entity, of: record, "'\(record[.entity])' \(state)",
          help: alive[entity] ? nil : "a 'restore' of it must come first")
      }
      return doubt(record, [.slot, .link])
    }
    switch kind {
    case .delete, .restore:
      alive[entity] = kind == .restore
      let name = kind == .restore && !record[.name].isEmpty ? name(of: record, entity: entity) : nil
      append(kind, to: entity, at: time, item: name ?? names.current(entity))
    case .rename:
      if let name = name(of: record, entity: entity) {
        append(.rename, to: entity, at: time, item: name)
      }
    case .pick: pick(entity, record, at: time)
    case .link: issue(entity, record, at: time)
    default: append(kind, to: entity, at: time, item: 0)
    }
  }

  private mutating func name(of record: TraceRecord, entity: Int) -> Int? {
    guard !record[.name].isEmpty else {
      blame(
        .name, of: record, "'\(record[.event])' needs a name", help: "write it in the column 'name'"
      )
      return nil
    }
    return names.entry(record[.name], of: entity)
  }

  mutating func append(_ kind: Event.Kind, to entity: Int, at time: Double, item: Int) {
    entities[entity].rows.append(Trace.Row(time: time, kind: kind, item: item))
  }

  mutating func doubt(
    _ record: TraceRecord, _ columns: [TraceColumn] = [.entity, .slot, .link]
  ) {
    for column in columns {
      let name = column == .slot ? Self.slot(of: record) : record[column]
      if !name.isEmpty { doubted[column, default: []].insert(name) }
    }
  }

  func isDoubted(_ name: String, _ column: TraceColumn) -> Bool {
    doubted[column]?.contains(name) ?? false
  }

  mutating func blame(
    _ column: TraceColumn, of record: TraceRecord, _ message: String, help: String? = nil
  ) {
    mistakes.append(Mistake(message, at: record.place(column), help: help))
  }
}
