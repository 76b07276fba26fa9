import HostModel
import Scoring
import Simulation
import Testing

/// What scores come to, by laws that any set of strategies must keep.
struct VerdictTests {
  private static let rules = ScoreRules()
  private static let noise = [0.3, -0.2, 0.1, -0.4, 0.2]

  /// Replications of strategies that score so much at each criterion, with noise that all share and
  /// noise of their own.
  private static func samples(_ points: [Double], _ shares: [Double]? = nil) -> ScoreSamples {
    var samples = ScoreSamples(hosts: [], rules)
    for (round, noise) in noise.enumerated() {
      samples.add(
        points: points.enumerated().map { index, points in
          let own = (shares?[index] ?? 0) * Self.noise[(round + index + 1) % 5]
          return criteria(points + noise + own)
        })
    }
    return samples
  }

  private static func criteria(_ points: Double) -> [Criterion: Double] {
    Dictionary(uniqueKeysWithValues: Criterion.allCases.map { ($0, points) })
  }

  private static func verdict(
    _ points: [Double], own: [Double]? = nil, eligible: [Int]? = nil
  ) -> Verdict {
    Verdict(
      overall: points, eligible: eligible ?? Array(points.indices), samples(points, own))
  }

  @Test func `noise that strategies share does not hide a lead`() {
    let verdict = Self.verdict([50, 50.1, 20])
    #expect(verdict.kind == .recommended && verdict.winner == 1)
    #expect(verdict.ranking == [1, 0, 2])
  }

  @Test func `a third that varies takes the win from a lead over the second`() {
    let verdict = Self.verdict([50, 49, 48], own: [0, 0, 20])
    #expect(verdict.comparisons.map(\.isClear) == [true, false])
    #expect(verdict.kind == .noClearWinner && verdict.winner == nil)
    #expect(verdict.contenders == [0, 2])
  }

  @Test func `equal strategies have no clear winner and stand as in the config`() {
    let verdict = Self.verdict([50, 50, 20])
    #expect(verdict.kind == .noClearWinner)
    #expect(verdict.ranking == [0, 1, 2] && verdict.contenders == [0, 1])
    #expect(verdict.lead == Difference(mean: 0, halfWidth: 0))
    #expect(verdict.comparisons[0].probability == 1)
  }

  @Test(arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]])
  func `another order of strategies changes only that of equal ones`(_ order: [Int]) {
    let (points, own) = ([50.0, 50, 30], [0.0, 0, 5])
    let verdict = Self.verdict(order.map { points[$0] }, own: order.map { own[$0] })
    #expect(verdict.kind == .noClearWinner)
    #expect(verdict.ranking.map { points[order[$0]] } == [50, 50, 30])
    #expect(verdict.ranking.prefix(2).map(\.self) == verdict.ranking.prefix(2).sorted())
  }

  @Test func `what is not eligible is never named`() {
    let verdict = Self.verdict([90, 50, 20], eligible: [1, 2])
    #expect(verdict.winner == 1 && verdict.ranking == [1, 2])
    #expect(!verdict.comparisons.contains { $0.other == 0 })
    let none = Self.verdict([90, 50], eligible: [])
    #expect(none.kind == .noneEligible && none.winner == nil && none.contenders.isEmpty)
    #expect(none.lead == nil)
  }

  @Test func `one eligible strategy is recommended, and one replication recommends nothing`() {
    #expect(Self.verdict([90, 50], eligible: [1]).winner == 1)
    var samples = ScoreSamples(hosts: [], Self.rules)
    samples.add(points: [Self.criteria(90), Self.criteria(10)])
    let verdict = Verdict(overall: [90, 10], eligible: [0, 1], samples)
    #expect(verdict.kind == .noClearWinner && verdict.lead?.halfWidth == nil)
  }

  /// Four against one: the smallest probability is held to a quarter of 5 %, and so its interval is
  /// the widest.
  @Test func `intervals widen with the number of rivals`() {
    let few = Self.verdict([50, 40], own: [0, 1]).comparisons[0]
    let many = Self.verdict([50, 40, 39, 38, 37], own: [0, 1, 4, 6, 8]).comparisons
    #expect(few.confidence == 0.95)
    #expect(many.map(\.isClear) == [true, true, true, true])
    #expect(abs(many[0].confidence - (1 - 0.05 / 4)) < 1e-12)
    #expect(abs((many.last?.confidence ?? 0) - 0.95) < 1e-12)
  }
}
