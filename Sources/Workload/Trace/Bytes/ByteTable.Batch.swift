extension ByteTable {
  /// Texts that are numbered together.
  ///
  /// A lookup waits for memory twice, the second time for an address that the first gave. Here
  /// each step is taken for all texts before the next, so that the waits overlap.
  struct Batch {
    private(set) var table = ByteTable()
    private var wanted: [(field: TraceField, digest: UInt32)] = []
    private var candidates: [Place] = []
    private var numbers: [UInt32] = []
    private var taken = 0

    /// Asks for the number of a field.
    @inline(__always)
    mutating func want(_ field: TraceField, _ fields: TraceFields) {
      wanted.append((field, fields.withBytes(of: field, \.digest)))
    }

    /// Finds the numbers of all fields that were asked for.
    mutating func find(_ fields: TraceFields) {
      candidates.removeAll(keepingCapacity: true)
      // No branch depends on what comes from memory here, so nothing is guessed and undone.
      for text in wanted { candidates.append(table.home(of: text.digest)) }
      for index in candidates.indices {
        candidates[index] = table.candidate(wanted[index].digest, from: candidates[index])
      }
      numbers.removeAll(keepingCapacity: true)
      for (text, candidate) in zip(wanted, candidates) {
        let isFound = fields.withBytes(of: text.field) { table.holds($0, candidate) }
        numbers.append(isFound ? candidate.number : .max)
      }
      for index in numbers.indices where numbers[index] == .max {
        numbers[index] = number(of: wanted[index].field, fields)
      }
      wanted.removeAll(keepingCapacity: true)
      taken = 0
    }

    /// The number of the next field that was asked for.
    @inline(__always)
    mutating func next() -> UInt32 {
      taken += 1
      return numbers[taken - 1]
    }

    /// The number of a single field.
    mutating func number(of field: TraceField, _ fields: TraceFields) -> UInt32 {
      fields.withBytes(of: field) { table.number(of: $0) }
    }

    /// The number of a single text.
    mutating func number(of text: [UInt8]) -> UInt32 {
      text.withUnsafeBufferPointer { table.number(of: $0) }
    }
  }
}
