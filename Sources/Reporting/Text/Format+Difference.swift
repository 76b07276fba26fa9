import Simulation

/// Differences of estimates, with a sign.
extension Format {
  /// A difference with its interval; shares in percentage points.
  static func difference(_ estimate: Estimate, _ metric: Metric) -> String {
    switch metric.unit {
    case .share: signed(estimate, scale: 100, most: 2, unit: " pp")
    case .seconds: estimate.mean.map { sign($0, 0) + age(estimate) } ?? "–"
    case .ratio, .perYear: signed(estimate, scale: 1, most: 3)
    case .perThousandSlots: signed(estimate, scale: 1, most: 1)
    }
  }

  /// A difference of scores.
  static func points(_ estimate: Estimate) -> String { signed(estimate, scale: 1, most: 1) }

  /// A score from 0 to 100 with its interval.
  static func score(_ estimate: Estimate) -> String {
    guard let mean = estimate.mean else { return "–" }
    guard let half = halfWidth(estimate), half > 0 else { return decimal(mean, 1) }
    let decimals = decimals(for: half, atMost: 2)
    return "\(decimal(mean, decimals)) ± \(decimal(half, decimals))"
  }

  private static func signed(
    _ estimate: Estimate, scale: Double, most: Int, unit: String = ""
  ) -> String {
    guard let mean = estimate.mean.map({ $0 * scale }) else { return "–" }
    guard let half = halfWidth(estimate).map({ $0 * scale }), half > 0 else {
      return sign(mean, most) + decimal(abs(mean), most) + unit
    }
    // A digit more than a value has, as the difference may be small beside its interval.
    let decimals = min(most, decimals(for: half, atMost: most) + 1)
    return
      "\(sign(mean, decimals))\(decimal(abs(mean), decimals)) ± \(decimal(half, decimals))\(unit)"
  }

  /// A duration with its interval.
  static func age(_ estimate: Estimate) -> String {
    guard let mean = estimate.mean else { return "–" }
    guard let half = halfWidth(estimate), half > 0 else { return duration(abs(mean)) }
    return "\(duration(abs(mean))) ± \(duration(half))"
  }

  /// The sign of a number, or none for one that rounds to 0.
  private static func sign(_ number: Double, _ decimals: Int) -> String {
    let isZero = !decimal(number, decimals).contains { $0.isNumber && $0 != "0" }
    return isZero ? "" : number > 0 ? "+" : "−"
  }

  private static func halfWidth(_ estimate: Estimate) -> Double? {
    guard let mean = estimate.mean, let low = estimate.low, let high = estimate.high else {
      return nil
    }
    return max(high - mean, mean - low)
  }
}
