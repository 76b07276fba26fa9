import Simulation
import Testing

struct StatisticsTests {
  /// Quantiles as printed in common tables of Student's distribution.
  @Test(
    arguments: [
      (0.95, 1, 12.706), (0.95, 2, 4.303), (0.95, 4, 2.776), (0.95, 9, 2.262), (0.95, 19, 2.093),
      (0.95, 30, 2.042), (0.95, 120, 1.980), (0.99, 10, 3.169), (0.999, 5, 6.869),
      (0.999, 29, 3.659), (0.9, 7, 1.895),
    ])
  func `Student's quantiles are those of the tables`(
    _ confidence: Double, _ degrees: Int, _ expected: Double
  ) {
    let quantile = StudentT.quantile(confidence: confidence, degrees: degrees)
    #expect(abs(quantile - expected) < 0.0006)
  }

  @Test func `Student's quantile of many degrees is the normal one`() {
    #expect(abs(StudentT.quantile(confidence: 0.95, degrees: 1_000_000) - 1.95997) < 2e-5)
  }

  /// Five pairs worked by hand: r = 30/20 = 1.5; residuals x − 1.5·y are 1, −1, 0.5, −1, 0.5 with
  /// Σ² = 3.5; s² = 0.875; half-width = 2.776·√(0.875/5)/4.
  @Test func `the ratio of sums has the interval of the delta method`() throws {
    var moments = PairMoments()
    for (x, y) in [(7.0, 4.0), (5, 4), (5, 3), (6.5, 5), (6.5, 4)] { moments.add(x, y) }
    let estimate = moments.ratio(confidence: 0.95)
    #expect(try abs(#require(estimate.mean) - 1.5) < 1e-12)
    #expect(try abs(#require(estimate.high) - 1.5 - 2.776 * 0.418330 / 4) < 1e-3)
  }

  @Test func `one replication has no interval`() {
    var moments = PairMoments()
    moments.add(1, 2)
    #expect(moments.ratio(confidence: 0.95) == Estimate(mean: 0.5))
  }

  @Test func `quantiles of ages are within eight thousandths`() throws {
    var histogram = AgeHistogram()
    let ages = (1...10_000).map { Double($0) * 997 }
    for age in ages.shuffled() { histogram.add(age) }
    for share in [0.01, 0.5, 0.95, 0.99] {
      let exact = ages[Int((share * 10_000).rounded(.up)) - 1]
      #expect(try abs(#require(histogram.quantile(share)) / exact - 1) < 0.008)
    }
    #expect(histogram.largest == 9_970_000)
    #expect(AgeHistogram().quantile(0.5) == nil)
  }

  @Test func `histograms add up in any order`() {
    var (one, other) = (AgeHistogram(), AgeHistogram())
    for age in [1.0, 50, 3e6] { one.add(age) }
    for age in [0.0, 7e8] { other.add(age) }
    var (first, second) = (one, other)
    first.add(other)
    second.add(one)
    #expect(first == second && first.total == 5)
  }
}
