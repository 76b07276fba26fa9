/// Bytes of a text that its reader keeps alive and unchanged for as long as it is read.
///
/// A trace of millions of rows is read without a copy of any field. Whoever takes such bytes uses
/// them within the call and keeps none of them.
typealias BorrowedBytes = UnsafeBufferPointer<UInt8>

extension BorrowedBytes {
  /// Some of the bytes.
  @inline(__always)
  func part(_ range: Range<Int>) -> BorrowedBytes { BorrowedBytes(rebasing: self[range]) }

  var text: String { String(decoding: self, as: UTF8.self) }

  /// A number from which a table finds equal bytes; the same on every machine.
  ///
  /// Eight bytes at a time are multiplied into 128 bits, whose halves are folded together, as in
  /// wyhash (Wang Yi 2019). Only the speed of a table depends on its quality.
  @inline(__always)
  var digest: UInt32 {
    var digest = UInt64(truncatingIfNeeded: count) ^ 0x9e37_79b9_7f4a_7c15
    var start = 0
    while start < count {
      digest = Self.folded(digest ^ word(at: start), 0xd6e8_feb8_6659_fd93)
      start += 8
    }
    return UInt32(truncatingIfNeeded: digest ^ digest >> 32)
  }

  @inline(__always)
  static func == (one: BorrowedBytes, other: BorrowedBytes) -> Bool {
    guard one.count == other.count else { return false }
    var start = 0
    while start < one.count {
      if one.word(at: start) != other.word(at: start) { return false }
      start += 8
    }
    return true
  }

  /// Up to eight bytes from a position as one number, the first as the lowest.
  @inline(__always)
  func word(at start: Int) -> UInt64 {
    let left = count - start
    // Loads what the bounds of the buffer hold, no more.
    let bytes = UnsafeRawBufferPointer(self)
    if left >= 8 {
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    if left >= 4 {
      let low = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      let high = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return UInt64(low) | UInt64(high) << UInt64(8 * (left - 4))
    }
    var word: UInt64 = 0
    for offset in 0..<left { word |= UInt64(self[start + offset]) << UInt64(8 * offset) }
    return word
  }

  @inline(__always)
  private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
