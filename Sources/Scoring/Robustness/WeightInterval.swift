/// How far one weight can change, the others kept, before another strategy comes first.
package struct WeightInterval: Equatable, Sendable {
  package let criterion: Criterion
  /// The weight in force, as a share of all weights.
  package let share: Double
  /// The shares of all weights between which the first strategy stays first.
  package let stays: ClosedRange<Double>
  /// Who comes first below and above; none where the end is that of all weights.
  package private(set) var below: [Int]
  package private(set) var above: [Int]
  /// What the other weights sum up to.
  private let others: Double

  /// The weight, in the units of the config, that makes up a share of all weights; nil for all of
  /// them.
  package func weight(ofShare share: Double) -> Double? {
    share < 1 ? others * share / (1 - share) : nil
  }

  /// With the strategies under the numbers that a ranking gives them.
  func named(_ ranking: [Int]) -> Self {
    var named = self
    named.below = below.map { ranking[$0] }
    named.above = above.map { ranking[$0] }
    return named
  }

  /// The nearest share at which another strategy comes first, with who does.
  package var nearest: (share: Double, first: [Int])? {
    let ends = [(stays.lowerBound, below), (stays.upperBound, above)]
    return ends.filter { !$0.1.isEmpty }
      .min { abs($0.0 - share) < abs($1.0 - share) }
      .map { (share: $0.0, first: $0.1) }
  }
}

extension WeightInterval {
  /// Finds the ends for one criterion, in closed form.
  ///
  /// With the share p of a weight, a strategy scores p times its points for the criterion plus
  /// 1 − p times its score by the other weights: a straight line.
  ///
  /// - Parameters:
  ///   - criterion: Whose weight changes.
  ///   - points: By strategy.
  ///   - first: The strategy that is first with the weights in force.
  ///   - weights: The weights in force.
  /// - Returns: Nil when the other weights are all 0.
  package init?(
    _ criterion: Criterion, _ points: [SIMD3<Double>], first: Int, _ weights: SIMD3<Double>
  ) {
    let index = criterion.index
    var rest = weights
    rest[index] = 0
    let others = rest.x + rest.y + rest.z
    guard others > 0 else { return nil }
    self.others = others
    self.criterion = criterion
    share = weights[index] / (others + weights[index])
    let rivals = points.indices.filter { $0 != first }.map { other in
      let lead = points[first] - points[other]
      return Rival(
        strategy: other, atNone: Self.snapped(lead.weighted(by: rest / others)),
        atAll: Self.snapped(lead[index]))
    }
    let (low, high) = (Rival.lowerEnd(rivals), Rival.upperEnd(rivals))
    stays = min(share, low.share)...max(share, high.share)
    (below, above) = (low.strategies, high.strategies)
  }

  private static func snapped(_ lead: Double) -> Double { Points.isSame(lead, 0) ? 0 : lead }

  /// The lead over another strategy as a line over the share of the weight.
  fileprivate struct Rival {
    let strategy: Int
    let atNone: Double
    let atAll: Double

    /// Where the lead is 0, when its sign changes.
    var crossing: Double { atNone / (atNone - atAll) }
    var slope: Double { atAll - atNone }

    /// Below which share another strategy is ahead, and which.
    static func lowerEnd(_ rivals: [Rival]) -> (share: Double, strategies: [Int]) {
      let ahead = rivals.filter { $0.atNone < 0 }
      let share = ahead.map(\.crossing).max() ?? 0
      return (share, ahead.steepest(at: share) { $0.slope })
    }

    /// Above which share another strategy is ahead, and which.
    static func upperEnd(_ rivals: [Rival]) -> (share: Double, strategies: [Int]) {
      let ahead = rivals.filter { $0.atAll < 0 }
      let share = ahead.map(\.crossing).min() ?? 1
      return (share, ahead.steepest(at: share) { -$0.slope })
    }
  }
}

extension [WeightInterval.Rival] {
  /// Of those that cross at a share, the ones that get ahead the fastest.
  fileprivate func steepest(at share: Double, _ slope: (Element) -> Double) -> [Int] {
    let here = filter { Points.isSame($0.crossing, share) }
    guard let most = here.map(slope).max() else { return [] }
    return here.filter { Points.isSame(slope($0), most) }.map(\.strategy)
  }
}
