package import Simulation

/// What became of an expectation.
///
/// The estimate decides; the interval only says how sure that is. An expectation without a host
/// holds when it holds at every host, and one on what a run measured nothing of never holds.
package struct ExpectationFinding: Sendable {
  package enum Outcome: String, Sendable {
    case failed
    case notMeasured = "not-measured"
    case held
  }

  /// The expectation at one host.
  package struct Check: Sendable {
    package let host: Int
    package let estimate: Estimate
    package let outcome: Outcome
    /// Whether the whole interval is on the side of the estimate; nil without an interval.
    package let isSettled: Bool?
    fileprivate let margin: Double
  }

  package let expectation: Expectation
  /// A check a host, in the order of hosts; none for an expectation on the winner.
  package let checks: [Check]
  package let outcome: Outcome
  /// What outcomes were instead, for an expectation on them.
  package var difference: OutcomeDifference?

  package var holds: Bool { outcome == .held }

  /// The check that speaks most against the expectation.
  package var decisive: Check? {
    checks.min { one, other in
      (one.outcome.rank, one.doubt, one.margin, one.host)
        < (other.outcome.rank, other.doubt, other.margin, other.host)
    }
  }

  /// Whether chance could have turned the outcome.
  package var isWithinInterval: Bool { decisive?.isSettled == false }
}

extension ExpectationFinding.Outcome {
  fileprivate var rank: Int {
    switch self {
    case .failed: 0
    case .notMeasured: 1
    case .held: 2
    }
  }
}

extension ExpectationFinding.Check {
  /// A sure failure comes first, and a sure success last.
  fileprivate var doubt: Int { (outcome == .held) == (isSettled == true) ? 1 : 0 }
}

extension RunResults {
  /// What became of every expectation of the config.
  ///
  /// - Parameters:
  ///   - scoreboard: The scores.
  ///   - hosts: How many hosts there are.
  ///   - outcomes: Finds what came of every view, use and followed link of a history under a
  ///     strategy at a host.
  /// - Throws: What `outcomes` throws.
  package func findings(
    _ scoreboard: Scoreboard, hosts: Int,
    outcomes: (_ strategy: Int, _ host: Int) throws -> [String]
  ) rethrows -> [ExpectationFinding] {
    try expectations.expectations.indices.map {
      try finding($0, scoreboard, hosts: hosts, outcomes)
    }
  }

  private func finding(
    _ index: Int, _ scoreboard: Scoreboard, hosts: Int,
    _ outcomes: (_ strategy: Int, _ host: Int) throws -> [String]
  ) rethrows -> ExpectationFinding {
    let expectation = expectations.expectations[index]
    switch expectation.claim {
    case .winner(let strategy, let isExpected):
      let isWinner = scoreboard.verdict.winner == strategy
      return ExpectationFinding(
        expectation: expectation, checks: [], outcome: isWinner == isExpected ? .held : .failed)
    case .outcomes(let expected, let strategy, let host):
      let differences = try (host.map { $0..<$0 + 1 } ?? 0..<hosts).map { host in
        OutcomeDifference(expected, try outcomes(strategy, host), host: host)
      }
      let worst = differences.first { !$0.isNone } ?? differences.first
      return ExpectationFinding(
        expectation: expectation, checks: [], outcome: worst?.isNone == true ? .held : .failed,
        difference: worst)
    case .compares(let subject, let relation, let limit):
      let checks = (0..<hosts).filter(subject.concerns).map { host in
        let estimate = estimate(index, subject, host, scoreboard)
        return ExpectationFinding.Check(host: host, estimate, relation, limit)
      }
      let worst = checks.min { $0.outcome.rank < $1.outcome.rank }?.outcome
      return ExpectationFinding(
        expectation: expectation, checks: checks, outcome: worst ?? .notMeasured)
    }
  }

  private func estimate(
    _ index: Int, _ subject: Expectation.Subject, _ host: Int, _ scoreboard: Scoreboard
  ) -> Estimate {
    func value(_ strategy: Int) -> Double? {
      switch subject.quantity {
      case .metric(let metric):
        return measurements.estimate(metric, strategy: strategy, host: host).mean
      case .score(let criterion):
        let score = scoreboard.scores.first { $0.strategy == strategy && $0.host == host }
        return criterion.map { score?.criteria[$0] } ?? score?.overall
      }
    }
    if case .metric(let metric) = subject.quantity, subject.other == nil {
      return measurements.estimate(metric, strategy: subject.strategy, host: host)
    }
    let values = subject.strategies.map(value)
    guard let first = values[0], let second = values.count > 1 ? values[1] : 0 else {
      return Estimate(mean: nil)
    }
    let (mean, half) = (first - second, expectations.halfWidth(index, host))
    let bounds = subject.bounds
    return Estimate(
      mean: mean, low: half.map { max(bounds.lowerBound, mean - $0) },
      high: half.map { min(bounds.upperBound, mean + $0) })
  }
}

extension Expectation.Subject {
  /// What an interval is cut off at.
  fileprivate var bounds: ClosedRange<Double> {
    let most: Double =
      switch quantity {
      case .metric(let metric): metric.unit == .share ? 1 : .infinity
      case .score: 100
      }
    return (other == nil ? 0 : -most)...most
  }
}

extension ExpectationFinding.Check {
  fileprivate init(host: Int, _ estimate: Estimate, _ relation: Relation, _ limit: Double) {
    self.host = host
    self.estimate = estimate
    outcome = estimate.mean.map { relation.holds($0, limit) ? .held : .failed } ?? .notMeasured
    margin = estimate.mean.map { relation.margin($0, limit) } ?? 0
    if let low = estimate.low, let high = estimate.high {
      isSettled = relation.isSettled(from: low, to: high, limit)
    } else {
      isSettled = nil
    }
  }
}

extension Verdict {
  /// The recommended strategy, when there is one.
  package var winner: Int? { kind == .recommended ? ranking.first : nil }
}
