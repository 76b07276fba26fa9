import Scoring
import Testing

/// How far one weight can change, by hand.
struct WeightIntervalTests {
  /// An even strategy against two that are good at one thing.
  private static let points: [SIMD3<Double>] = [[60, 60, 60], [100, 0, 0], [0, 100, 0]]
  private static let weights: SIMD3<Double> = [4, 2, 4]

  private static func interval(_ criterion: Criterion) throws -> WeightInterval {
    try #require(WeightInterval(criterion, points, first: 0, weights))
  }

  /// With the share p of staleness the second scores 100·p.
  ///
  /// It passes 60 at 0.6, a weight of 0.6 / 0.4 · 6 = 9. At p = 0 the third has 100 · 2/6 only.
  @Test func `a weight that grows puts its specialist first`() throws {
    let interval = try Self.interval(.staleness)
    #expect(interval.share == 0.4)
    #expect(interval.stays.lowerBound == 0 && interval.below.isEmpty)
    #expect(abs(interval.stays.upperBound - 0.6) < 1e-15 && interval.above == [1])
    #expect(try abs(#require(interval.weight(ofShare: interval.stays.upperBound)) - 9) < 1e-12)
  }

  /// Without links the second scores 100 · 4/6; (1 − p) · 200/3 passes 60 at p = 0.1, a weight of
  /// 0.1 / 0.9 · 6 = 2/3.
  @Test func `a weight that shrinks lets the others decide`() throws {
    let interval = try Self.interval(.links)
    #expect(abs(interval.stays.lowerBound - 0.1) < 1e-15 && interval.below == [1])
    #expect(interval.stays.upperBound == 1 && interval.above.isEmpty)
    #expect(interval.weight(ofShare: 1) == nil)
    #expect(interval.nearest?.first == [1])
  }

  @Test func `a weight that others balance is found from both sides`() throws {
    let points: [SIMD3<Double>] = [[50, 50, 50], [80, 10, 50], [10, 80, 50]]
    let interval = try #require(WeightInterval(.staleness, points, first: 0, [1, 1, 0]))
    // 30·p = 40·(1 − p) at p = 4/7; 40·p = 30·(1 − p) at p = 3/7.
    #expect(abs(interval.stays.lowerBound - 3.0 / 7) < 1e-15 && interval.below == [2])
    #expect(abs(interval.stays.upperBound - 4.0 / 7) < 1e-15 && interval.above == [1])
  }

  @Test func `equal strategies are named together, and never push one another off`() throws {
    let twice: [SIMD3<Double>] = [[60, 60, 60], [60, 60, 60], [100, 0, 0], [100, 0, 0]]
    let interval = try #require(WeightInterval(.staleness, twice, first: 0, Self.weights))
    #expect(interval.above == [2, 3] && interval.below.isEmpty)
  }

  @Test func `the only weight has no interval`() {
    #expect(WeightInterval(.churn, Self.points, first: 2, [0, 2, 0]) == nil)
  }

  /// At the ends of the interval two scores are equal, and a little beyond the other one leads: the
  /// definition, applied to a lattice of scores.
  @Test func `within the interval nobody is ahead, and outside somebody is`() throws {
    let values: [Double] = [0, 35, 70, 100]
    let lattice = values.flatMap { x in values.map { y in SIMD3(x, y, 100 - y) } }
    func score(_ points: SIMD3<Double>, _ share: Double) -> Double {
      share * points.x + (1 - share) * (2 * points.y + 4 * points.z) / 6
    }
    for other in lattice {
      let points: [SIMD3<Double>] = [[60, 55, 65], other, [5, 90, 20], [100, 30, 0]]
      let scores = points.map { score($0, 0.4) }
      let first = try #require(scores.indices.max { scores[$0] < scores[$1] })
      let interval = try #require(
        WeightInterval(.staleness, points, first: first, [4, 2, 4]))
      for step in 0...1000 {
        let share = Double(step) / 1000
        let best = points.map { score($0, share) }.max() ?? 0
        let isFirst = score(points[first], share) > best - 1e-9
        let ends = [interval.stays.lowerBound, interval.stays.upperBound]
        guard ends.allSatisfy({ abs(share - $0) > 1e-6 }) else { continue }
        #expect(isFirst == interval.stays.contains(share), "\(other) at \(share)")
      }
    }
  }
}
