/// How a strategy behaves, as far as it shows when it is put through a script of edits.
///
/// The script asks the module itself, outside of any simulation, so what it tells can be held
/// against what a simulation counts.
package struct Conduct: Equatable, Sendable {
  /// What an identifier follows.
  package enum Minting: Equatable, Sendable {
    /// It never changes.
    case fixed
    /// Every rename gives one that was never there before.
    case byRename
    /// It comes back with its name.
    case byName
    case other
  }

  /// Which of the identifiers that were given out still mean the entity.
  package enum Answers: Equatable, Sendable {
    /// All of them, as they were asked for.
    case all
    case onlyCurrent
    case other
  }

  /// The identifiers for one purpose.
  package struct Identifiers: Equatable, Sendable {
    package let minting: Minting
    package let answers: Answers
    /// The length in bytes of the longest.
    package let longest: Int
  }

  package let forHosts: Identifiers
  package let forLinks: Identifiers
  /// Whether links hold the identifiers that hosts get.
  package let sharesIdentifiers: Bool
  /// Whether two entities can come to have one identifier.
  package let isGlobal: Bool
  /// Whether the app tries to get the user to pick again.
  package let nudges: Bool
}

extension Conduct.Identifiers {
  /// Finds the rule behind a history of names and identifiers.
  init(names: [Int], identifiers: [[UInt8]], answers: Conduct.Answers) {
    self.answers = answers
    longest = identifiers.map(\.count).max() ?? 0
    minting =
      if Set(identifiers).count == 1 {
        .fixed
      } else if Self.isByRename(names, identifiers) {
        .byRename
      } else if Self.isByName(names, identifiers) {
        .byName
      } else {
        .other
      }
  }

  private static func isByRename(_ names: [Int], _ identifiers: [[UInt8]]) -> Bool {
    identifiers.indices.dropFirst().allSatisfy { index in
      names[index] == names[index - 1]
        ? identifiers[index] == identifiers[index - 1]
        : !identifiers[..<index].contains(identifiers[index])
    }
  }

  private static func isByName(_ names: [Int], _ identifiers: [[UInt8]]) -> Bool {
    identifiers.indices.allSatisfy { one in
      identifiers[..<one].indices.allSatisfy { other in
        (names[one] == names[other]) == (identifiers[one] == identifiers[other])
      }
    }
  }
}
