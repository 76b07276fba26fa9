package import Diagnostics

/// Reads a trace file and checks that its history can have happened.
package struct TraceReader {
  private var mistakes: [Mistake] = []
  private var histories: [String: Int] = [:]
  private var entities: [Trace.History] = []
  private var alive: [Bool] = []
  private var names = TraceNames()
  private var holders: [String: Holder] = [:]
  private var issuers: [String: Holder] = [:]

  /// The entity that a slot selects or that a link was issued for, and its number there.
  private struct Holder {
    var entity: Int
    var item: Int
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: CSV with a header row, or NDJSON when the first character is `{`.
  ///   - file: The name for messages.
  ///   - slack: By how many seconds a row of an entity may be earlier than the one before it.
  /// - Throws: `Mistakes` with every row that is wrong.
  package static func read(_ bytes: [UInt8], file: String, slack: Double = 0) throws(Mistakes)
    -> Trace
  {
    var reader = TraceReader()
    if let place = UTF8Validation.firstError(in: bytes) {
      throw Mistakes(file: file, [Mistake("the text is not UTF-8", at: place)], source: bytes)
    }
    let isJSON = bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    let form = isJSON ? NDJSON.traceRecords(bytes) : CSV.traceRecords(bytes)
    reader.mistakes = form.mistakes
    let trace = reader.trace(form, slack: slack)
    guard reader.mistakes.isEmpty else {
      throw Mistakes(file: file, reader.mistakes, source: bytes)
    }
    return trace
  }

  private mutating func trace(_ form: TraceRecords, slack: Double) -> Trace {
    let moments = timed(form.records, slack: slack)
    if moments.isEmpty, mistakes.isEmpty { mistakes.append(Mistake("the file has no rows")) }
    let start = moments.first?.time ?? 0
    for (record, time) in moments { add(record, at: time - start) }
    let notes = form.ignored.isEmpty
      ? [] : ["columns that nothing reads: \(form.ignored.joined(separator: ", "))"]
    let order = entities.indices.sorted {
      entities[$0].key.utf8.lexicographicallyPrecedes(entities[$1].key.utf8)
    }
    return Trace(
      entities: order.map { entities[$0] }, names: names.table,
      start: datesSeen ? start : nil, duration: (moments.last?.time ?? 0) - start + 1, notes: notes)
  }

  private var datesSeen = false

  /// The rows whose time can be read, in the order of time; rows of one instant stay in order.
  private mutating func timed(_ records: [TraceRecord], slack: Double)
    -> [(record: TraceRecord, time: Double)]
  {
    var moments: [(record: TraceRecord, time: Double)] = []
    var latest: [String: Double] = [:]
    for record in records {
      guard let moment = Moment(record[.time]) else {
        mistakes.append(
          Mistake(
            "'\(record[.time])' is not a time", at: record.place(.time),
            help: "write 2026-01-31T12:00:00Z, or seconds such as 86400"))
        continue
      }
      if moments.isEmpty { datesSeen = moment.isDate }
      guard moment.isDate == datesSeen else {
        mistakes.append(
          Mistake(
            "the file mixes dates and seconds", at: record.place(.time),
            help: "the first row has \(datesSeen ? "a date" : "seconds")"))
        continue
      }
      let before = latest[record[.entity], default: -.infinity]
      if moment.value < before - slack {
        mistakes.append(
          Mistake(
            "time goes back for '\(record[.entity])'", at: record.place(.time),
            help: "order the rows of an entity by time, or set 'slack' beside 'trace'"))
      }
      latest[record[.entity]] = max(before, moment.value)
      moments.append((record, moment.value))
    }
    return moments.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
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
      mistakes.append(
        Mistake(
          "'\(record[.event])' is not an event", at: record.place(.event),
          help: Suggestion.help(for: record[.event], among: Self.kinds.keys.sorted())))
      return
    }
    switch kind {
    case .create: create(record, at: time)
    case .view, .use: addToHolder(kind, of: .slot, record, at: time)
    case .follow: addToHolder(kind, of: .link, record, at: time)
    default:
      guard let entity = histories[record[.entity]] else {
        blame(.entity, of: record, "'\(record[.entity])' was not created")
        return
      }
      add(kind, entity, record, at: time)
    }
  }

  private mutating func create(_ record: TraceRecord, at time: Double) {
    let key = record[.entity]
    if key.isEmpty { return blame(.entity, of: record, "the entity has no key") }
    if histories[key] != nil {
      return blame(
        .entity, of: record, "'\(key)' was created before",
        help: "a deleted entity comes back by 'restore'; a new one needs a new key")
    }
    guard let name = name(of: record, entity: entities.count) else { return }
    histories[key] = entities.count
    entities.append(Trace.History(key: key))
    alive.append(true)
    append(.create, to: entities.count - 1, at: time, item: name)
  }

  private mutating func add(
    _ kind: Event.Kind, _ entity: Int, _ record: TraceRecord, at time: Double
  ) {
    guard alive[entity] == (kind != .restore) else {
      let state = alive[entity] ? "is not deleted" : "is deleted"
      return blame(.entity, of: record, "'\(record[.entity])' \(state)")
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
      blame(.name, of: record, "'\(record[.event])' needs a name")
      return nil
    }
    return names.entry(record[.name], of: entity)
  }

  private mutating func pick(_ entity: Int, _ record: TraceRecord, at time: Double) {
    let slot = record[.slot].isEmpty ? "slot of \(record[.entity])" : record[.slot]
    if let holder = holders[slot], holder.entity != entity {
      append(.release, to: holder.entity, at: time, item: holder.item)
    }
    let known = entities[entity].slots.firstIndex(of: slot)
    let item = known ?? entities[entity].slots.count
    if known == nil { entities[entity].slots.append(slot) }
    holders[slot] = Holder(entity: entity, item: item)
    append(.pick, to: entity, at: time, item: item)
  }

  private mutating func issue(_ entity: Int, _ record: TraceRecord, at time: Double) {
    let link = record[.link]
    if link.isEmpty { return blame(.link, of: record, "'link' needs a name in the column 'link'") }
    if issuers[link] != nil { return blame(.link, of: record, "'\(link)' was issued before") }
    issuers[link] = Holder(entity: entity, item: entities[entity].links.count)
    entities[entity].links.append(link)
    append(.link, to: entity, at: time, item: entities[entity].links.count - 1)
  }

  /// Adds a view, use or follow to the entity that the slot or link belongs to at the time.
  private mutating func addToHolder(
    _ kind: Event.Kind, of column: TraceColumn, _ record: TraceRecord, at time: Double
  ) {
    let isSlot = column == .slot
    let own = isSlot && record[.slot].isEmpty ? "slot of \(record[.entity])" : record[column]
    guard let holder = isSlot ? holders[own] : issuers[own] else {
      return blame(
        column, of: record, isSlot ? "'\(own)' was not picked" : "'\(own)' was not issued")
    }
    let key = entities[holder.entity].key
    guard record[.entity].isEmpty || record[.entity] == key else {
      return blame(
        .entity, of: record, "'\(own)' belongs to '\(key)', not to '\(record[.entity])'",
        help: "leave the entity empty or write '\(key)'")
    }
    append(kind, to: holder.entity, at: time, item: holder.item)
  }

  private mutating func append(_ kind: Event.Kind, to entity: Int, at time: Double, item: Int) {
    entities[entity].rows.append(Trace.Row(time: time, kind: kind, item: item))
  }

  private mutating func blame(
    _ column: TraceColumn, of record: TraceRecord, _ message: String, help: String? = nil
  ) {
    mistakes.append(Mistake(message, at: record.place(column), help: help))
  }
}

/// Numbers the names of a trace.
private struct TraceNames {
  private(set) var table = NameTable()
  private var texts: [String: Int] = [:]
  private var entries: [[(spelling: String, entry: Int)]] = []
  private var latest: [Int] = []

  /// The latest name of an entity that has one.
  func current(_ entity: Int) -> Int { latest[entity] }

  /// The entry of a name of an entity. `==` of `String` is canonical equivalence, so spellings of
  /// one text meet in `texts`; only equal bytes are one entry.
  mutating func entry(_ name: String, of entity: Int) -> Int {
    while entries.count <= entity {
      entries.append([])
      latest.append(0)
    }
    let known = entries[entity].first { $0.spelling.utf8.elementsEqual(name.utf8) }
    let entry = known?.entry ?? add(name, to: entity)
    latest[entity] = entry
    return entry
  }

  private mutating func add(_ name: String, to entity: Int) -> Int {
    let text = texts[name] ?? texts.count
    texts[name] = text
    let same = entries[entity].first { $0.spelling == name }
    let entry = table.add(name.utf8, text: text, representative: same?.entry)
    entries[entity].append((name, entry))
    return entry
  }
}
