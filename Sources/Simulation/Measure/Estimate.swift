/// A measured number with its confidence interval.
package struct Estimate: Equatable, Sendable {
  /// Over all replications together; nil when the history has nothing to measure.
  package let mean: Double?
  /// The ends of the interval; nil with fewer than two replications that have the metric.
  package let low: Double?
  package let high: Double?

  package init(mean: Double?, low: Double? = nil, high: Double? = nil) {
    self.mean = mean
    self.low = low
    self.high = high
  }

  /// Half the width of the interval, on the side where it was not cut off.
  package var halfWidth: Double? {
    guard let mean, let low, let high else { return nil }
    return max(high - mean, mean - low)
  }

  /// An interval around a value, cut off at the ends of what the metric can be.
  init(_ mean: Double, halfWidth: Double?, atMost most: Double = .infinity) {
    self.init(
      mean: mean, low: halfWidth.map { max(0, mean - $0) },
      high: halfWidth.map { min(most, mean + $0) })
  }
}

/// Running means and sums of squared deviations of pairs, whose memory does not grow.
///
/// Source: B. P. Welford, Technometrics 4 (1962) 419–420.
package struct PairMoments: Equatable, Sendable {
  package private(set) var count = 0
  package private(set) var meanX = 0.0
  package private(set) var meanY = 0.0
  private var squareX = 0.0
  private var squareY = 0.0
  private var product = 0.0

  package init() {}

  package mutating func add(_ x: Double, _ y: Double) {
    count += 1
    let (deltaX, deltaY) = (x - meanX, y - meanY)
    meanX += deltaX / Double(count)
    meanY += deltaY / Double(count)
    squareX += deltaX * (x - meanX)
    squareY += deltaY * (y - meanY)
    product += deltaX * (y - meanY)
  }

  /// The sample variance of x − r·y, or nil for fewer than two pairs.
  private func variance(ofXMinus r: Double) -> Double? {
    guard count > 1 else { return nil }
    return max(0, squareX - 2 * r * product + r * r * squareY) / Double(count - 1)
  }

  /// The standard error of the mean of x − r·y, or nil for fewer than two pairs.
  package func standardError(ofXMinus r: Double) -> Double? {
    variance(ofXMinus: r).map { ($0 / Double(count)).squareRoot() }
  }

  /// The half-width of the interval of the mean of x − r·y.
  package func halfWidth(ofXMinus r: Double, confidence: Double) -> Double? {
    standardError(ofXMinus: r).map {
      StudentT.quantile(confidence: confidence, degrees: count - 1) * $0
    }
  }

  /// The ratio Σx/Σy with its interval by the delta method.
  ///
  /// Source: W. G. Cochran, Sampling Techniques, 3rd ed., 1977, §2.11.
  package func ratio(confidence: Double, atMost most: Double = .infinity) -> Estimate {
    guard meanY > 0 else { return Estimate(mean: nil) }
    let ratio = meanX / meanY
    return Estimate(
      ratio, halfWidth: halfWidth(ofXMinus: ratio, confidence: confidence).map { $0 / meanY },
      atMost: most)
  }
}

/// Student's distribution of integer degrees of freedom.
package enum StudentT {
  /// The number that |t| stays below with a probability.
  ///
  /// Found by bisection of the distribution's finite series (M. Abramowitz, I. A. Stegun, Handbook
  /// of Mathematical Functions, 1964, 26.7.3–4). Rounded to 10^−6, so that a last-bit difference
  /// between systems cannot reach a result.
  package static func quantile(confidence: Double, degrees: Int) -> Double {
    // Beyond so many degrees the quantile changes by less than the rounding below.
    let degrees = min(degrees, 200_001)
    var (low, high) = (0.0, 1.0)
    while probability(below: high, degrees) < confidence, high < 1e6 { high *= 2 }
    while high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if probability(below: middle, degrees) < confidence { low = middle } else { high = middle }
    }
    return (low * 1e6).rounded() / 1e6
  }

  /// The probability that |t| is below a value.
  package static func probability(below t: Double, _ degrees: Int) -> Double {
    let nu = Double(degrees)
    let sine = t / (nu + t * t).squareRoot()
    let cosineSquare = nu / (nu + t * t)
    let isOdd = !degrees.isMultiple(of: 2)
    var term = isOdd ? cosineSquare.squareRoot() : 1.0
    var sum = degrees == 1 ? 0 : term
    var step = isOdd ? 2.0 : 1.0
    while step < nu - 2 {
      term *= step / (step + 1) * cosineSquare
      sum += term
      step += 2
      if term < 1e-17 * sum { break }
    }
    return isOdd ? (angle(t / nu.squareRoot()) + sine * sum) * 2 / Double.pi : sine * sum
  }

  /// The angle of a tangent that is not negative, by halving it until its series is short.
  private static func angle(_ tangent: Double) -> Double {
    var tangent = tangent
    var factor = 1.0
    while tangent > 0.05 {
      tangent = tangent / (1 + (1 + tangent * tangent).squareRoot())
      factor *= 2
    }
    let square = tangent * tangent
    return factor * tangent
      * (1 - square * (1.0 / 3 - square * (1.0 / 5 - square * (1.0 / 7 - square / 9))))
  }
}
