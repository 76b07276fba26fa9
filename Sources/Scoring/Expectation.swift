package import Simulation

/// What a config expects of a run, with its names resolved.
package struct Expectation: Equatable, Sendable {
  package enum Claim: Hashable, Sendable {
    case compares(Subject, Relation, Double)
    case winner(Int, isExpected: Bool)
    /// What comes of every view, use and followed link; a host of nil stands for every host.
    case outcomes([String], strategy: Int, host: Int?)
  }

  /// The measured number that a claim is about.
  package struct Subject: Hashable, Sendable {
    package enum Quantity: Hashable, Sendable {
      case metric(Metric)
      /// The score of a criterion, or the overall one, from 0 to 100.
      case score(Criterion?)
    }

    package let quantity: Quantity
    package let strategy: Int
    /// The strategy whose number is taken off, for a difference.
    package let other: Int?
    /// Nil when the claim is about every host.
    package let host: Int?

    package init(_ quantity: Quantity, strategy: Int, minus other: Int? = nil, host: Int? = nil) {
      self.quantity = quantity
      self.strategy = strategy
      self.other = other
      self.host = host
    }
  }

  /// As the config has it.
  package let text: String
  package let claim: Claim

  package init(_ text: String, _ claim: Claim) {
    self.text = text
    self.claim = claim
  }

  package var subject: Subject? {
    if case .compares(let subject, _, _) = claim { subject } else { nil }
  }
}

/// How a measured number must stand to a limit.
package enum Relation: String, CaseIterable, Sendable {
  case atMost = "<="
  case atLeast = ">="
  case below = "<"
  case above = ">"
  case equal = "=="

  /// Whether a value stands so to a limit.
  ///
  /// Values that differ by rounding alone, 10^−9 of their size, are equal.
  package func holds(_ value: Double, _ limit: Double) -> Bool {
    let isSame = Self.isSame(value, limit)
    return switch self {
    case .atMost: value < limit || isSame
    case .atLeast: value > limit || isSame
    case .below: value < limit && !isSame
    case .above: value > limit && !isSame
    case .equal: isSame
    }
  }

  /// Whether every value of an interval fares the same.
  package func isSettled(from low: Double, to high: Double, _ limit: Double) -> Bool {
    // An equality that fails at both ends may hold between them.
    let isBetween = self == .equal && low < limit && limit < high
    return holds(low, limit) == holds(high, limit) && !isBetween
  }

  /// How far a value is on the side that holds; below 0 on the other.
  func margin(_ value: Double, _ limit: Double) -> Double {
    switch self {
    case .atMost, .below: limit - value
    case .atLeast, .above: value - limit
    case .equal: -abs(value - limit)
    }
  }

  /// Whether two numbers differ by no more than the rounding of their sums.
  static func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-12 + 1e-9 * max(abs(one), abs(other))
  }
}
