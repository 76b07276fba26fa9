extension Trace {
  /// Makes a trace of checked rows: sorted by entity, with times from the first row on and items
  /// counted per entity.
  convenience init(_ history: consuming TraceHistory, notes: [String]) {
    let table = history.table
    let times = table.rows.lazy.map(\.time)
    let (start, end) = (times.min() ?? 0, times.max() ?? 0)
    let isDated = table.isDated ?? false
    let (keys, names, slots, links) = (
      table.keys.list, table.names.list, table.slots.list, table.links.list
    )
    var numbers = ItemNumbers(names: names.count, slots: slots.count, links: links.count)
    // From here on nobody needs the rows in the order of the file.
    var rows = Self.grouped(history)
    rows.update { row in
      row.numbered(time: row.time - start, item: numbers.item(of: row))
    } endEntity: {
      numbers.endEntity()
    }
    self.init(
      keys: keys, order: KeyOrder.sorted(keys), rows: rows,
      names: TraceNames(names, numbers.names.membership),
      slots: Items(texts: slots, membership: numbers.slots.membership),
      links: Items(texts: links, membership: numbers.links.membership),
      start: isDated ? start : nil, duration: end - start + 1, notes: notes)
  }

  private static func grouped(_ history: consuming TraceHistory) -> EntityRows {
    var counts = [UInt32](repeating: 0, count: history.table.keys.count)
    history.forEachRow { counts[Int($0.entity)] += 1 }
    return EntityRows(counts: counts) { history.forEachRow($0) }
  }
}

/// Counts names, slots and links per entity instead of per file.
private struct ItemNumbers {
  private(set) var names: Membership.Builder
  private(set) var slots: Membership.Builder
  private(set) var links: Membership.Builder
  /// The name that the entity has, which it keeps while it is deleted.
  private var name: UInt32 = 0

  init(names: Int, slots: Int, links: Int) {
    self.names = Membership.Builder(count: names)
    self.slots = Membership.Builder(count: slots)
    self.links = Membership.Builder(count: links)
  }

  @inline(__always)
  mutating func item(of row: TraceRow) -> UInt32 {
    switch row.kind?.item {
    case .name:
      if row.item != 0 { name = names.number(of: row.item) }
      return name
    case .slot: return slots.number(of: row.item)
    case .link: return links.number(of: row.item)
    case .nothing, nil: return row.kind == .delete ? name : 0
    }
  }

  mutating func endEntity() {
    names.endEntity()
    slots.endEntity()
    links.endEntity()
  }
}

extension TraceHistory {
  /// Calls `body` with rows and releases in the order in which they were checked.
  @inline(__always)
  fileprivate func forEachRow(_ body: (TraceRow) -> Void) {
    var rest = releases[...]
    for position in table.rows.indices {
      while let release = rest.first, release.before == position {
        body(release.row)
        rest = rest.dropFirst()
      }
      body(table.rows[order.map { Int($0[position]) } ?? position])
    }
  }
}
