import Simulation

/// What became of a slot, in words.
struct SlotNews {
  private let label: LabelState
  private let target: TargetState
  /// Whether it was so before.
  private let isStill: Bool

  init(_ label: LabelState, _ target: TargetState, isStill: Bool) {
    self.label = label
    self.target = target
    self.isStill = isStill
  }

  /// Whether something is not as it should be.
  var isBad: Bool { parts.contains(where: \.isBad) }

  /// In Markdown; nil when there is nothing to tell.
  var text: String? {
    parts.isEmpty
      ? nil : "The slot \(enumerated(parts.map { $0.isBad ? "**\($0.text)**" : $0.text }))."
  }

  /// For a diagram, which escapes what it shows.
  var told: String { enumerated(parts.map(\.text)) }

  private var parts: [(text: String, isBad: Bool)] {
    let still = isStill ? "still " : ""
    return [labelPart, targetPart].compactMap(\.self).map { ("\(still)\($0.text)", $0.isBad) }
  }

  private var labelPart: (text: String, isBad: Bool)? {
    switch label {
    case .fresh: ("shows the current name", false)
    case .stale: ("shows an old name", true)
    case .wrongEntity: ("shows the name of another entity", true)
    case .empty: ("has no label", true)
    case .ofDeleted: ("shows a deleted entity", false)
    case .notSelected: nil
    }
  }

  private var targetPart: (text: String, isBad: Bool)? {
    switch target {
    case .orphaned: ("has lost its target", true)
    case .wrongTarget: ("opens another entity", true)
    case .correct, .gone, .notSelected, .unasked: nil
    }
  }

  /// What a user sees in a slot.
  static func sight(_ state: LabelState, _ label: String?, _ name: String)
    -> (text: String, told: String)
  {
    let quoted = label.map { "“\(Markdown.escaped($0))”" }
    let plain = label.map { "“\($0)”" }
    let (fallback, remark, isBad): (String, String, Bool) =
      switch state {
      case .fresh: ("“\(name)”", "the current name", false)
      case .stale: ("a name", "an old name", true)
      case .wrongEntity: ("a name", "that of another entity", true)
      case .empty: ("no label", "", true)
      case .ofDeleted: ("a name", "that of a deleted entity", false)
      case .notSelected: ("an empty slot", "", false)
      }
    let told = [plain ?? fallback, remark].filter { !$0.isEmpty }.joined(separator: ", ")
    let shown = quoted ?? Markdown.escaped(fallback)
    guard !remark.isEmpty else { return (isBad ? "**\(shown)**" : shown, told) }
    return ("\(shown), \(isBad ? "**\(remark)**" : remark)", told)
  }

  /// What a use comes to.
  static func use(_ target: TargetState) -> String {
    switch target {
    case .correct: "opens the entity"
    case .gone: "finds that it is deleted"
    case .orphaned: "finds nothing"
    case .wrongTarget: "opens another entity"
    case .notSelected: "has nothing to use"
    case .unasked: "uses its stored value"
    }
  }

  /// What a followed link comes to.
  static func follow(_ outcome: LinkOutcome) -> String {
    switch outcome {
    case .correct: "opens the entity"
    case .gone: "finds that it is deleted"
    case .broken: "opens nothing"
    case .wrongTarget: "opens another entity"
    }
  }
}
