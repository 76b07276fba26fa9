/// Finds the first place where bytes are not UTF-8.
package enum UTF8Validation {
  /// The place of the first invalid byte, or nil when all are valid.
  package static func firstError(in bytes: [UInt8]) -> Place? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    let offset = validCount(bytes)
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let column = before[start...].count { $0 & 0xc0 != 0x80 } + 1
    return Place(line: line, column: column)
  }

  private static func validCount(_ bytes: [UInt8]) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    return count
  }
}
