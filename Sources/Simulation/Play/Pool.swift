/// A growing list of plain values with one owner.
///
/// An `Array` asks at every write whether its storage is shared; the lists of a player never are,
/// and they are written at every event. Places below `count` are always initialized, as the
/// values need no destruction; the storage is freed with the pool.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 16
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// One value, reached in place: a getter would copy the whole of it for one field.
  @inline(__always)
  subscript(index: Int) -> Element {
    _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield base[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    _read { yield self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes the pool hold a number of equal values.
  mutating func reset(to element: Element, count: Int) {
    reserve(count)
    self.count = count
    base.update(repeating: element, count: count)
  }

  /// Adds equal values until there are so many.
  mutating func extend(to count: Int, by element: Element) {
    while self.count < count { append(element) }
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// The values; the pointer is valid until the pool next changes.
  @inline(__always)
  var values: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  private mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: max(needed, capacity * 2))
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
    capacity = max(needed, capacity * 2)
  }
}
