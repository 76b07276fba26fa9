import YAMLReading

extension YAMLNode {
  /// The node on one line, as it could stand in a config.
  var flowText: String {
    switch content {
    case .scalar(let text, let isPlain): isPlain ? text : Self.quoted(text)
    case .sequence(let elements): "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let pairs):
      "{\(pairs.map { "\($0.key.flowText): \($0.value.flowText)" }.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// Whether both are the same value, however its quantity is written.
  func isSameValue(as other: YAMLNode) -> Bool {
    guard let text, let otherText = other.text else { return flowText == other.flowText }
    let readers = [Quantity.rate, Quantity.duration, Quantity.share]
    return text == otherText
      || readers.contains { read in read(text).map { $0 == read(otherText) } ?? false }
  }
}
