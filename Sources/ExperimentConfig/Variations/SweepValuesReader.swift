import Diagnostics
import YAMLReading

/// Reads the values of a swept setting: a list, or `{from: 1/y, to: 9/y, step: 2/y}`.
struct SweepValuesReader {
  private static let example = "[0.5/y, 2/y] or {from: 1/y, to: 9/y, step: 2/y}"

  let findings: Findings

  /// The values, or nil after a mistake.
  func values(_ node: YAMLNode) -> [YAMLNode]? {
    switch node.content {
    case .sequence(let elements) where !elements.isEmpty: return distinct(elements)
    case .mapping: return range(node)
    case .sequence, .scalar:
      findings.add(
        "the values of a sweep must be a list or a range, not "
          + (node.text == nil ? "an empty list" : node.kind), at: node.place,
        help: "write for instance \(Self.example)")
      return nil
    }
  }

  private func distinct(_ elements: [YAMLNode]) -> [YAMLNode]? {
    let twice = elements.indices.filter { index in
      elements[..<index].contains { $0.isSameValue(as: elements[index]) }
    }
    for index in twice {
      findings.add(
        "'\(elements[index].flowText)' is there twice", at: elements[index].place,
        help: "keep one of them")
    }
    return twice.isEmpty ? elements : nil
  }

  private func range(_ node: YAMLNode) -> [YAMLNode]? {
    guard var section = Section(node, "a range", findings) else { return nil }
    let ends = [("from", "1/y"), ("to", "9/y"), ("step", "2/y")].map { key, example in
      section.require(key, example: example).flatMap(SteppedNumber.read(findings))
    }
    section.finish()
    guard let from = ends[0], let to = ends[1], let step = ends[2] else { return nil }
    guard from.unit == to.unit, from.unit == step.unit else {
      findings.add(
        "a range needs one unit for 'from', 'to' and 'step'", at: node.place,
        help: "write for instance {from: 1/y, to: 9/y, step: 2/y}")
      return nil
    }
    let decimals = max(from.decimals, to.decimals, step.decimals)
    let (first, last) = (from.scaled(to: decimals), to.scaled(to: decimals))
    let width = step.scaled(to: decimals)
    guard width > 0, first <= last else {
      findings.add(
        width > 0 ? "a range cannot run backwards" : "'step' must be more than 0", at: node.place,
        help: "write the smaller value first and a positive step")
      return nil
    }
    guard (last - first) / width < SweepPlan.mostCells else {
      findings.add(
        "the range has \((last - first) / width + 1) values", at: node.place,
        help: "allowed: at most \(SweepPlan.mostCells); take a larger step")
      return nil
    }
    return stride(from: first, through: last, by: width).map { value in
      let text = SteppedNumber(digits: value, decimals: decimals, unit: from.unit).text
      return YAMLNode(.scalar(text, isPlain: true), at: node.place)
    }
  }
}

/// A decimal number with a unit, exact so that steps add up without rounding.
private struct SteppedNumber {
  private static let mostDigits = 9

  let digits: Int
  let decimals: Int
  let unit: String

  static func read(_ findings: Findings) -> (YAMLNode) -> SteppedNumber? {
    { node in
      if let number = node.text.flatMap(SteppedNumber.init) { return number }
      findings.add(
        "\(node.kind) is not a number with its unit", at: node.place,
        help: "write at most \(mostDigits) digits before and after the point, such as 0.5/y, 30d, "
          + "5% or 2000")
      return nil
    }
  }

  init(digits: Int, decimals: Int, unit: String) {
    self.digits = digits
    self.decimals = decimals
    self.unit = unit
  }

  private init?(_ text: String) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, whole.count <= Self.mostDigits,
      Quantity.isWhole(String(whole))
    else { return nil }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard fraction.count <= Self.mostDigits, parts.count == 1 || Quantity.isWhole("0\(fraction)"),
      let digits = Int(String(whole) + fraction)
    else { return nil }
    self.init(
      digits: digits, decimals: fraction.count, unit: String(text.dropFirst(number.count)))
  }

  /// The number in units of the given decimal place, of at most nine.
  func scaled(to place: Int) -> Int { digits * Self.power(place - decimals) }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  var text: String {
    let scale = Self.power(decimals)
    var fraction = String(digits.magnitude % UInt(scale))
    fraction =
      String(repeating: "0", count: decimals - (decimals == 0 ? 0 : fraction.count))
      + (decimals == 0 ? "" : fraction)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = (digits < 0 ? "-" : "") + String(digits.magnitude / UInt(scale))
    return whole + (fraction.isEmpty ? "" : ".\(fraction)") + unit
  }
}
