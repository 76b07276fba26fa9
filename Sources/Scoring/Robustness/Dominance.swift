/// Which strategies are no better than another one in any criterion and worse in one.
///
/// No weighting can put such a strategy first.
package struct Dominance: Equatable, Sendable {
  /// By strategy: those that dominate it.
  package let by: [[Int]]

  /// - Parameter points: By strategy: the points of the criteria that count.
  package init(_ points: [SIMD3<Double>]) {
    by = points.indices.map { strategy in
      points.indices.filter { Self.dominates(points[$0], points[strategy]) }
    }
  }

  /// Numbers that differ by rounding alone are equal.
  private static func dominates(_ one: SIMD3<Double>, _ other: SIMD3<Double>) -> Bool {
    let leads = one - other
    return leads.min() > -Points.slack && leads.max() > Points.slack
  }
}
