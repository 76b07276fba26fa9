/// Numbers texts in the order in which they are first met; only equal bytes are one text.
///
/// Number 0 is the empty text. The table has open addresses with linear probing (Knuth, The Art of
/// Computer Programming, volume 3, 6.4) and is never more than three quarters full.
struct ByteTable {
  private(set) var list = ByteList()
  private var places = [Place](repeating: .free, count: 16)

  /// A place of the table, with what a lookup needs to know of the text that has it.
  struct Place {
    let digest: UInt32
    /// Counted from 1; 0 is a free place.
    fileprivate let count: UInt32
    fileprivate let range: PackedRange

    static let free = Place(digest: 0, count: 0, range: PackedRange(0..<0))

    var number: UInt32 { count &- 1 }
    /// Where its bytes start in the list.
    var start: Int { range.start }
  }

  init() { _ = number(of: BorrowedBytes(start: nil, count: 0)) }

  var count: Int { list.count }

  /// The number of a text, which is a new one the first time.
  mutating func number(of text: BorrowedBytes) -> UInt32 {
    let digest = text.digest
    var index = firstIndex(of: digest)
    while places[index].count != 0 {
      if places[index].digest == digest, holds(text, places[index]) { return places[index].number }
      index = (index + 1) & (places.count - 1)
    }
    return add(text, digest, at: index)
  }

  /// The places, of which there is a power of two.
  @inline(__always)
  func withPlaces(_ body: (UnsafeBufferPointer<Place>) -> Void) {
    places.withUnsafeBufferPointer(body)
  }

  /// The place of the first text with a digest, or a free place when there is none.
  @inline(__always)
  func candidate(_ digest: UInt32) -> Place { places[firstIndex(of: digest)] }

  /// Whether a text has a place.
  @inline(__always)
  func holds(_ text: BorrowedBytes, _ place: Place) -> Bool {
    if place.count == 0 { return false }
    return list.isEqual(place.range.value ?? list.range(Int(place.number)), to: text)
  }

  @inline(__always)
  private func firstIndex(of digest: UInt32) -> Int {
    var index = Int(digest) & (places.count - 1)
    while places[index].count != 0, places[index].digest != digest {
      index = (index + 1) & (places.count - 1)
    }
    return index
  }

  private mutating func add(_ text: BorrowedBytes, _ digest: UInt32, at index: Int) -> UInt32 {
    let number = list.count
    list.append(text)
    places[index] = Place(
      digest: digest, count: UInt32(truncatingIfNeeded: number + 1),
      range: PackedRange(list.range(number)))
    if list.count * 4 > places.count * 3 { grow() }
    return UInt32(truncatingIfNeeded: number)
  }

  private mutating func grow() {
    var grown = [Place](repeating: .free, count: places.count * 2)
    for place in places where place.count != 0 {
      var index = Int(place.digest) & (grown.count - 1)
      while grown[index].count != 0 { index = (index + 1) & (grown.count - 1) }
      grown[index] = place
    }
    places = grown
  }
}

extension UnsafeBufferPointer<ByteTable.Place> {
  /// The place where texts with a digest are looked for first.
  @inline(__always)
  func home(of digest: UInt32) -> ByteTable.Place { self[Int(digest) & (count - 1)] }
}

/// A range of bytes in eight bytes, if it is not too long.
private struct PackedRange {
  private let bits: UInt64
  private static let lengthBits: UInt64 = 24
  private static let longest = (1 << lengthBits) - 1

  init(_ range: Range<Int>) {
    bits = UInt64(range.lowerBound) << Self.lengthBits | UInt64(min(range.count, Self.longest))
  }

  @inline(__always)
  var start: Int { Int(bits >> Self.lengthBits) }

  /// Nil for a range of 16 MiB or more.
  @inline(__always)
  var value: Range<Int>? {
    let count = Int(bits & UInt64(Self.longest))
    return count == Self.longest ? nil : start..<start + count
  }
}
