import Simulation

/// Where the outcomes of a history first differ from those that were expected.
package struct OutcomeDifference: Equatable, Sendable {
  package let host: Int
  /// How many outcomes were expected.
  package let count: Int
  /// The place of the first that differs, counted from 1; nil when none does.
  package let place: Int?
  /// What stood there, and what was expected there; nil where one list is at its end.
  package let found: String?
  package let expected: String?

  package var isNone: Bool { place == nil }

  package init(_ expected: [String], _ found: [String], host: Int) {
    self.host = host
    count = expected.count
    let first = (0..<max(expected.count, found.count)).first { index in
      index >= expected.count || index >= found.count
        || !OutcomeScript.matches(found[index], expected[index])
    }
    place = first.map { $0 + 1 }
    self.found = first.flatMap { found.indices.contains($0) ? found[$0] : nil }
    self.expected = first.flatMap { expected.indices.contains($0) ? expected[$0] : nil }
  }
}
