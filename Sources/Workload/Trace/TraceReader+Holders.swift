import Diagnostics

/// Slots and links, which belong to an entity without naming it in every row.
extension TraceReader {
  mutating func pick(_ entity: Int, _ record: TraceRecord, at time: Double) {
    let slot = Self.slot(of: record)
    if let holder = holders[slot], holder.entity != entity {
      append(.release, to: holder.entity, at: time, item: holder.item)
    }
    let known = slotItems[entity][slot]
    let item = known ?? entities[entity].slots.count
    if known == nil {
      entities[entity].slots.append(slot)
      slotItems[entity][slot] = item
    }
    holders[slot] = Holder(entity: entity, item: item)
    append(.pick, to: entity, at: time, item: item)
  }

  mutating func issue(_ entity: Int, _ record: TraceRecord, at time: Double) {
    let link = record[.link]
    if link.isEmpty { return blame(.link, of: record, "'link' needs a name in the column 'link'") }
    if issuers[link] != nil { return blame(.link, of: record, "'\(link)' was issued before") }
    issuers[link] = Holder(entity: entity, item: entities[entity].links.count)
    entities[entity].links.append(link)
    append(.link, to: entity, at: time, item: entities[entity].links.count - 1)
  }

  /// Adds a view, use or follow to the entity that the slot or link belongs to at the time.
  mutating func addToHolder(
    _ kind: Event.Kind, of column: TraceColumn, _ record: TraceRecord, at time: Double
  ) {
    let isSlot = column == .slot
    if record[column].isEmpty, !isSlot || record[.entity].isEmpty {
      return blame(
        column, of: record,
        "'\(record[.event])' needs a \(column.rawValue)\(isSlot ? " or an entity" : "")")
    }
    let own = isSlot ? Self.slot(of: record) : record[column]
    guard let holder = isSlot ? holders[own] : issuers[own] else {
      if isDoubted(own, column) || isDoubted(record[.entity], .entity) { return }
      let blamed = record[column].isEmpty ? TraceColumn.entity : column
      return blame(
        blamed, of: record, "'\(record[blamed])' was not \(isSlot ? "picked" : "issued")",
        help: isSlot ? "a 'pick' of it must come first" : "a 'link' that issues it must come first")
    }
    let key = entities[holder.entity].key
    guard record[.entity].isEmpty || record[.entity] == key else {
      if isDoubted(own, column) { return }
      return blame(
        .entity, of: record, "'\(own)' belongs to '\(key)', not to '\(record[.entity])'",
        help: "leave the entity empty or write '\(key)'")
    }
    append(kind, to: holder.entity, at: time, item: holder.item)
  }

  /// The slot of a row; an entity has one without a name.
  static func slot(of record: TraceRecord) -> String {
    record[.slot].isEmpty ? "slot of \(record[.entity])" : record[.slot]
  }
}
