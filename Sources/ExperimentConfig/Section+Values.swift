import Diagnostics
import YAMLReading

/// Reads single values, and reports what they should have been.
extension Findings {
  /// A scalar that `parse` accepts and that lies in a range.
  func value<Value: Comparable>(
    _ node: YAMLNode, _ what: String, in range: ClosedRange<Value>? = nil, shown: String? = nil,
    help: String? = nil, _ parse: (String) -> Value?
  ) -> Value? {
    guard let text = node.text, let value = parse(text) else {
      add("\(node.kind) is not \(what)", at: node.place, help: help)
      return nil
    }
    if let range, !range.contains(value) {
      addOutOfRange(node, shown ?? "\(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return value
  }

  private func addOutOfRange(_ node: YAMLNode, _ allowed: String) {
    add("\(node.kind) is out of range", at: node.place, help: "allowed: \(allowed)")
  }

  func integer(
    _ node: YAMLNode, _ what: String = "a whole number", in range: ClosedRange<Int>
  ) -> Int? {
    if isNoted(node, .integer(range)) { return nil }
    guard let text = node.text, Quantity.isWhole(text) else {
      add("\(node.kind) is not \(what)", at: node.place, help: "write digits only, such as 2000")
      return nil
    }
    // One that is too large for `Int` is out of range as well.
    guard let value = Quantity.integer(text), range.contains(value) else {
      addOutOfRange(node, "\(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return value
  }

  func number(_ node: YAMLNode, in range: ClosedRange<Double>, shown: String? = nil) -> Double? {
    if isNoted(node, .number(range)) { return nil }
    let bounds = [range.lowerBound, range.upperBound].map(Quantity.text(ofNumber:))
    return value(
      node, "a number", in: range, shown: shown ?? bounds.joined(separator: " to "),
      help: "write decimal digits, such as 0.5", Quantity.number)
  }

  /// A duration in seconds, from 0 to 1,000 years or within a range.
  func duration(_ node: YAMLNode, in range: ClosedRange<Double> = 0...longest) -> Double? {
    if isNoted(node, .duration) { return nil }
    let shown = [range.lowerBound, range.upperBound].map(Quantity.text(ofDuration:))
    return value(
      node, Self.duration, in: range, shown: shown.joined(separator: " to "),
      help: Self.durationHelp, Quantity.duration)
  }

  /// A duration in seconds, of more than 0 and at most 1,000 years.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - word: What else may stand there, for messages.
  /// - Returns: Nil after a mistake.
  func positiveDuration(_ node: YAMLNode, or word: String? = nil) -> Double? {
    if let word, isNoted(node, .words([word]), .duration) { return nil }
    if isNoted(node, .duration) { return nil }
    return value(
      node, Self.duration + (word.map { ", nor '\($0)'" } ?? ""),
      in: Double.leastNonzeroMagnitude...Self.longest,
      shown: "more than 0s, at most 1000y" + (word.map { ", or \($0)" } ?? ""),
      help: Self.durationHelp, Quantity.duration)
  }

  /// A rate per second, from 0 to one a second.
  func rate(_ node: YAMLNode) -> Double? {
    if isNoted(node, .rate) { return nil }
    return value(
      node, "a rate such as 0.5/y or 40/d", in: 0...1, shown: "0 to 1/s",
      help: "write a number, a slash and one of s, m, h, d, w, y", Quantity.rate)
  }

  func share(_ node: YAMLNode, in range: ClosedRange<Double> = 0...1) -> Double? {
    if isNoted(node, .share(range)) { return nil }
    return value(
      node, "a share such as 5% or 0.05", in: range,
      shown: range == 0...1 ? "0% to 100%" : nil, Quantity.share)
  }

  func flag(_ node: YAMLNode) -> Bool? {
    if isNoted(node, .flag) { return nil }
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
    if isNoted(node, .words(words)) { return nil }
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
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - what: What it is called in messages.
  ///   - pattern: What the caller goes on to check, as a schema says it.
  func text(_ node: YAMLNode, _ what: String, like pattern: String? = nil) -> String? {
    if isNoted(node, .text(pattern: pattern)) { return "x" }
    guard let text = node.text, !text.isEmpty else {
      add("\(what) must be a text, not \(node.kind)", at: node.place)
      return nil
    }
    return text
  }

  /// The name of one of several things, or the path of a file with an ending.
  ///
  /// The caller says what is wrong with a name that is neither.
  func name(_ node: YAMLNode, _ what: String, among known: [String], orFile endings: [String])
    -> String?
  {
    isNoted(node, .words(known), .file(endings: endings))
      ? recorder?.word(of: known) : text(node, what)
  }

  /// The elements of a list.
  func list(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    if let element = recorder?.openList(node) { return [element] }
    guard case .sequence(let elements) = node.content else {
      add(
        "\(what) must be a list, not \(node.kind)", at: node.place,
        help: "write [\(node.text.flatMap { $0.isEmpty ? nil : $0 } ?? "a, b")]")
      return []
    }
    if elements.isEmpty { add("\(what) is empty", at: node.place, help: "name at least one") }
    return elements
  }

  /// The pairs of a mapping whose keys are among many; nil for what is no mapping.
  func entries(_ node: YAMLNode, of known: [String]) -> [YAMLNode.Pair]? {
    if let recorder, let opening = recorder.open(node) {
      return known.map { key in
        YAMLNode.Pair(
          key: YAMLNode(.scalar(key, isPlain: true), at: .commandLine),
          value: recorder.ask(key, in: opening))
      }
    }
    if case .mapping(let pairs) = node.content { return pairs }
    return nil
  }

  private static let duration = "a duration such as 90s, 12h, 7d or 2y"
  private static let durationHelp = "write a number and one of s, m, h, d, w, y"
  private static let longest = 1000 * 365.25 * 86400
}
