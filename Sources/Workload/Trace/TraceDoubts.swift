/// Entities, slots and links with a row that was refused: what their other rows seem to lack may
/// stand there.
struct TraceDoubts {
  private var numbers: [TraceColumn: Set<UInt32>] = [:]

  /// Doubts something unless it has no name.
  mutating func add(_ number: UInt32, _ column: TraceColumn) {
    if number != 0 { numbers[column, default: []].insert(number) }
  }

  func contains(_ number: UInt32, _ column: TraceColumn) -> Bool {
    numbers[column]?.contains(number) ?? false
  }
}
