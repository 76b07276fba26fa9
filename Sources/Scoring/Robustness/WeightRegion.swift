/// Three weights, in the order of `Criterion.allCases`; their sum is 1.
package typealias Weighting = SIMD3<Double>

/// A convex set of weightings: a piece of the triangle of all of them, of a line in it, or a point.
package struct WeightRegion: Equatable, Sendable {
  /// In their order around the region.
  private let corners: [Weighting]
  /// 2 for a piece of the triangle, 1 for one of a line, 0 for a point.
  private let dimension: Int

  /// Every weighting that weights from ranges come to, in the order of `Criterion.allCases`.
  ///
  /// A box of weights is seen from 0 as the hull of its corners.
  package init(from least: SIMD3<Double>, to most: SIMD3<Double>) {
    let corners = (0..<8).compactMap { corner -> Weighting? in
      let weights = Weighting(
        corner & 1 == 0 ? least.x : most.x, corner & 2 == 0 ? least.y : most.y,
        corner & 4 == 0 ? least.z : most.z)
      let sum = weights.x + weights.y + weights.z
      return sum > 0 ? weights / sum : nil
    }
    self.corners = Self.hull(corners)
    dimension = min(2, max(0, self.corners.count - 1))
  }

  private init(corners: [Weighting], dimension: Int) {
    self.corners = corners
    self.dimension = dimension
  }

  /// The area, or the length of a line, in units of its own.
  package var size: Double {
    let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
    switch dimension {
    case 0: return corners.isEmpty ? 0 : 1
    // There and back again.
    case 1: return edges.reduce(0) { $0 + Self.length($1.1 - $1.0) } / 2
    default: return abs(edges.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
  }

  /// The weightings under which a weighted sum is above 0, and the others; nil for none.
  func split(by values: SIMD3<Double>) -> (above: WeightRegion?, below: WeightRegion?) {
    (part(values, isAbove: true), part(values, isAbove: false))
  }

  /// One side of a line.
  ///
  /// Source: I. E. Sutherland, G. W. Hodgman, Communications of the ACM 17 (1974) 32–42.
  private func part(_ values: SIMD3<Double>, isAbove: Bool) -> WeightRegion? {
    var kept: [Weighting] = []
    for (corner, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (here, there) = (values.weighted(by: corner), values.weighted(by: next))
      if (here > Points.slack) == isAbove { kept.append(corner) }
      if (here > Points.slack) != (there > Points.slack) {
        kept.append(corner + (next - corner) * min(1, max(0, here / (here - there))))
      }
    }
    let part = WeightRegion(corners: kept, dimension: dimension)
    return part.size > 0 ? part : nil
  }

  private static func length(_ edge: Weighting) -> Double {
    edge.weighted(by: edge).squareRoot()
  }

  /// The corners of the convex hull, each once.
  ///
  /// Source: A. M. Andrew, Information Processing Letters 9 (1979) 216–219.
  private static func hull(_ points: [Weighting]) -> [Weighting] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let chains = [sorted, sorted.reversed()].map { points in
      points.reduce(into: [Weighting]()) { chain, point in
        while chain.count > 1,
          turn(chain[chain.count - 2], chain[chain.count - 1], point) <= roundingSlack
        {
          chain.removeLast()
        }
        if chain.last.map({ length(point - $0) > roundingSlack }) ?? true { chain.append(point) }
      }
    }
    let corners = chains.flatMap { $0.dropLast() }
    return corners.isEmpty ? Array(sorted.prefix(1)) : corners
  }

  private static let roundingSlack = 1e-12

  /// Above 0 when three points turn to the left.
  private static func turn(_ one: Weighting, _ two: Weighting, _ three: Weighting) -> Double {
    (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
  }
}

extension SIMD3<Double> {
  /// The sum of the products, in a fixed order.
  func weighted(by weights: Self) -> Double { x * weights.x + y * weights.y + z * weights.z }
}
