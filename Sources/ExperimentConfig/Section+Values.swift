import Diagnostics
import YAMLReading

/// Reads single values, and reports what they should have been.
extension Findings {
  /// A scalar that `parse` accepts and that lies in a range.
  func value<Value: Comparable>(
    _ node: YAMLNode, _ what: String, in range: ClosedRange<Value>? = nil, shown: String? = nil,
    _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = node.text, let value = parse(text) else {
      add("\(node.kind) is not \(what)", at: node.place)
      return nil
    }
    if let range, !range.contains(value) {
      let allowed = shown ?? "\(range.lowerBound) to \(range.upperBound)"
      add("'\(text)' is out of range", at: node.place, help: "allowed: \(allowed)")
      return nil
    }
    return value
  }

  func integer(_ node: YAMLNode, in range: ClosedRange<Int>) -> Int? {
    value(node, "a whole number", in: range, Quantity.integer)
  }

  func number(_ node: YAMLNode, in range: ClosedRange<Double>, shown: String? = nil) -> Double? {
    value(node, "a number", in: range, shown: shown, Quantity.number)
  }

  /// A duration in seconds, from 0 to 1,000 years.
  func duration(_ node: YAMLNode, allowsZero: Bool = true) -> Double? {
    let least = allowsZero ? 0 : Double.leastNonzeroMagnitude
    return value(
      node, "a duration such as 90s, 12h, 7d or 2y", in: least...Self.longest,
      shown: allowsZero ? "0s to 1000y" : "more than 0s, at most 1000y", Quantity.duration)
  }

  /// A rate per second, from 0 to one a second.
  func rate(_ node: YAMLNode) -> Double? {
    value(
      node, "a rate such as 0.5/y or 40/d", in: 0...1, shown: "0 to 1/s", Quantity.rate)
  }

  func share(_ node: YAMLNode, in range: ClosedRange<Double> = 0...1) -> Double? {
    value(
      node, "a share such as 5% or 0.05", in: range,
      shown: range == 0...1 ? "0% to 100%" : nil, Quantity.share)
  }

  func flag(_ node: YAMLNode) -> Bool? {
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      add("\(node.kind) is neither true nor false", at: node.place)
      return nil
    }
  }

  /// One of several words.
  func choice(_ node: YAMLNode, among words: [String]) -> String? {
    guard let text = node.text, words.contains(text) else {
      let nearest = node.text.flatMap { Suggestion.nearest(to: $0, among: words) }
      add(
        "\(node.kind) is not one of \(words.joined(separator: ", "))", at: node.place,
        help: nearest.map { "did you mean '\($0)'?" })
      return nil
    }
    return text
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, _ type: Choice.Type = Choice.self
  ) -> Choice? {
    choice(node, among: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// A text that is not empty.
  func text(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = node.text, !text.isEmpty else {
      add("\(what) must be a text, not \(node.kind)", at: node.place)
      return nil
    }
    return text
  }

  /// The elements of a list.
  func list(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    guard case .sequence(let elements) = node.content else {
      add("\(what) must be a list, not \(node.kind)", at: node.place, help: "write [a, b]")
      return []
    }
    if elements.isEmpty { add("\(what) is empty", at: node.place, help: "name at least one") }
    return elements
  }

  private static let longest = 1000 * 365.25 * 86400
}
