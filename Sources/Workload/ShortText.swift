/// A text of at most 64 bytes that is put together on the stack, since names and keys are made for
/// every entity of every replication.
struct ShortText {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Puts a text together and calls `use` with its bytes, which are valid during the call.
  @inline(__always)
  static func with<Result>(
    _ write: (inout ShortText) -> Void, use: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { room in
      var text = ShortText(room: room)
      write(&text)
      return use(UnsafeBufferPointer(rebasing: room[..<text.count]))
    }
  }

  private init(room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  @inline(__always)
  mutating func add(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { add(text.utf8Start[index]) }
  }

  /// Adds a number from 0 on in decimal.
  @inline(__always)
  mutating func add(_ number: Int) {
    var (rest, digits) = (number, 1)
    while rest >= 10 { (rest, digits) = (rest / 10, digits + 1) }
    guard count + digits <= room.count else { return }
    rest = number
    for place in stride(from: count + digits - 1, through: count, by: -1) {
      room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  @inline(__always)
  private mutating func add(_ byte: UInt8) {
    guard count < room.count else { return }
    room[count] = byte
    count += 1
  }
}
