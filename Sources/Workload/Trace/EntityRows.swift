/// The rows of a trace, one entity after the other and in order within each.
struct EntityRows: Sendable {
  private(set) var rows: [TraceRow]
  /// Where the rows of each entity end; entities by the numbers of their keys.
  private var ends: [Int]

  /// Sorts rows by entity.
  ///
  /// Rows go to blocks of neighbouring entities first, each of which then fits a cache while its
  /// rows go to their entities: at random over all memory every row would wait for its place.
  ///
  /// - Parameters:
  ///   - counts: How many rows each entity has.
  ///   - forEachRow: Calls what it is given with each row in order.
  init(counts: [UInt32], _ forEachRow: ((TraceRow) -> Void) -> Void) {
    var total = 0
    let starts = counts.map { count in
      defer { total += Int(count) }
      return total
    }
    var shift = 0
    while counts.count >> shift > Self.mostBlocks { shift += 1 }
    var blockEnds = stride(from: 0, to: starts.count, by: 1 << shift).map { starts[$0] }
    rows = [TraceRow](unsafeUninitializedCapacity: total) { room, initialized in
      // Each block's place starts behind all rows of the blocks before it and moves on by one with
      // each of its rows: every element is written once.
      forEachRow { row in
        let block = Int(row.entity) >> shift
        room.initializeElement(at: blockEnds[block], to: row)
        blockEnds[block] += 1
      }
      initialized = total
    }
    ends = shift > 0 ? starts : blockEnds
    if shift > 0 { sortBlocks(blockEnds) }
  }

  private static let mostBlocks = 512

  private mutating func sortBlocks(_ blockEnds: [Int]) {
    var start = 0
    for end in blockEnds {
      for row in Array(rows[start..<end]) {
        rows[ends[Int(row.entity)]] = row
        ends[Int(row.entity)] += 1
      }
      start = end
    }
  }

  /// The places of an entity's rows.
  @inline(__always)
  func range(_ entity: Int) -> Range<Int> {
    (entity == 0 ? 0 : ends[entity - 1])..<ends[entity]
  }

  subscript(_ entity: Int) -> ArraySlice<TraceRow> { rows[range(entity)] }

  /// Replaces each row by what `body` makes of it and calls `endEntity` after those of each entity.
  mutating func update(_ body: (TraceRow) -> TraceRow, endEntity: () -> Void) {
    for entity in ends.indices {
      for index in range(entity) { rows[index] = body(rows[index]) }
      endEntity()
    }
  }
}
