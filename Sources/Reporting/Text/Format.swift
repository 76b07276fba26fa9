import Simulation
import Workload

/// Numbers, durations and times as people read them.
package enum Format {
  /// A whole number with thousands separated by commas.
  package static func count(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    for position in stride(from: digits.count - 3, to: 0, by: -3) {
      digits.insert(",", at: position)
    }
    return (number < 0 ? "−" : "") + String(digits)
  }

  /// A number with a fixed count of decimals, rounded half away from zero.
  package static func decimal(_ number: Double, _ decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(number) * scale).rounded()
    guard scaled < 1e15 else { return "\(number)" }
    let (whole, rest) = (Int(scaled) / Int(scale), Int(scaled) % Int(scale))
    let sign = number < 0 && scaled > 0 ? "−" : ""
    guard decimals > 0 else { return sign + count(whole) }
    let digits = String(rest)
    return
      "\(sign)\(count(whole)).\(String(repeating: "0", count: decimals - digits.count))\(digits)"
  }

  /// A share as a percentage.
  ///
  /// Some is never shown as none, nor nearly all as all: "< 0.1 %", "> 99.9 %".
  package static func percent(_ share: Double, _ decimals: Int = 1) -> String {
    let least = (0..<decimals).reduce(1.0) { step, _ in step / 10 }
    let percent = share * 100
    if percent > 0, percent < least / 2 { return "< \(decimal(least, decimals)) %" }
    // Sums of shares that are all there is may lack a last bit.
    if percent < 100 - 1e-9, percent > 100 - least / 2 {
      return "> \(decimal(100 - least, decimals)) %"
    }
    return "\(decimal(percent, decimals)) %"
  }

  /// The decimals that show the first digit of a spread, from 0 to `most`.
  static func decimals(for spread: Double, atMost most: Int) -> Int {
    var (decimals, scaled) = (0, spread)
    while decimals < most, scaled < 1 {
      scaled *= 10
      decimals += 1
    }
    return decimals
  }

  /// A duration in the unit that gives it the fewest digits.
  package static func duration(_ seconds: Double) -> String {
    let units = [
      (secondsPerYear, "y"), (86400.0, "d"), (3600.0, "h"), (60.0, "min"), (1.0, "s"),
    ]
    let (length, unit) = units.first { seconds >= $0.0 } ?? (1, "s")
    let value = seconds / length
    let isWhole = abs(value - value.rounded()) < 0.005
    return "\(decimal(value, isWhole || value >= 100 ? 0 : 1)) \(unit)"
  }

  /// A rate in the unit in which it is at least one, or a year.
  package static func rate(_ perSecond: Double) -> String {
    let units = [(1.0, "second"), (60, "minute"), (3600, "hour"), (86400, "day")]
    let (length, unit) = units.first { perSecond * $0.0 >= 1 } ?? (secondsPerYear, "year")
    return "\(plain(perSecond * length)) a \(unit)"
  }

  /// A number without needless zeros, to four decimals.
  package static func plain(_ number: Double) -> String {
    var text = decimal(number, 4)
    while text.contains("."), text.hasSuffix("0") || text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A weight, or a range of weights.
  package static func weight(_ range: ClosedRange<Double>) -> String {
    range.lowerBound == range.upperBound
      ? plain(range.lowerBound) : "\(plain(range.lowerBound)) to \(plain(range.upperBound))"
  }

  /// A moment of a history: a date when the history has one, else the day counted from its start.
  package static func moment(_ seconds: Double, start: Double?) -> String {
    guard let start else { return "day \(count(Int(seconds / 86400)))" }
    let date = CivilDate(daysSince1970: Int(((start + seconds) / 86400).rounded(.down)))
    return "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day))"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// Estimates of metrics in the units of the metric.
extension Format {
  /// The value with its interval, rounded to what the interval supports; "–" for nothing measured.
  static func estimate(_ estimate: Estimate, _ metric: Metric) -> String {
    guard let mean = estimate.mean else { return "–" }
    guard let spread = spread(of: estimate), metric.unit != .seconds else {
      return value(mean, metric)
    }
    let scale = metric.unit == .share ? 100.0 : 1
    let decimals = decimals(for: spread * scale, atMost: metric.unit == .share ? 2 : 3)
    let shown = decimal(spread * scale, decimals)
    // A spread that the decimals cannot show is left out rather than printed as zero.
    guard shown.contains(where: { $0.isNumber && $0 != "0" }) else { return value(mean, metric) }
    return "\(decimal(mean * scale, decimals)) ± \(shown)\(metric.unit == .share ? " %" : "")"
  }

  /// A value without an interval.
  static func value(_ value: Double, _ metric: Metric) -> String {
    switch metric.unit {
    case .share: percent(value)
    case .seconds: duration(value)
    case .ratio, .perYear: decimal(value, 2)
    case .perThousandSlots: decimal(value, 0)
    }
  }

  private static func spread(of estimate: Estimate) -> Double? {
    guard let mean = estimate.mean, let low = estimate.low, let high = estimate.high else {
      return nil
    }
    return max(high - mean, mean - low)
  }
}
