/// Over which share of weightings and replications together a strategy takes each place.
///
/// Every weighting of a region counts the same, and so does every replication. The shares are exact
/// for each replication: the weightings under which another strategy is ahead lie on one side of a
/// line. Strategies that are equal share the better place.
///
/// Source: R. Lahdelma, P. Salminen, Operations Research 49 (2001) 444–454.
package struct RankAcceptability: Equatable, Sendable {
  /// By strategy, then place from the first.
  package let shares: [[Double]]

  /// Ranks strategies by their points in each replication.
  ///
  /// - Parameters:
  ///   - replications: By replication, then strategy: the points of the criteria.
  ///   - region: The weightings that count.
  package init(_ replications: [[SIMD3<Double>]], over region: WeightRegion) {
    let strategies = replications.first?.count ?? 0
    var sums = Array(repeating: Array(repeating: 0.0, count: strategies), count: strategies)
    for points in replications {
      for strategy in points.indices {
        for cell in Self.cells(points, strategy, region) {
          sums[strategy][cell.ahead] += cell.region.size
        }
      }
    }
    let total = region.size * Double(replications.count)
    shares = sums.map { $0.map { $0 / total } }
  }

  private struct Cell {
    let region: WeightRegion
    /// How many strategies are ahead there.
    let ahead: Int
  }

  /// The region, cut into pieces within which a strategy keeps its place.
  private static func cells(
    _ points: [SIMD3<Double>], _ strategy: Int, _ region: WeightRegion
  ) -> [Cell] {
    points.indices.reduce([Cell(region: region, ahead: 0)]) { cells, other in
      cells.flatMap { cell in
        let (above, below) = cell.region.split(by: points[other] - points[strategy])
        return [
          above.map { Cell(region: $0, ahead: cell.ahead + 1) },
          below.map { Cell(region: $0, ahead: cell.ahead) },
        ].compactMap(\.self)
      }
    }
  }
}
