/// Counts ages in bins of equal relative width, so that quantiles merge exactly.
///
/// A bin is 1/64 of an octave's lower end wide: a quantile is off by at most 0.8 %. Ages below one
/// second count as one second, ages above 2^40 s (34,000 years) as that.
package struct AgeHistogram: Equatable, Sendable {
  private static let binsPerOctave = 64
  private static let octaves = 40
  private static let firstBits = (1.0).bitPattern >> 46

  package private(set) var counts: [Int]
  package private(set) var total = 0
  package private(set) var largest = 0.0

  package init() {
    counts = [Int](repeating: 0, count: Self.binsPerOctave * Self.octaves)
  }

  /// Adds an age in seconds.
  package mutating func add(_ age: Double) {
    add(1) { _ in age }
  }

  /// Adds a number of ages in seconds.
  ///
  /// They come together, so that the array is asked only once whether its storage is shared.
  @inline(__always)
  mutating func add(_ count: Int, _ age: (Int) -> Double) {
    var greatest = largest
    counts.withUnsafeMutableBufferPointer { counts in
      for index in 0..<count {
        let age = age(index)
        counts[Self.bin(of: age)] += 1
        greatest = max(greatest, age)
      }
    }
    largest = greatest
    total += count
  }

  package mutating func add(_ other: AgeHistogram) {
    guard other.total > 0 else { return }
    for bin in counts.indices { counts[bin] &+= other.counts[bin] }
    total += other.total
    largest = max(largest, other.largest)
  }

  /// The age below which a share of the counted ages lies, or nil when there is none.
  package func quantile(_ share: Double) -> Double? {
    guard total > 0 else { return nil }
    let rank = max(1, Int((share * Double(total)).rounded(.up)))
    var seen = 0
    for (bin, count) in counts.enumerated() {
      seen += count
      if seen >= rank { return min(largest, Self.middle(of: bin)) }
    }
    return largest
  }

  /// The bits of a positive double grow with its value; six bits of the fraction make 64 bins.
  @inline(__always)
  static func bin(of age: Double) -> Int {
    let bits = max(1, age).bitPattern >> 46
    return min(binsPerOctave * octaves - 1, Int(truncatingIfNeeded: bits &- firstBits))
  }

  static func lowerEnd(of bin: Int) -> Double {
    Double(bitPattern: (firstBits + UInt64(bin)) << 46)
  }

  private static func middle(of bin: Int) -> Double {
    (lowerEnd(of: bin) + lowerEnd(of: bin + 1)) / 2
  }
}
