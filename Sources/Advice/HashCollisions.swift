import NameForms
package import Workload

/// What hashes of a number of bits do to a list of names.
package struct HashCollisions: Equatable, Sendable {
  package let bits: Int
  /// How many different names, in composed form, share their hash with another one.
  package let colliding: Int
  /// The probability that some of as many names do, if hashes are random.
  package let probability: Double
  /// How many pairs do so on average, if hashes are random.
  package let expectedPairs: Double

  package static let allBits = [8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64]

  /// What each number of bits does.
  package static func all(_ list: NameList) -> [HashCollisions] {
    let names = Set(list.items.map { Likeness.canonical.form(of: $0.name) })
    let hasher = NameHasher()
    return allBits.map { bits in
      var counts: [NameDigest: Int] = [:]
      for name in names {
        counts[name.withUnsafeBufferPointer { hasher.digest($0, bits: bits) }, default: 0] += 1
      }
      return HashCollisions(bits: bits, names: names.count, counts: counts)
    }
  }

  private init(bits: Int, names: Int, counts: [NameDigest: Int]) {
    self.bits = bits
    colliding = counts.values.reduce(0) { $1 > 1 ? $0 + $1 : $0 }
    probability = Self.probability(bits: bits, names: names)
    expectedPairs = Double(names) * Double(max(0, names - 1)) / 2 / Self.values(bits)
  }

  /// 1 − ∏(1 − i/2^b) for i < n, summed up so that small ones keep their digits.
  package static func probability(bits: Int, names: Int) -> Double {
    (0..<names).reduce(0.0) { $0 + (1 - $0) * min(1, Double($1) / values(bits)) }
  }

  private static func values(_ bits: Int) -> Double {
    Double(sign: .plus, exponent: bits, significand: 1)
  }
}
