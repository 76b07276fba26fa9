package import HostModel

/// What becomes of the verdict when one assumed value of a host is replaced by an alternative.
///
/// Everything is played on the same histories, so what differs is due to the value alone.
package struct AssumptionStudy: Equatable, Sendable {
  /// What a run comes to, seen from the strategy that leads the whole experiment.
  package struct Outcome: Equatable, Sendable {
    package let kind: Verdict.Kind
    /// The eligible strategies, best first.
    package let ranking: [Int]
    /// How far the favourite is ahead of the best of the others, negative when it is behind; nil
    /// when it is excluded or alone.
    package let lead: Difference?
  }

  /// One replacement.
  package struct Row: Equatable, Sendable {
    package let variant: HostVariant
    package let outcome: Outcome
    /// Whether another verdict than before comes of it.
    package let flips: Bool
    /// By how much the lead of the favourite changes.
    package let change: Double?
  }

  /// The strategy that leads the whole experiment.
  package let favourite: Int
  package let base: Outcome
  package let rows: [Row]
  package let replications: Int

  /// The replacements by how much they would change the decision: those that flip it first, and
  /// among them those of where labels live; then those that leave the smallest lead.
  package var byWeight: [Row] {
    rows.enumerated().sorted { one, other in
      let (first, second) = (Self.place(one.element), Self.place(other.element))
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }

  private static func place(_ row: Row) -> (Int, Int, Double) {
    (
      row.flips ? 0 : 1, row.flips && row.variant.key == .labelStore ? 0 : 1,
      row.outcome.lead?.mean ?? -.infinity
    )
  }
}
