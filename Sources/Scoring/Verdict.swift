import Simulation

/// What a scoreboard comes to.
///
/// A strategy is recommended only when it scores above *every* other eligible one beyond chance, all
/// comparisons judged together by Holm's method. The strategy that leads was picked by the same
/// numbers that must now prove its lead, and each rival is one more chance to be fooled; a lead over
/// the second alone says nothing of a third that varies more.
package struct Verdict: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case recommended
    case noClearWinner = "no-clear-winner"
    case noneEligible = "none-eligible"
  }

  package let kind: Kind
  /// The eligible strategies, best first; equal ones in the order of the config.
  package let ranking: [Int]
  /// The overall score of each strategy: the weighted mean of its criteria, each a mean over hosts.
  package let overall: [Double?]
  /// The first of the ranking against each of the others, in their order.
  package let comparisons: [PairedComparison]

  /// How much the first of the ranking scores above the second; nil without a second.
  package var lead: Difference? { comparisons.first?.difference }

  /// The first of the ranking and those that chance may have put behind it.
  package var contenders: [Int] {
    ranking.prefix(1) + comparisons.filter { !$0.isClear }.map(\.other)
  }

  package init(overall: [Double?], eligible: [Int], _ samples: ScoreSamples) {
    self.overall = overall
    let ranking = eligible.sorted { one, other in
      (Self.place(overall[other]), one) < (Self.place(overall[one]), other)
    }
    self.ranking = ranking
    comparisons =
      ranking.first.map { first in
        PairedComparison.family(of: first, against: Array(ranking.dropFirst()), samples)
      } ?? []
    kind =
      ranking.isEmpty
      ? .noneEligible : comparisons.allSatisfy(\.isClear) ? .recommended : .noClearWinner
  }

  /// What is equal but for rounding has one place.
  private static func place(_ overall: Double?) -> Double {
    ((overall ?? 0) / Points.slack).rounded()
  }
}

/// A paired difference of overall scores with its interval.
package struct Difference: Equatable, Sendable {
  package let mean: Double
  /// Nil with fewer than two replications.
  package let halfWidth: Double?

  package init(mean: Double, halfWidth: Double?) {
    self.mean = mean
    self.halfWidth = halfWidth
  }
}
