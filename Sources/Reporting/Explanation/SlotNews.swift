import Simulation

/// What became of a slot, in words.
struct SlotNews {
  /// A few words, which stand out where something is not as it should be.
  struct Remark {
    var text: String
    var isBad = false

    var markdown: String { isBad ? "**\(text)**" : text }
  }

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
      ? nil : "The slot \(enumerated(parts.map(\.markdown)))."
  }

  /// For a diagram, which escapes what it shows.
  var told: String { enumerated(parts.map(\.text)) }

  private var parts: [Remark] {
    let still = isStill ? "still " : ""
    return [labelPart, targetPart].compactMap(\.self).map {
      Remark(text: "\(still)\($0.text)", isBad: $0.isBad)
    }
  }

  private var labelPart: Remark? {
    switch label {
    case .fresh: Remark(text: "shows the current name")
    case .stale: Remark(text: "shows an old name", isBad: true)
    case .wrongEntity: Remark(text: "shows the name of another entity", isBad: true)
    case .empty: Remark(text: "has no label", isBad: true)
    case .ofDeleted: Remark(text: "shows a deleted entity")
    case .notSelected: nil
    }
  }

  private var targetPart: Remark? {
    switch target {
    case .orphaned:
      Remark(text: isStill ? "lacks its target" : "has lost its target", isBad: true)
    case .wrongTarget: Remark(text: "opens another entity", isBad: true)
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
  static func use(_ target: TargetState) -> Remark {
    switch target {
    case .correct: Remark(text: "opens the entity")
    case .gone: Remark(text: "finds that it is deleted")
    case .orphaned: Remark(text: "finds nothing", isBad: true)
    case .wrongTarget: Remark(text: "opens another entity", isBad: true)
    case .notSelected: Remark(text: "has nothing to use")
    case .unasked: Remark(text: "uses its stored value")
    }
  }

  /// What a followed link comes to.
  static func follow(_ outcome: LinkOutcome) -> Remark {
    switch outcome {
    case .correct: Remark(text: "opens the entity")
    case .gone: Remark(text: "finds that it is deleted")
    case .broken: Remark(text: "opens nothing", isBad: true)
    case .wrongTarget: Remark(text: "opens another entity", isBad: true)
    }
  }
}
