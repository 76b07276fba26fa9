/// Reads the quantities of a config from their texts.
///
/// Every unit must be written.
package enum Quantity {
  private static let secondsPerUnit: [Character: Double] = [
    "s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400, "y": 365.25 * 86400,
  ]

  /// A finite number in plain decimal or exponent form.
  ///
  /// Hexadecimal, infinity, underscores and sexagesimal numbers are not numbers here.
  package static func number(_ text: String) -> Double? {
    guard let first = text.first(where: { $0 != "-" }), first.isASCII,
      first.isNumber || first == ".",
      text.allSatisfy({ $0.isASCII && ($0.isNumber || "-+.eE".contains($0)) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// A whole number of decimal digits.
  package static func integer(_ text: String) -> Int? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "-") }) else { return nil }
    return Int(text)
  }

  /// Whether a text is a whole number, of whatever size.
  static func isWhole(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// A number without a fraction of 0.
  static func text(ofNumber number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A duration in the largest unit that it is a multiple of.
  static func text(ofDuration seconds: Double) -> String {
    for unit in "ydhm" {
      guard let size = secondsPerUnit[unit], seconds >= size,
        seconds.truncatingRemainder(dividingBy: size) == 0
      else { continue }
      return text(ofNumber: seconds / size) + String(unit)
    }
    return text(ofNumber: seconds) + "s"
  }

  /// A duration such as `90s`, `1.5h`, `7d`, `2w` or `2y`, in seconds.
  package static func duration(_ text: String) -> Double? {
    guard let unit = text.last, let seconds = secondsPerUnit[unit] else { return nil }
    return number(String(text.dropLast())).map { $0 * seconds }
  }

  /// A rate such as `0.5/y` or `40/day`, per second; `0` needs no unit.
  package static func rate(_ text: String) -> Double? {
    if let number = number(text), number == 0 { return 0 }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = number(String(parts[0])) else { return nil }
    let names = ["day": "d", "hour": "h", "week": "w", "year": "y", "minute": "m", "second": "s"]
    let unit = names[String(parts[1])] ?? String(parts[1])
    return unit.count == 1 ? unit.first.flatMap { secondsPerUnit[$0] }.map { count / $0 } : nil
  }

  /// A share such as `5%` or `0.05`.
  package static func share(_ text: String) -> Double? {
    text.last == "%" ? number(String(text.dropLast())).map { $0 / 100 } : number(text)
  }
}

extension Int {
  /// The whole part of a number, or the nearest number of 18 digits for one beyond.
  init(clamping number: Double) {
    self.init(Swift.max(-1e18, Swift.min(1e18, number)))
  }
}
