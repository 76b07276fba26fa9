/// One row of the worked example.
struct Step {
  enum Kind: Int, Comparable {
    case save, pick, view, use, follow

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  struct Key: Hashable, Comparable {
    let time: Double
    let kind: Kind
    let text: String

    static func < (one: Key, other: Key) -> Bool {
      (one.time, one.kind, one.text) < (other.time, other.kind, other.text)
    }
  }

  let key: Key
  /// By strategy.
  var outcomes: [Int: String] = [:]

  init(_ key: Key) { self.key = key }

  var time: Double { key.time }
  var text: String { key.text }

  /// Leaves out what repeats: picks that change nothing, and looks, uses and links after the first
  /// since the last change.
  static func shown(_ steps: [Step]) -> [Step] {
    var seen: Set<Kind> = []
    var lastPick: [Int: String]?
    return steps.filter { step in
      switch step.key.kind {
      case .save:
        (seen, lastPick) = ([], nil)
        return true
      case .pick:
        guard step.outcomes != lastPick else { return false }
        (seen, lastPick) = ([], step.outcomes)
        return true
      case .view, .use, .follow: return seen.insert(step.key.kind).inserted
      }
    }
  }
}
