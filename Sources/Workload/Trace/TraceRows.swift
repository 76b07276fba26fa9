import Diagnostics

/// The rows of a trace file as numbers, in the order of the file.
struct TraceRows {
  private(set) var rows: [TraceRow] = []
  var findings: TraceFindings
  private var keyBatch = ByteTable.Batch()
  private var nameBatch = ByteTable.Batch()
  private var slotBatch = ByteTable.Batch()
  private var linkBatch = ByteTable.Batch()
  private var pending: [Pending] = []
  private(set) var doubts = TraceDoubts()
  /// Whether the first row has a date, not seconds.
  private(set) var isDated: Bool?
  /// Whether the rows, and whether those of each entity, stand in the order of time.
  private(set) var isInOrder = true
  private(set) var isInOrderByEntity = true
  private let slack: Double
  private var latest: [Double] = []
  private var previous = -Double.infinity

  /// A row whose texts are not numbered yet; without a kind it was refused.
  private struct Pending {
    let time: Double
    let kind: Event.Kind?
  }

  private static let batchSize = 256

  /// Reads all rows.
  ///
  /// - Parameters:
  ///   - form: The file.
  ///   - most: At least as many rows as there are, so that they are stored in one piece.
  ///   - slack: By how many seconds a row of an entity may be earlier than the one before it.
  ///   - findings: What is known to be wrong.
  init(_ form: inout some TraceForm, most: Int, slack: Double, _ findings: TraceFindings) {
    self.findings = findings
    self.slack = slack
    rows.reserveCapacity(most)
    while form.next(&self.findings) {
      add(form)
      if pending.count == Self.batchSize {
        number(form.fields)
        form.forgetRewritten()
      }
    }
    number(form.fields)
    latest = []
  }

  var keys: ByteTable { keyBatch.table }
  var names: ByteTable { nameBatch.table }
  var slots: ByteTable { slotBatch.table }
  var links: ByteTable { linkBatch.table }

  /// What the slot of an entity is called whose slot has no name.
  func ownSlot(of entity: UInt32) -> [UInt8] {
    Array("slot of ".utf8) + keyBatch.table.list[Int(entity)]
  }

  mutating func setEntity(_ entity: UInt32, ofRow row: Int) { rows[row].entity = entity }
}

// MARK: One row

extension TraceRows {
  /// The number of the row that is read next.
  private var nextRow: Int { rows.count + pending.count }

  @inline(__always)
  private mutating func add(_ form: borrowing some TraceForm) {
    guard !form.isRefused, let time = time(form), let kind = kind(form) else {
      doubt(form.fields)
      return pending.append(Pending(time: 0, kind: nil))
    }
    keyBatch.want(form.fields[.entity], form.fields)
    switch kind.item {
    case .name: nameBatch.want(form.fields[.name], form.fields)
    case .slot: slotBatch.want(form.fields[.slot], form.fields)
    case .link: linkBatch.want(form.fields[.link], form.fields)
    case .nothing: break
    }
    pending.append(Pending(time: time, kind: kind))
  }

  private mutating func doubt(_ fields: TraceFields) {
    let entity = keyBatch.number(of: fields[.entity], fields)
    doubts.add(entity, .entity)
    doubts.add(ownSlot(slotBatch.number(of: fields[.slot], fields), entity), .slot)
    doubts.add(linkBatch.number(of: fields[.link], fields), .link)
  }

  @inline(__always)
  private mutating func ownSlot(_ slot: UInt32, _ entity: UInt32) -> UInt32 {
    slot == 0 && entity != 0 ? slotBatch.number(of: ownSlot(of: entity)) : slot
  }

  /// Turns the texts of the pending rows into numbers.
  private mutating func number(_ fields: TraceFields) {
    keyBatch.find(fields)
    nameBatch.find(fields)
    slotBatch.find(fields)
    linkBatch.find(fields)
    while latest.count < keyBatch.table.count { latest.append(-.infinity) }
    for row in pending { rows.append(numbered(row)) }
    pending.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func numbered(_ row: Pending) -> TraceRow {
    guard let kind = row.kind else { return .refused }
    let entity = keyBatch.next()
    let item =
      switch kind.item {
      case .name: nameBatch.next()
      case .slot: ownSlot(slotBatch.next(), entity)
      case .link: linkBatch.next()
      case .nothing: 0 as UInt32
      }
    guard isInTime(row.time, entity) else {
      doubts.add(entity, .entity)
      if kind.item == .slot { doubts.add(item, .slot) }
      if kind.item == .link { doubts.add(item, .link) }
      return .refused
    }
    return TraceRow(time: row.time, entity: entity, kind: kind, item: item)
  }

  @inline(__always)
  private mutating func kind(_ form: borrowing some TraceForm) -> Event.Kind? {
    if let kind = form.fields.withBytes(of: .event, TraceEvents.kind) { return kind }
    let event = form.fields.string(.event)
    findings.add(
      event.isEmpty ? "the row has no event" : "'\(event)' is not an event",
      at: .row(nextRow, .event),
      help: Suggestion.help(for: event, among: TraceEvents.kinds.map(\.name)))
    return nil
  }
}

// MARK: Times

extension TraceRows {
  /// The time of a row, if it is one of the kind that the file has.
  @inline(__always)
  private mutating func time(_ form: borrowing some TraceForm) -> Double? {
    guard let moment = form.fields.withBytes(of: .time, Moment.init) else {
      blameTime(form)
      return nil
    }
    let (time, isDate) =
      switch moment {
      case .date(let date): (date, true)
      case .seconds(let seconds): (seconds, false)
      }
    guard isDate == isDated ?? isDate else {
      findings.add(
        "the file mixes dates and seconds", at: .row(nextRow, .time),
        help: "the first row has \(isDate ? "seconds" : "a date")")
      return nil
    }
    isDated = isDate
    return time
  }

  private mutating func blameTime(_ form: borrowing some TraceForm) {
    let text = form.fields.string(.time)
    findings.add(
      text.isEmpty ? "the row has no time" : "'\(text)' is not a time",
      at: .row(nextRow, .time),
      help: "write 2026-01-31T12:00:00Z, or seconds such as 86400")
  }

  @inline(__always)
  private mutating func isInTime(_ time: Double, _ entity: UInt32) -> Bool {
    if isInOrder, time >= previous {
      // While the whole file is in order every entity is, and its latest time need not be read.
      previous = time
      latest[Int(entity)] = time
      return true
    }
    isInOrder = false
    let before = latest[Int(entity)]
    guard time >= before - slack else {
      findings.add(
        entity == 0
          ? "time goes back among rows without an entity"
          : "time goes back for '\(keyBatch.table.list.string(Int(entity)))'",
        at: .row(rows.count, .time),
        help: "order the rows of an entity by time, or set 'slack' beside 'trace'")
      return false
    }
    if time < before { isInOrderByEntity = false }
    latest[Int(entity)] = max(before, time)
    return true
  }
}
