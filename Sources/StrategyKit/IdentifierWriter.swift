/// Takes the bytes of one identifier.
public struct IdentifierWriter {
  @usableFromInline let start: UnsafeMutablePointer<UInt8>?
  @usableFromInline let room: Int
  /// The length of what was written, which may exceed the room that there was.
  @usableFromInline var count = 0

  @inlinable
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    start = buffer.baseAddress
    room = buffer.count
  }

  /// Writes one byte.
  @inlinable
  public mutating func write(_ byte: UInt8) {
    if let start, count < room { start[count] = byte }
    count += 1
  }

  /// Writes a text that was lent.
  @inlinable
  public mutating func write(_ text: Text) {
    write(text.bytes)
  }

  /// Writes a fixed text.
  @inlinable
  public mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes bytes.
  @inlinable
  public mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let start, count + bytes.count <= room {
      if let first = bytes.baseAddress { (start + count).update(from: first, count: bytes.count) }
    }
    count += bytes.count
  }

  /// Writes a number in decimal.
  @inlinable
  public mutating func write(_ number: UInt64) {
    guard number >= 10 else { return write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
    write(number / 10)
    write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes the lower-case hexadecimal digit of a value from 0 to 15.
  @inlinable
  public mutating func writeHexadecimalDigit(_ value: UInt8) {
    write(Self.hexadecimalDigit(value))
  }

  /// The lower-case hexadecimal digit of a value from 0 to 15.
  @inlinable
  public static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "a") &+ value &- 10
  }

  /// Whether `write` writes exactly the text.
  @inlinable
  public static func writes(_ text: Text, _ write: (inout IdentifierWriter) -> Void) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { buffer in
      var writer = IdentifierWriter(buffer)
      write(&writer)
      return writer.count == text.count
        && text == Text(UnsafeBufferPointer(buffer))
    }
  }

  /// The bytes that `write` writes.
  @inlinable
  public static func bytes(_ write: (inout IdentifierWriter) -> Void) -> [UInt8] {
    var room = 64
    while true {
      var needed = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var writer = IdentifierWriter(UnsafeMutableBufferPointer(rebasing: buffer[..<room]))
        write(&writer)
        needed = writer.count
        count = min(needed, room)
      }
      if needed <= room { return bytes }
      room = needed
    }
  }
}
