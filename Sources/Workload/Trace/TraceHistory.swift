import Diagnostics

/// Checks that the rows of a trace can have happened, and finds the entities of those that name
/// only a slot or a link.
struct TraceHistory {
  private(set) var table: TraceRows
  /// What a slot lost to another entity, with how many rows were checked before it.
  private(set) var releases: [(before: Int, row: TraceRow)] = []
  /// The rows in the order of time; nil when that of the file serves.
  let order: [UInt32]?
  private var states: [State]
  /// The entity that each slot selects and that each link was issued for.
  private var holders: [UInt32]
  private var issuers: [UInt32]
  private var doubts: TraceDoubts

  private enum State: UInt8 { case unknown, alive, deleted }

  init(_ table: consuming TraceRows) {
    order = Self.order(table)
    doubts = table.doubts
    states = Array(repeating: .unknown, count: table.keys.count)
    holders = Array(repeating: 0, count: table.slots.count)
    issuers = Array(repeating: 0, count: table.links.count)
    self.table = table
    for position in self.table.rows.indices { check(position) }
  }

  /// Rows of one instant keep their order.
  private static func order(_ table: borrowing TraceRows) -> [UInt32]? {
    // An entity's own rows need no other entity's, unless they share slots or links.
    let isShared = table.slots.count > 1 || table.links.count > 1
    if table.isInOrder || table.isInOrderByEntity && !isShared { return nil }
    return table.rows.withUnsafeBufferPointer { rows in
      rows.indices.map { UInt32(truncatingIfNeeded: $0) }.sorted { one, other in
        (rows[Int(one)].time, one) < (rows[Int(other)].time, other)
      }
    }
  }
}

// MARK: One row

extension TraceHistory {
  @inline(__always)
  private mutating func check(_ position: Int) {
    let index = order.map { Int($0[position]) } ?? position
    let row = table.rows[index]
    guard let kind = row.kind else { return }
    switch kind {
    case .create: create(row, index)
    case .view, .use: find(row, kind, .slot, index)
    case .follow: find(row, kind, .link, index)
    default: edit(row, kind, index, position)
    }
  }

  private mutating func create(_ row: TraceRow, _ index: Int) {
    if row.entity == 0 { return blame(.entity, index, "'create' needs an entity") }
    if states[Int(row.entity)] != .unknown {
      return blame(
        .entity, index, "'\(key(row.entity))' was created before",
        help: "a deleted entity comes back by 'restore'; a new one needs a new key")
    }
    guard isNamed(row, .create, index) else { return doubts.add(row.entity, .entity) }
    states[Int(row.entity)] = .alive
  }

  @inline(__always)
  private mutating func edit(_ row: TraceRow, _ kind: Event.Kind, _ index: Int, _ position: Int) {
    let state = states[Int(row.entity)]
    guard state == (kind == .restore ? .deleted : .alive) else {
      return blameState(row, kind, index)
    }
    switch kind {
    case .delete: states[Int(row.entity)] = .deleted
    case .restore: states[Int(row.entity)] = .alive
    case .rename: _ = isNamed(row, .rename, index)
    case .pick: pick(row, before: position)
    case .link: issue(row, index)
    default: break
    }
  }

  private mutating func blameState(_ row: TraceRow, _ kind: Event.Kind, _ index: Int) {
    let state = states[Int(row.entity)]
    if row.entity == 0 {
      blame(.entity, index, "'\(TraceEvents.name(of: kind))' needs an entity")
    } else if !doubts.contains(row.entity, .entity) {
      let problem =
        switch state {
        case .unknown: ("was not created", "a 'create' of it must come first")
        case .alive: ("is not deleted", nil as String?)
        case .deleted: ("is deleted", "a 'restore' of it must come first")
        }
      blame(.entity, index, "'\(key(row.entity))' \(problem.0)", help: problem.1)
    }
    if kind.item == .slot { doubts.add(row.item, .slot) }
    if kind.item == .link { doubts.add(row.item, .link) }
  }

  @inline(__always)
  private mutating func isNamed(_ row: TraceRow, _ kind: Event.Kind, _ index: Int) -> Bool {
    if row.item != 0 { return true }
    blame(
      .name, index, "'\(TraceEvents.name(of: kind))' needs a name",
      help: "write it in the column 'name'")
    return false
  }

  private func key(_ entity: UInt32) -> String { table.keys.list.string(Int(entity)) }

  private mutating func blame(
    _ column: TraceColumn, _ index: Int, _ message: String, help: String? = nil
  ) {
    table.findings.add(message, at: .row(index, column), help: help)
  }
}

// MARK: Slots and links, which belong to an entity without naming it in every row

extension TraceHistory {
  @inline(__always)
  private mutating func pick(_ row: TraceRow, before position: Int) {
    let holder = holders[Int(row.item)]
    if holder != 0, holder != row.entity {
      let release = TraceRow(time: row.time, entity: holder, kind: .release, item: row.item)
      releases.append((position, release))
    }
    holders[Int(row.item)] = row.entity
  }

  private mutating func issue(_ row: TraceRow, _ index: Int) {
    if row.item == 0 { return blame(.link, index, "'link' needs a name in the column 'link'") }
    if issuers[Int(row.item)] != 0 {
      return blame(.link, index, "'\(table.links.list.string(Int(row.item)))' was issued before")
    }
    issuers[Int(row.item)] = row.entity
  }

  /// Gives a view, use or follow the entity that its slot or link belongs to at the time.
  @inline(__always)
  private mutating func find(
    _ row: TraceRow, _ kind: Event.Kind, _ column: TraceColumn, _ index: Int
  ) {
    let holder = column == .slot ? holders[Int(row.item)] : issuers[Int(row.item)]
    guard holder != 0, row.entity == 0 || row.entity == holder else {
      return blameHolder(row, kind, column, holder, index)
    }
    table.setEntity(holder, ofRow: index)
  }

  private mutating func blameHolder(
    _ row: TraceRow, _ kind: Event.Kind, _ column: TraceColumn, _ holder: UInt32, _ index: Int
  ) {
    let isSlot = column == .slot
    if row.item == 0 {
      return blame(
        column, index,
        "'\(TraceEvents.name(of: kind))' needs a \(column.name)\(isSlot ? " or an entity" : "")")
    }
    if doubts.contains(row.item, column) { return }
    let list = isSlot ? table.slots.list : table.links.list
    let own = list.string(Int(row.item))
    if holder != 0 {
      return blame(
        .entity, index, "'\(own)' belongs to '\(key(holder))', not to '\(key(row.entity))'",
        help: "leave the entity empty or write '\(key(holder))'")
    }
    if doubts.contains(row.entity, .entity) { return }
    let isOwn =
      isSlot && row.entity != 0 && list[Int(row.item)].elementsEqual(table.ownSlot(of: row.entity))
    blame(
      isOwn ? .entity : column, index,
      "'\(isOwn ? key(row.entity) : own)' was not \(isSlot ? "picked" : "issued")",
      help: isSlot ? "a 'pick' of it must come first" : "a 'link' that issues it must come first")
  }
}
