import Scoring
import Simulation
import Testing

/// Student's and Holm's methods, by published examples.
struct PairedComparisonTests {
  /// Extra hours of sleep under two drugs, as in "Student", Biometrika 6 (1908) 1–25.
  ///
  /// Published widely, for instance with R as `sleep`: t = 4.0621 on 9 degrees, p = 0.002833, interval
  /// 0.7001 to 2.4599.
  @Test func `Student's own example comes out`() throws {
    let one = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    let other = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    var moments = PairMoments()
    for (x, y) in zip(one, other) { moments.add(x - y, 0) }
    let error = try #require(moments.standardError(ofXMinus: 0))
    #expect(abs(moments.meanX / error - 4.0621) < 5e-5)
    #expect(try abs(#require(moments.probabilityOfChance) - 0.002833) < 5e-7)
    let half = try #require(moments.halfWidth(ofXMinus: 0, confidence: 0.95))
    #expect(abs(moments.meanX - half - 0.7001) < 5e-5)
    #expect(abs(moments.meanX + half - 2.4599) < 5e-5)
  }

  /// The example of the article on the Holm–Bonferroni method in the English Wikipedia: at 5 % the
  /// hypotheses 4 and 1 are rejected, and 3 and 2 are not.
  @Test func `Holm's method rejects as in its well-known example`() {
    let adjusted = Holm.adjusted([0.01, 0.04, 0.03, 0.005])
    expect([adjusted.map(\.probability)], are: [[0.03, 0.06, 0.06, 0.02]])
    #expect(adjusted.map { $0.probability < 0.05 } == [true, false, false, true])
    #expect(adjusted.map(\.divisor) == [3, 2, 2, 4])
  }

  @Test func `one test is not adjusted, and no probability passes 1`() {
    #expect(Holm.adjusted([0.04]).map(\.probability) == [0.04])
    expect([Holm.adjusted([0.6, 0.9]).map(\.probability)], are: [[1, 1]])
    #expect(Holm.adjusted([]).isEmpty)
  }

  @Test(arguments: [([1.0, 1, 1], 0), ([0, 0, 0], 1), ([3], nil)] as [([Double], Double?)])
  func `differences that do not vary are sure, and one alone says nothing`(
    _ differences: [Double], _ probability: Double?
  ) {
    var moments = PairMoments()
    for difference in differences { moments.add(difference, 0) }
    #expect(moments.probabilityOfChance == probability)
  }

  /// As printed in tables of the distribution: t of 12.706 on 1 degree and 4.303 on 2 leave 5 %; far out, the tail
  /// of one degree is 2/(π·t).
  @Test(arguments: [(12.7062, 1, 0.05), (4.30265, 2, 0.05), (1e6, 1, 2e-6 / Double.pi)])
  func `the tail is that of the tables`(_ t: Double, _ degrees: Int, _ expected: Double) {
    let tail = 1 - StudentT.probability(below: t, degrees)
    #expect(abs(tail / expected - 1) < 1e-4)
  }
}
