/// How long issued links go on opening their entity.
///
/// The Kaplan–Meier estimate (E. L. Kaplan, P. Meier, JASA 53 (1958) 457–481) over the bins of
/// `AgeHistogram`: a link ends when it first stops resolving to its living entity, and is censored
/// at the entity's deletion and at the horizon. Ages are exact to 1.6 %.
package struct LinkSurvival: Equatable, Sendable {
  package private(set) var broken = AgeHistogram()
  package private(set) var censored = AgeHistogram()

  package init() {}

  /// Adds a number of links that ended, with the age of each in seconds.
  @inline(__always)
  mutating func addBroken(_ count: Int, _ age: (Int) -> Double) { broken.add(count, age) }

  /// Adds a number of links that were observed no longer, with the age of each in seconds.
  @inline(__always)
  mutating func addCensored(_ count: Int, _ age: (Int) -> Double) { censored.add(count, age) }

  package mutating func add(_ other: LinkSurvival) {
    broken.add(other.broken)
    censored.add(other.censored)
  }

  /// The share of links that still work at an age in seconds, or nil when none was observed so
  /// long.
  package func share(at age: Double) -> Double? {
    let last = AgeHistogram.bin(of: age)
    var result: Double?
    walk { bin, share, atRisk in
      result = share
      return bin < last && atRisk > 0
    }
    // Beyond the oldest link nothing is known, unless none was left to grow older.
    let isKnown = result == 0 || max(broken.largest, censored.largest) >= age
    return isKnown ? result : nil
  }

  /// The age at which half of the links are broken, or nil when that was not reached.
  package var halfLife: Double? {
    var result: Double?
    walk { bin, share, atRisk in
      // The first bin also holds what broke at once.
      if share <= 0.5 { result = bin == 0 ? 0 : AgeHistogram.lowerEnd(of: bin) }
      return result == nil && atRisk > 0
    }
    return result
  }

  /// Calls `body` with each bin, the share that survives it and how many links remain, until it
  /// says stop.
  private func walk(_ body: (Int, Double, Int) -> Bool) {
    var atRisk = broken.total + censored.total
    guard atRisk > 0 else { return }
    var share = 1.0
    for bin in broken.counts.indices {
      if broken.counts[bin] > 0 { share *= 1 - Double(broken.counts[bin]) / Double(atRisk) }
      atRisk -= broken.counts[bin] + censored.counts[bin]
      if !body(bin, share, atRisk) { return }
    }
  }
}
