/// Finds the first place where bytes are not UTF-8.
package enum UTF8Validation {
  /// The place of the first invalid byte, or nil when all are valid.
  package static func firstError(in bytes: [UInt8]) -> Place? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return Place(at: validCount(bytes), in: bytes)
  }

  private static func validCount(_ bytes: [UInt8]) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
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
