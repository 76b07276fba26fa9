import Scoring
import Testing

/// Shares of the triangle of weights, by hand.
struct RankAcceptabilityTests {
  private static let everywhere = WeightRegion(from: .zero, to: [1, 1, 1])

  /// One case: what strategies score, and how often each takes each place.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let points: [SIMD3<Double>]
    let shares: [[Double]]
  }

  private static let cases = [
    Case(
      testDescription: "each is best at one of two criteria: half of the triangle each",
      points: [[100, 0, 0], [0, 100, 0]], shares: [[0.5, 0.5], [0.5, 0.5]]),
    // The line w₂ = 2·w₁ cuts the edge between the two corners at w₁ = 1/3.
    Case(
      testDescription: "one is half as good at its criterion: a third of the triangle",
      points: [[100, 0, 0], [0, 50, 0]], shares: [[2.0 / 3, 1.0 / 3], [1.0 / 3, 2.0 / 3]]),
    Case(
      testDescription: "three with a criterion each share evenly",
      points: [[100, 0, 0], [0, 100, 0], [0, 0, 100]],
      shares: Array(repeating: [1.0 / 3, 1.0 / 3, 1.0 / 3], count: 3)),
    // The other two lead only in the tips w > 0.6, of the area 0.4² each. The second is last where
    // w₁ < w₂, in half of the triangle.
    Case(
      testDescription: "an even one loses the tips to two that are good at one thing",
      points: [[60, 60, 60], [100, 0, 0], [0, 100, 0]],
      shares: [[0.68, 0.32, 0], [0.16, 0.34, 0.5], [0.16, 0.34, 0.5]]),
    Case(
      testDescription: "a dominated one is never first",
      points: [[50, 50, 50], [40, 50, 30]], shares: [[1, 0], [0, 1]]),
    Case(
      testDescription: "equal ones share the first place, and nobody is second",
      points: [[50, 20, 10], [50, 20, 10], [0, 0, 0]],
      shares: [[1, 0, 0], [1, 0, 0], [0, 0, 1]]),
    Case(testDescription: "a single one is first", points: [[1, 2, 3]], shares: [[1]]),
  ]

  @Test(arguments: cases)
  func `places are areas of the triangle of weights`(_ example: Case) {
    let places = RankAcceptability([example.points], over: Self.everywhere)
    expect(places.shares, are: example.shares)
  }

  @Test func `replications count alike`() {
    let places = RankAcceptability(
      [[[100, 0, 0], [0, 50, 0]], [[0, 0, 0], [10, 10, 10]]], over: Self.everywhere)
    expect(places.shares, are: [[1.0 / 3, 2.0 / 3], [2.0 / 3, 1.0 / 3]])
  }

  /// Of 2 to 5 beside 2 and 4, the share of the first weight goes from 1/4 to 5/11; the first
  /// strategy leads above a weight of 4, which is a share of 2/5: (5/11 − 2/5) / (5/11 − 1/4).
  @Test func `one weight that is a range is a line`() {
    let places = RankAcceptability(
      [[[100, 0, 0], [0, 0, 100]]], over: WeightRegion(from: [2, 2, 4], to: [5, 2, 4]))
    expect(places.shares, are: [[4.0 / 15, 11.0 / 15], [11.0 / 15, 4.0 / 15]])
  }

  /// What the weights 1 to 3 beside 2 span is even on both sides of its diagonal.
  @Test func `two weights of one range are even`() {
    let region = WeightRegion(from: [1, 1, 2], to: [3, 3, 2])
    let places = RankAcceptability([[[9, 0, 0], [0, 9, 0]]], over: region)
    expect(places.shares, are: [[0.5, 0.5], [0.5, 0.5]])
  }

  /// Corners (1,1,2)/4, (3,1,2)/6, (3,3,2)/8 and (1,3,2)/6: the shoelace gives 1/24 in x and y, where
  /// the whole triangle has 1/2.
  @Test func `a region is the piece of the triangle that its ranges span`() {
    #expect(abs(WeightRegion(from: [1, 1, 2], to: [3, 3, 2]).size - 1.0 / 24) < 1e-15)
    #expect(Self.everywhere.size == 0.5)
  }

  @Test func `a criterion without weight leaves a line, and one alone leaves a point`() {
    let two = WeightRegion(from: .zero, to: [1, 0, 1])
    expect(
      RankAcceptability([[[30, 0, 0], [0, 100, 10]]], over: two).shares,
      are: [[0.75, 0.25], [0.25, 0.75]])
    let one = WeightRegion(from: .zero, to: [0, 1, 0])
    expect(
      RankAcceptability([[[30, 0, 0], [0, 100, 10]]], over: one).shares, are: [[0, 1], [1, 0]])
    expect(
      RankAcceptability([[[30, 7, 0], [0, 7, 10]]], over: one).shares, are: [[1, 0], [1, 0]])
  }
}

/// Expects numbers to be others but for rounding.
func expect(
  _ shares: [[Double]], are expected: [[Double]], within slack: Double = 1e-12,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(shares.map(\.count) == expected.map(\.count), sourceLocation: sourceLocation)
  for (share, wanted) in zip(shares.joined(), expected.joined()) {
    #expect(abs(share - wanted) < slack, "\(shares)", sourceLocation: sourceLocation)
  }
}
