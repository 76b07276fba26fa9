package import Diagnostics

/// One node of a YAML document with its place.
package struct YAMLNode: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// A scalar; `isPlain` tells `yes` from `"yes"`.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Pair])
  }

  package struct Pair: Equatable, Sendable {
    package let key: YAMLNode
    package var value: YAMLNode

    package init(key: YAMLNode, value: YAMLNode) {
      self.key = key
      self.value = value
    }
  }

  package var content: Content
  package let place: Place

  package init(_ content: Content, at place: Place) {
    self.content = content
    self.place = place
  }

  /// What it is, for messages.
  package var kind: String {
    switch content {
    case .scalar(let text, let isPlain):
      text.isEmpty && isPlain ? "nothing" : "'\(Self.short(text))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 60 ? text.prefix(60) + "…" : text
  }

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }
}

extension YAMLNode {
  /// The place of some scalars of a text, counted from 0, or of the whole text when escapes or line
  /// ends shift them.
  package func place(ofScalars range: Range<Int>) -> Place {
    guard place != .commandLine, case .scalar(let text, let isPlain) = content else { return place }
    let quote = isPlain ? 0 : 1
    guard place.length == text.unicodeScalars.count + 2 * quote else { return place }
    return Place(
      line: place.line, column: place.column + quote + range.lowerBound, length: range.count)
  }
}
