import Simulation

/// Running means and co-moments of several numbers, whose memory does not grow.
///
/// The recurrence of `PairMoments`, for any count of numbers.
package struct JointMoments: Equatable, Sendable {
  package private(set) var count = 0
  package private(set) var means: [Double]
  private var products: [[Double]]

  package init(_ size: Int) {
    means = Array(repeating: 0, count: size)
    products = Array(repeating: means, count: size)
  }

  package mutating func add(_ values: [Double]) {
    count += 1
    let before = zip(values, means).map { $0 - $1 }
    for index in means.indices { means[index] += before[index] / Double(count) }
    for row in means.indices {
      for column in means.indices {
        products[row][column] += before[row] * (values[column] - means[column])
      }
    }
  }

  /// The half-width of the interval of a weighted sum of the means, or nil for fewer than two.
  package func halfWidth(of weights: [Double], confidence: Double) -> Double? {
    guard count > 1 else { return nil }
    var (square, size) = (0.0, 0.0)
    for row in means.indices {
      for column in means.indices {
        let term = weights[row] * weights[column] * products[row][column]
        square += term
        size += abs(term)
      }
    }
    // Numbers that move together cancel out; what rounding leaves of them is no spread.
    let variance = square > 1e-12 * size ? square / Double(count - 1) : 0
    return StudentT.quantile(confidence: confidence, degrees: count - 1)
      * (variance / Double(count)).squareRoot()
  }
}
