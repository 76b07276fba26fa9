/// A growing list of plain values with one owner.
///
/// An `Array` asks at every write whether its storage is shared; the lists of a timeline and of a
/// player never are, and they are written at every event. Places below `count` are always
/// initialized, as the values need no destruction; the storage is freed with the pool.
///
/// Everything is `@inlinable`, and public for that: other modules use pools in their innermost
/// loops, where generic code that is not inlined reaches every value through tables.
public struct Pool<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  /// How many values there are.
  @inlinable
  public var count: Int {
    @inline(__always) get { used }
  }
  @usableFromInline var used = 0

  /// Makes an empty pool.
  @inlinable
  public init() {
    capacity = 16
    base = .allocate(capacity: capacity)
  }

  @inlinable
  deinit { base.deallocate() }

  /// One value, reached in place: a getter would copy the whole of it for one field.
  public subscript(index: Int) -> Element {
    @inlinable @inline(__always) _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield base[index]
    }
    @inlinable @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  /// The same for places that are kept small.
  public subscript(index: Int32) -> Element {
    @inlinable @inline(__always) _read { yield self[Int(index)] }
    @inlinable @inline(__always) _modify { yield &self[Int(index)] }
  }

  /// Adds a value.
  @inlinable
  @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    used += 1
  }

  /// Makes the pool hold a number of equal values.
  @inlinable
  public mutating func reset(to element: Element, count: Int) {
    reserve(count)
    used = count
    base.update(repeating: element, count: count)
  }

  /// Adds equal values until there are so many.
  @inlinable
  public mutating func extend(to count: Int, by element: Element) {
    while self.count < count { append(element) }
  }

  /// Makes the pool empty, keeping its storage.
  @inlinable
  public mutating func removeAll() { used = 0 }

  /// Takes the last value out, or gives nil when there is none.
  @inlinable
  public mutating func removeLast() -> Element? {
    guard count > 0 else { return nil }
    used -= 1
    return base[count]
  }

  /// The values; the pointer is valid until the pool next changes.
  @inlinable
  public var values: UnsafeBufferPointer<Element> {
    @inline(__always) get { UnsafeBufferPointer(start: base, count: count) }
  }

  /// Sorts the values, or those at some places.
  @inlinable
  public mutating func sort(
    _ places: Range<Int>? = nil, by isBefore: (Element, Element) -> Bool
  ) {
    let places = places ?? 0..<count
    precondition(places.lowerBound >= 0 && places.upperBound <= count)
    // Most lists are short, where `sort` would first make itself a buffer.
    if places.count <= 32 { return sortByInsertion(places, by: isBefore) }
    var part = UnsafeMutableBufferPointer(start: base + places.lowerBound, count: places.count)
    part.sort(by: isBefore)
  }

  @inlinable
  mutating func sortByInsertion(_ places: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    for place in places {
      let element = base[place]
      var free = place
      while free > places.lowerBound, isBefore(element, base[free - 1]) {
        base[free] = base[free - 1]
        free -= 1
      }
      base[free] = element
    }
  }

  @usableFromInline
  mutating func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: max(needed, capacity * 2))
    grown.update(from: base, count: count)
    base.deallocate()
    base = grown
    capacity = max(needed, capacity * 2)
  }
}
