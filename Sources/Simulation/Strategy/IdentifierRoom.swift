/// The room that modules write identifiers into; it grows with the longest.
struct IdentifierRoom: ~Copyable {
  private var base = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private var capacity = 256

  deinit { base.deallocate() }

  /// Has an identifier written; the bytes are valid until the next one.
  ///
  /// - Parameter write: Gets the room and its size and says how long the identifier is; when that
  ///   is more, it is asked again with so much room.
  @inline(__always)
  mutating func take(_ write: (UnsafeMutablePointer<UInt8>, Int) -> Int)
    -> UnsafeBufferPointer<UInt8>
  {
    while true {
      let count = write(base, capacity)
      if count <= capacity { return UnsafeBufferPointer(start: base, count: count) }
      base.deallocate()
      base = .allocate(capacity: count)
      capacity = count
    }
  }
}
