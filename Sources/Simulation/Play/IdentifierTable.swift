import CStrategyABI
import Workload

/// The identifiers that a strategy has given out, each once, numbered from 0.
struct IdentifierTable: ~Copyable {
  /// What is known of one identifier.
  struct Record: BitwiseCopyable {
    fileprivate let start: Int
    fileprivate let count: Int
    fileprivate let hash: UInt64
    /// The first of the entities that had it, in directory order, as a node; −1 for none.
    var firstOwner: Int32 = -1
    /// The name and entity for which it was first given out: what an index captured.
    let firstName: Int32
    let firstEntity: Int32
    /// The app's latest answer, which holds until one of its owners changes or a new one comes.
    var answer = Answer(entity: -1, isUnderAnotherID: false)
    var answeredAt: UInt64 = 0
    /// When an entity last came to have it, as a count of changes from 1 on.
    var ownersChangedAt: UInt64 = 1
    /// Whether it was ever offered to hosts, not only put into links.
    var isOffered = false
    /// The first group of links that holds it and still works; −1 for none.
    var firstGroup: Int32 = -1
    /// The next identifier of the entity that working links hold; −1 for none.
    var nextLive: Int32 = -1
  }

  /// That an entity had an identifier.
  struct Ownership: BitwiseCopyable {
    let entity: Int32
    let identifier: Int32
    fileprivate(set) var nextOwner: Int32
    let nextOfEntity: Int32
    /// The name, as its representative, that the entity last had under the identifier.
    var lastName: Int32
    /// Whether the entity ever offered it to hosts.
    var isOffered = false
  }

  /// What the app answers when asked for an identifier.
  struct Answer: BitwiseCopyable {
    /// The entity that it returns, or −1 for nothing.
    let entity: Int32
    /// Whether it returns the entity under another identifier than the one asked for.
    let isUnderAnotherID: Bool
  }

  private var bytes = Pool<UInt8>()
  var records = Pool<Record>()
  var ownerships = Pool<Ownership>()
  /// Open addressing; a power of two long, at most half full.
  private var index = Pool<Int32>()
  private static let smallest = 16

  mutating func removeAll() {
    bytes.removeAll()
    records.removeAll()
    ownerships.removeAll()
    index.reset(to: -1, count: Self.smallest)
  }

  /// The bytes of an identifier, valid until the next identifier is added.
  @inline(__always)
  func bytes(of identifier: Int32) -> UnsafeBufferPointer<UInt8> {
    let record = records[identifier]
    return UnsafeBufferPointer(rebasing: bytes.values[record.start..<record.start + record.count])
  }

  /// An identifier as text, for people.
  func string(_ identifier: Int32) -> String {
    String(decoding: bytes(of: identifier), as: UTF8.self)
  }

  /// Whether an entity, and no other, ever had the identifier.
  func isOwned(_ identifier: Int32, onlyBy entity: Int32) -> Bool {
    let owner = records[identifier].firstOwner
    return owner >= 0 && ownerships[owner].entity == entity && ownerships[owner].nextOwner < 0
  }

  /// Whether an identifier has exactly these bytes.
  @inline(__always)
  func matches(_ identifier: Int32, _ candidate: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = bytes(of: identifier)
    return stratbench_text_equals(
      stratbench_text(bytes: own.baseAddress, count: own.count),
      stratbench_text(bytes: candidate.baseAddress, count: candidate.count)) != 0
  }

  /// The number of an identifier, new if it was never given out.
  mutating func intern(
    _ identifier: UnsafeBufferPointer<UInt8>, name: Int32, entity: Int32
  ) -> Int32 {
    let hash = Self.hash(identifier)
    var place = Int(truncatingIfNeeded: hash) & (index.count - 1)
    while index[place] >= 0 {
      if records[index[place]].hash == hash, matches(index[place], identifier) {
        return index[place]
      }
      place = (place + 1) & (index.count - 1)
    }
    let number = Int32(truncatingIfNeeded: records.count)
    let start = bytes.count
    for byte in identifier { bytes.append(byte) }
    records.append(
      Record(
        start: start, count: identifier.count, hash: hash, firstName: name, firstEntity: entity))
    index[place] = number
    if records.count * 2 > index.count { grow() }
    return number
  }

  /// Notes that an entity has an identifier now, in directory order.
  ///
  /// - Returns: The ownership, and whether it is new.
  mutating func own(
    _ identifier: Int32, by entity: Int32, nextOfEntity: Int32, name: Int32
  ) -> (ownership: Int32, isNew: Bool) {
    var previous: Int32 = -1
    var next = records[identifier].firstOwner
    while next >= 0, ownerships[next].entity < entity {
      previous = next
      next = ownerships[next].nextOwner
    }
    if next >= 0, ownerships[next].entity == entity { return (next, false) }
    let number = Int32(truncatingIfNeeded: ownerships.count)
    ownerships.append(
      Ownership(
        entity: entity, identifier: identifier, nextOwner: next, nextOfEntity: nextOfEntity,
        lastName: name))
    if previous < 0 {
      records[identifier].firstOwner = number
    } else {
      ownerships[previous].nextOwner = number
    }
    return (number, true)
  }

  private mutating func grow() {
    index.reset(to: -1, count: index.count * 2)
    for number in 0..<records.count {
      var place = Int(truncatingIfNeeded: records[number].hash) & (index.count - 1)
      while index[place] >= 0 { place = (place + 1) & (index.count - 1) }
      index[place] = Int32(truncatingIfNeeded: number)
    }
  }

  /// A hash that only finds the place: FNV-1a over eight bytes at a time, each mixed down, as only
  /// the low bits count.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var (hash, place): (UInt64, Int) = (14_695_981_039_346_656_037, 0)
    while place + 8 <= raw.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    while place < raw.count {
      hash = mixed(hash ^ UInt64(raw[place]))
      place += 1
    }
    return hash
  }

  @inline(__always)
  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = word &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
