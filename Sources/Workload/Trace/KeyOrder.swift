/// Sorts keys by their bytes.
enum KeyOrder {
  /// A key with eight of its bytes, which mostly decide.
  private struct Entry {
    let word: UInt64
    let number: UInt32
  }

  /// The numbers of the keys that are not empty, in the order of their bytes.
  static func sorted(_ keys: ByteList) -> [UInt32] {
    keys.bytes.withUnsafeBufferPointer { bytes in
      let shared = sharedPrefix(keys, bytes)
      var entries = (1..<max(1, keys.count)).map { number in
        Entry(
          word: word(bytes.part(keys.range(number)), from: shared),
          number: UInt32(truncatingIfNeeded: number))
      }
      entries.sort { one, other in
        one.word != other.word
          ? one.word < other.word
          : bytes.part(keys.range(Int(one.number))).lexicographicallyPrecedes(
            bytes.part(keys.range(Int(other.number))))
      }
      return entries.map(\.number)
    }
  }

  /// Eight bytes as a number that compares as they do.
  private static func word(_ key: BorrowedBytes, from start: Int) -> UInt64 {
    start < key.count ? key.word(at: start).byteSwapped : 0
  }

  /// How many bytes all keys begin with.
  private static func sharedPrefix(_ keys: ByteList, _ bytes: BorrowedBytes) -> Int {
    guard keys.count > 1 else { return 0 }
    let first = bytes.part(keys.range(1))
    return (1..<keys.count).reduce(first.count) { shared, number in
      let key = bytes.part(keys.range(number))
      var same = 0
      while same < min(shared, key.count), key[same] == first[same] { same += 1 }
      return same
    }
  }
}
