/// What may stand at one place of a config.
///
/// Several kinds, a list and a mapping are alternatives.
package struct ConfigShape: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// Two numbers with two dots between them.
    case span
    case share(ClosedRange<Double>)
    case duration
    case rate
    case flag
    case text(pattern: String?)
    /// A mapping whose keys are free or paths to other keys.
    case mapping
    case words([String])
    /// The path of a file: one with a slash, or with one of some endings.
    case file(endings: [String])
  }

  /// When a variant of a mapping holds.
  package enum Condition: Hashable, Sendable {
    /// A key of the mapping has a certain word.
    case word(key: String, String)
    /// Something stands at a path of keys, or does not.
    case present([String])
    case absent([String])

    var isWord: Bool {
      if case .word = self { true } else { false }
    }
  }

  package struct Key: Equatable, Sendable {
    package let name: String
    package let isRequired: Bool
    package let shape: ConfigShape
  }

  /// The keys of a mapping under a condition.
  package struct Variant: Equatable, Sendable {
    package let condition: Condition?
    package let keys: [Key]
    /// The keys of which exactly one must be there, or none.
    package let eitherOf: [String]
  }

  package var kinds: [Kind] = []
  /// At most one: what the elements of a list are.
  package var elements: [ConfigShape] = []
  package var variants: [Variant] = []
  /// What it is for, in one line.
  package var help: String?
  /// As it would be written.
  package var defaultValue: String?
}
