import Workload

/// Something that a host or a user will do because of what happened before.
struct Pending: BitwiseCopyable {
  enum Kind: UInt8 {
    /// The host captures a label again because of its age.
    case recapture
    /// The user picks again because of a nudge or of what they met.
    case pick
    /// The host resolves the slot, which would change it.
    case use
    /// A label that the app pushed arrives.
    case push
  }

  let time: Double
  let kind: Kind
  let host: Int32
  /// The slot, or the number of the push at its host.
  let slot: Int32

  /// Its place among the kinds of timeline events of one instant: host captures come between
  /// faults and picks, a reaction after the timeline's own picks, a host's use after all uses.
  private var rank: Int {
    switch kind {
    case .recapture, .push: Event.Kind.loseMemory.rank + 1
    case .pick: Event.Kind.pick.rank + 1
    case .use: Event.Kind.use.rank + 1
    }
  }

  @inline(__always)
  func isBefore(_ event: Event) -> Bool {
    time < event.time || (time == event.time && rank < event.kind.rank)
  }

  static func < (one: Pending, other: Pending) -> Bool {
    (one.time, one.rank, one.kind.rawValue, one.slot, one.host)
      < (other.time, other.rank, other.kind.rawValue, other.slot, other.host)
  }
}

/// What is pending, earliest first: a binary heap.
///
/// Entries that were overtaken stay in it and are recognized when they come up, since their slot no
/// longer waits for that time.
struct PendingQueue: ~Copyable {
  private var heap = Pool<Pending>()

  @inline(__always)
  var first: Pending? { heap.count > 0 ? heap[0] : nil }

  mutating func removeAll() { heap.removeAll() }

  mutating func add(_ pending: Pending) {
    heap.append(pending)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      swap(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Pending? {
    guard let first, let last = heap.removeLast() else { return nil }
    guard heap.count > 0 else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      if least == parent { return first }
      swap(parent, least)
      parent = least
    }
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    (heap[one], heap[other]) = (heap[other], heap[one])
  }
}
