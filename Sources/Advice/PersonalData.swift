package import Workload

/// What a slug or a name in an identifier would tell of people.
package struct PersonalData: Equatable, Sendable {
  /// What a name looks like.
  package enum Kind: String, CaseIterable, Sendable {
    /// An at sign between a name and a domain.
    case mailAddress = "mail address"
    /// Seven digits or more, and nothing else but signs.
    case phoneNumber = "phone number"
    /// Two to four words that all start with a capital letter and have no digit.
    case personName = "name of a person"
  }

  package let kind: Kind
  /// The different ones, in the order of the list.
  package let names: [String]

  /// The names that look like each kind.
  package static func all(_ list: NameList) -> [PersonalData] {
    var seen: Set<String> = []
    let names = list.items.map(\.text).filter { seen.insert($0).inserted }
    return Kind.allCases.map { kind in
      PersonalData(kind: kind, names: names.filter { Kind(lookOf: $0) == kind })
    }
  }
}

extension PersonalData.Kind {
  /// What a name looks like, if it is any of them.
  init?(lookOf name: String) {
    if Self.isMailAddress(name) {
      self = .mailAddress
    } else if Self.isPhoneNumber(name) {
      self = .phoneNumber
    } else if Self.isPersonName(name) {
      self = .personName
    } else {
      return nil
    }
  }

  private static func isMailAddress(_ name: String) -> Bool {
    name.split(separator: " ").contains { word in
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
        && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    }
  }

  private static func isPhoneNumber(_ name: String) -> Bool {
    let digits = name.utf8.count { 0x30...0x39 ~= $0 }
    return 7...15 ~= digits
      && name.unicodeScalars.allSatisfy { "0123456789 +-/().\u{a0}".unicodeScalars.contains($0) }
  }

  private static func isPersonName(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return 2...4 ~= words.count
      && words.allSatisfy { word in
        word.first?.isUppercase == true && word.dropFirst().contains { $0.isLowercase }
          && word.allSatisfy { $0.isLetter || "-'’.".contains($0) }
      }
  }
}
