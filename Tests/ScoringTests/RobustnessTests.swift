import HostModel
import Scoring
import Simulation
import Testing

/// What the verdict owes to the weights, over a whole set of strategies.
struct RobustnessTests {
  private typealias Points = [Criterion: Double]

  private static func points(_ staleness: Double, _ churn: Double, _ links: Double?) -> Points {
    var points: Points = [.staleness: staleness, .churn: churn]
    points[.links] = links
    return points
  }

  private static func robustness(
    _ points: [Points], ranking: [Int], _ ranges: [Criterion: ClosedRange<Double>] = [:]
  ) throws -> Robustness {
    var rules = ScoreRules()
    rules.weightRanges = [.staleness: 4...4, .churn: 2...2, .links: 4...4]
    rules.weightRanges.merge(ranges) { $1 }
    var samples = ScoreSamples(hosts: [], rules)
    samples.add(points: points)
    return try #require(Robustness(ranking: ranking, points, samples, rules))
  }

  private static let three = [points(100, 0, 0), points(60, 60, 60), points(0, 100, 0)]

  @Test func `the nearest change of a weight is found among all`() throws {
    let robustness = try Self.robustness(Self.three, ranking: [1, 0, 2])
    let nearest = try #require(robustness.nearestChange)
    #expect(nearest.interval.criterion == .staleness && nearest.first == [0])
    #expect(abs(nearest.share - 0.6) < 1e-12)
  }

  @Test func `shares are those of strategies that are eligible`() throws {
    let robustness = try Self.robustness(Self.three, ranking: [1, 0])
    #expect(robustness.places(of: 2) == nil)
    #expect(robustness.places(of: 1).map { abs($0[0] - 0.84) < 1e-12 } == true)
  }

  @Test func `a strategy that is nowhere better and somewhere worse is dominated`() throws {
    let points = [
      Self.points(50, 50, 50), Self.points(50, 40, 50), Self.points(50, 50, 50),
      Self.points(49, 60, 50), Self.points(50 + 1e-12, 50, 50),
    ]
    let robustness = try Self.robustness(points, ranking: [0, 2, 4, 3, 1])
    #expect(robustness.dominators(of: 1) == [0, 2, 4])
    for strategy in [0, 2, 3, 4] { #expect(robustness.dominators(of: strategy).isEmpty) }
  }

  @Test func `a criterion without weight neither ranks nor dominates`() throws {
    let points = [Self.points(50, 90, 50), Self.points(60, 10, 60)]
    let robustness = try Self.robustness(points, ranking: [1, 0], [.churn: 0...0])
    #expect(robustness.criteria == [.staleness, .links])
    #expect(robustness.dominators(of: 0) == [1])
    #expect(robustness.places(of: 1) == [1, 0])
    #expect(robustness.nearestChange == nil)
  }

  @Test func `a criterion that was not measured for all is left out`() throws {
    let points = [Self.points(50, 90, nil), Self.points(60, 10, 100)]
    #expect(try Self.robustness(points, ranking: [0, 1]).criteria == [.staleness, .churn])
  }

  /// With links at 4 and churn at 2, the specialist passes 60 at a weight of 9 (`WeightIntervalTests`):
  /// shares go from 4/10 to 12/18, and 9 is 9/15, so the rest is (2/3 − 3/5) / (2/3 − 2/5) = 1/4.
  @Test func `ranges of weights leave only what they allow`() throws {
    let robustness = try Self.robustness(
      Self.three, ranking: [1, 0, 2], [.staleness: 4...12])
    #expect(robustness.isOverRanges)
    let places = try #require(robustness.places(of: 0))
    expect([places], are: [[0.25, 0.75, 0]])
  }

  @Test func `without an eligible strategy there is nothing to weigh`() {
    let rules = ScoreRules()
    #expect(
      Robustness(ranking: [], [], ScoreSamples(hosts: [], rules), rules) == nil)
  }
}
