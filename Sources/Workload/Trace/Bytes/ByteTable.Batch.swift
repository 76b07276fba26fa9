extension ByteTable {
  /// Texts that are numbered together.
  ///
  /// A lookup waits for memory twice, the second time for an address that the first gave. Here
  /// each step is taken for all texts before the next, in loops so short that the processor waits
  /// for many texts at once.
  struct Batch {
    private(set) var table = ByteTable()
    private var wanted: [(field: TraceField, digest: UInt32)] = []
    private var candidates: [Place] = []
    private var numbers: [UInt32] = []
    private var taken = 0
    /// What `touch` read, so that it is read at all.
    private var touched: UInt8 = 0

    /// Asks for the number of a field.
    @inline(__always)
    mutating func want(_ field: TraceField, _ fields: TraceFields) {
      wanted.append((field, fields.withBytes(of: field, \.digest)))
    }

    /// Finds the numbers of all fields that were asked for.
    mutating func find(_ fields: TraceFields) {
      while candidates.count < wanted.count {
        candidates.append(.free)
        numbers.append(0)
      }
      findCandidates()
      for index in wanted.indices {
        let (field, candidate) = (wanted[index].field, candidates[index])
        let isFound = fields.withBytes(of: field) { table.holds($0, candidate) }
        numbers[index] = isFound ? candidate.number : number(of: field, fields)
      }
      wanted.removeAll(keepingCapacity: true)
      taken = 0
    }

    private mutating func findCandidates() {
      candidates.withUnsafeMutableBufferPointer { candidates in
        wanted.withUnsafeBufferPointer { wanted in
          // No branch depends on what comes from memory, so nothing is guessed and undone.
          table.withPlaces { places in
            for index in wanted.indices {
              candidates[index] = places.home(of: wanted[index].digest)
            }
          }
          for index in wanted.indices where candidates[index].digest != wanted[index].digest {
            candidates[index] = table.candidate(wanted[index].digest)
          }
          touched &+= table.list.touch(candidates[..<wanted.count].lazy.map(\.start))
        }
      }
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
