package import Simulation

/// What of a run can be held against another one: numbers by the names of strategy, host and metric.
package struct ComparedRun: Equatable, Sendable {
  package struct Key: Hashable, Sendable {
    package let strategy: String
    package let host: String
    package let metric: String

    package init(strategy: String, host: String, metric: String) {
      self.strategy = strategy
      self.host = host
      self.metric = metric
    }
  }

  package let strategies: [String]
  package let hosts: [String]
  package let estimates: [Key: Estimate]

  package init(strategies: [String], hosts: [String], estimates: [Key: Estimate]) {
    self.strategies = strategies
    self.hosts = hosts
    self.estimates = estimates
  }
}

/// The numbers that two runs have in common, judged by the polarity of their metrics.
///
/// The intervals of the two runs are taken as independent. Results keep no replications, so runs of
/// the same histories cannot be paired afterwards; for them the intervals are wider than need be,
/// which makes "worse" no less true.
package struct Comparison: Equatable, Sendable {
  package enum Judgement: String, Sendable {
    case worse
    case better
    /// The difference is within its interval.
    case same
    /// The numbers differ, and at least one run has no interval to tell chance from difference.
    case unknown
    /// Only one of the two runs measured it.
    case oneSided = "one-sided"
  }

  package struct Row: Equatable, Sendable {
    package let strategy: String
    /// Nil for a number that is the same at every host.
    package let host: String?
    package let metric: Metric
    package let old: Estimate
    package let new: Estimate
    /// New less old, not cut off at the ends of what the metric can be.
    package let difference: Estimate
    package let judgement: Judgement
  }

  /// By strategy, metric and host, in the order of the new run.
  package let rows: [Row]

  package init(_ old: ComparedRun, _ new: ComparedRun) {
    let strategies = new.strategies.filter(old.strategies.contains)
    let hosts = new.hosts.filter(old.hosts.contains)
    rows = strategies.flatMap { strategy in
      Metric.allCases.flatMap { metric in
        let rows = hosts.compactMap { Row(strategy, $0, metric, old, new) }
        let isOne = rows.count == hosts.count && rows.isUniform
        return isOne ? rows.prefix(1).map { Row($0, atEveryHostOf: hosts) } : rows
      }
    }
  }

  /// Whether the new run is worse anywhere beyond the interval of the difference.
  package var isWorse: Bool { count(.worse) > 0 }

  package func count(_ judgement: Judgement) -> Int { rows.count { $0.judgement == judgement } }
}

extension [Comparison.Row] {
  fileprivate var isUniform: Bool {
    dropFirst().allSatisfy { $0.old == first?.old && $0.new == first?.new }
  }
}

extension Comparison.Row {
  fileprivate init?(
    _ strategy: String, _ host: String, _ metric: Metric, _ old: ComparedRun, _ new: ComparedRun
  ) {
    let key = ComparedRun.Key(strategy: strategy, host: host, metric: metric.rawValue)
    guard let one = old.estimates[key], let other = new.estimates[key],
      one.mean != nil || other.mean != nil
    else { return nil }
    let difference = other.less(one)
    self.init(
      strategy: strategy, host: host, metric: metric, old: one, new: other, difference: difference,
      judgement: Comparison.Judgement(difference, between: one, other, metric.better))
  }

  fileprivate init(_ row: Self, atEveryHostOf hosts: [String]) {
    self.init(
      strategy: row.strategy, host: hosts.count > 1 ? nil : row.host, metric: row.metric,
      old: row.old, new: row.new, difference: row.difference, judgement: row.judgement)
  }
}

extension Comparison.Judgement {
  fileprivate init(
    _ difference: Estimate, between old: Estimate, _ new: Estimate, _ better: Metric.Direction
  ) {
    guard let mean = difference.mean, let one = old.mean, let other = new.mean else {
      self = .oneSided
      return
    }
    guard !Relation.isSame(one, other) else {
      self = .same
      return
    }
    guard let low = difference.low, let high = difference.high else {
      self = .unknown
      return
    }
    let isBeyond = low > 0 || high < 0
    self = !isBeyond ? .same : (mean > 0) == (better == .higher) ? .better : .worse
  }
}

extension Estimate {
  /// The difference of independent estimates.
  ///
  /// Half-widths add up as the root of the sum of their squares. Where an interval is cut off at
  /// the end of what its metric can be, its longer side counts.
  fileprivate func less(_ other: Estimate) -> Estimate {
    guard let one = mean, let two = other.mean else { return Estimate(mean: nil) }
    guard let half = halfWidth, let otherHalf = other.halfWidth else {
      return Estimate(mean: one - two)
    }
    let width = (half * half + otherHalf * otherHalf).squareRoot()
    return Estimate(mean: one - two, low: one - two - width, high: one - two + width)
  }

  private var halfWidth: Double? {
    guard let mean, let low, let high else { return nil }
    return max(high - mean, mean - low)
  }
}
