package import Simulation

/// How much one strategy scores above another, judged together with its other comparisons.
package struct PairedComparison: Equatable, Sendable {
  package let other: Int
  /// With the interval of `confidence`.
  package let difference: Difference
  /// What Holm's method asks of this interval, so that all together hold at 95 %.
  ///
  /// Source: R. C. Serlin, Journal of Experimental Education 61 (1993) 350–360.
  package let confidence: Double
  /// The probability of so great a difference by chance, adjusted; nil with one replication.
  package let probability: Double?

  /// Whether the difference is in favour of the strategy and no chance.
  package var isClear: Bool {
    difference.mean > 0 && probability.map { $0 < 1 - Measurements.confidence } ?? false
  }

  /// Compares a strategy with each of some others, paired by replication.
  static func family(of strategy: Int, against others: [Int], _ samples: ScoreSamples) -> [Self] {
    let moments = others.map { samples.differences(strategy, $0) }
    let adjusted = Holm.adjusted(moments.map { $0.probabilityOfChance ?? 1 })
    return others.indices.map { index in
      let confidence = 1 - (1 - Measurements.confidence) / Double(adjusted[index].divisor)
      return PairedComparison(
        other: others[index],
        difference: Difference(
          mean: moments[index].meanX,
          halfWidth: moments[index].halfWidth(ofXMinus: 0, confidence: confidence)),
        confidence: confidence,
        probability: moments[index].probabilityOfChance.map { _ in adjusted[index].probability })
    }
  }
}

/// Holm's method for several tests at once.
///
/// Source: S. Holm, Scandinavian Journal of Statistics 6 (1979) 65–70.
package enum Holm {
  package struct Adjusted: Equatable, Sendable {
    package let probability: Double
    /// What the level of this test was divided by.
    ///
    /// From the first test that fails on, all have its divisor, as none is tried any more.
    package let divisor: Int
  }

  /// Adjusts the probabilities of tests at a level, in their order.
  ///
  /// Of equal ones the last is taken first, which leaves the nearest rival the narrowest interval.
  package static func adjusted(
    _ probabilities: [Double], level: Double = 1 - Measurements.confidence
  ) -> [Adjusted] {
    let order = probabilities.indices.sorted {
      (probabilities[$0], $1) < (probabilities[$1], $0)
    }
    var results = probabilities.map { Adjusted(probability: $0, divisor: 1) }
    var (greatest, divisor) = (0.0, probabilities.count)
    for (place, index) in order.enumerated() {
      if greatest < level { divisor = probabilities.count - place }
      let factor = Double(probabilities.count - place)
      greatest = max(greatest, min(1, factor * probabilities[index]))
      results[index] = Adjusted(probability: greatest, divisor: divisor)
    }
    return results
  }
}

extension PairMoments {
  /// The two-sided probability that x has a mean so far from 0 by chance, by Student's test.
  package var probabilityOfChance: Double? {
    guard let error = standardError(ofXMinus: 0) else { return nil }
    if meanX == 0 { return 1 }
    if error == 0 { return 0 }
    let below = StudentT.probability(below: abs(meanX) / error, count - 1)
    // Beyond so many digits nothing but rounding is left of a difference from 1.
    return ((1 - below) * 1e12).rounded() / 1e12
  }
}
