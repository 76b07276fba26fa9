/// The counter-based generator Philox4x64-10.
///
/// Source: J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy
/// as 1, 2, 3", SC11 (2011), table 2. Any 256-bit counter under any 128-bit key gives four
/// independent 64-bit words, so a stream is a place in the counter space and needs no seeding.
package enum Philox {
  /// Ten rounds over one counter.
  @inline(__always)
  package static func words(
    key: (UInt64, UInt64), counter: (UInt64, UInt64, UInt64, UInt64)
  ) -> (UInt64, UInt64, UInt64, UInt64) {
    var (key0, key1) = key
    var (word0, word1, word2, word3) = counter
    // Two rounds a turn: the words come to stand where they stood, and nothing is moved.
    for _ in 0..<5 {
      round(&word0, &word1, &word2, &word3, key0, key1)
      key0 &+= 0x9E37_79B9_7F4A_7C15
      key1 &+= 0xBB67_AE85_84CA_A73B
      round(&word0, &word1, &word2, &word3, key0, key1)
      key0 &+= 0x9E37_79B9_7F4A_7C15
      key1 &+= 0xBB67_AE85_84CA_A73B
    }
    return (word0, word1, word2, word3)
  }

  @inline(__always)
  private static func round(
    _ word0: inout UInt64, _ word1: inout UInt64, _ word2: inout UInt64, _ word3: inout UInt64,
    _ key0: UInt64, _ key1: UInt64
  ) {
    let first = word0.multipliedFullWidth(by: 0xD2E7_470E_E14C_6C93)
    let second = word2.multipliedFullWidth(by: 0xCA5A_8263_9512_1157)
    (word0, word1, word2, word3) = (
      second.high ^ word1 ^ key0, second.low, first.high ^ word3 ^ key1, first.low
    )
  }
}

/// What a random stream is for; a part of its place in the counter space.
package enum Purpose: UInt64, Sendable {
  case names = 1
  case renames
  case renameRate
  case reverts
  case touches
  case deletion
  case slotCount
  case picks
  case views
  case links
  case linkDelays
  case reactions
  case hostUses
  case missedBumps
  case spuriousBumps
  case memoryLosses
  case rewinds
  case localeChanges
  case unreadableStore
  case pushes = 40
}

/// A stream of random words that belongs to one purpose of one entity in one replication.
///
/// Equal names of a stream give equal words whatever else is drawn, by whom and in which order.
/// This is what plays one history under every strategy and host (common random numbers).
package struct RandomStream {
  private let key: (UInt64, UInt64)
  private let place: (UInt64, UInt64)
  private var index: UInt64 = 0
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  private var left = 0

  /// Names a stream.
  ///
  /// - Parameters:
  ///   - seed: The seed of the experiment.
  ///   - replication: The replication, from 0.
  ///   - entity: The stream identity of an entity; see `Timeline.Entity.stream`.
  ///   - purpose: What is drawn.
  ///   - item: The slot or other part of the entity, below 2^32.
  package init(seed: UInt64, replication: Int, entity: UInt64, purpose: Purpose, item: Int = 0) {
    key = (seed, UInt64(replication))
    place = (purpose.rawValue << 32 | UInt64(UInt32(truncatingIfNeeded: item)), entity)
  }

  /// The next 64 random bits.
  @inline(__always)
  package mutating func next() -> UInt64 {
    if left == 0 {
      words = nextFour()
      left = 4
    }
    left -= 1
    defer { words = (words.1, words.2, words.3, words.0) }
    return words.0
  }

  /// The next four times 64 random bits, for who takes all in fours.
  @inline(__always)
  mutating func nextFour() -> (UInt64, UInt64, UInt64, UInt64) {
    defer { index &+= 1 }
    return Philox.words(key: key, counter: (index, place.0, place.1, 0))
  }

  /// The words at an index of their own, whatever was drawn before.
  package func word(at index: UInt64) -> UInt64 {
    Philox.words(key: key, counter: (index, place.0, place.1, 1)).0
  }
}
