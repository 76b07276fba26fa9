/// Finds the first place where bytes are not UTF-8.
package enum UTF8Validation {
  /// The place of the first invalid byte, or nil when all are valid.
  package static func firstError(in bytes: [UInt8]) -> Place? {
    let valid = bytes.withUnsafeBytes(validCount)
    return valid == bytes.count ? nil : Place(at: valid, in: bytes)
  }

  /// How many bytes stand before the first that is not UTF-8.
  private static func validCount(_ bytes: UnsafeRawBufferPointer) -> Int {
    var position = 0
    while position < bytes.count {
      // Most text is ASCII, which is checked eight bytes at a time within the bounds.
      while position + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        position += 8
      }
      guard position < bytes.count else { break }
      let length = scalarLength(bytes[position...])
      if length == 0 { return position }
      position += length
    }
    return position
  }

  /// The length of the scalar that the bytes start with, or 0 when they start with none.
  ///
  /// The ranges are table 3-7 of the Unicode Standard.
  private static func scalarLength(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let start = bytes.startIndex
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[start] {
      case 0x00...0x7f: (1, 0x80...0xbf)
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xe1...0xec, 0xee, 0xef: (3, 0x80...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      default: (0, 0x80...0xbf)
      }
    guard length > 1 else { return length }
    guard bytes.count >= length, second ~= bytes[start + 1],
      bytes[start + 2..<start + length].allSatisfy({ 0x80...0xbf ~= $0 })
    else { return 0 }
    return length
  }
}

extension Place {
  /// The place of a byte of a text.
  package init(at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(max(0, offset), bytes.count)].withoutByteOrderMark
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    self.init(line: line, column: before[start...].count { $0 & 0xc0 != 0x80 } + 1)
  }
}

extension Collection<UInt8> {
  /// The bytes after the mark that some editors put at the start of a file; columns are counted
  /// without it.
  package var withoutByteOrderMark: SubSequence {
    starts(with: [0xef, 0xbb, 0xbf]) ? dropFirst(3) : self[...]
  }
}
