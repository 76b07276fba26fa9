import Foundation

/// The form of a name for an address: what is left of it in lower case, joined by hyphens.
///
/// Compatibility forms are taken apart (`ﬁ` is `fi`), diacritics of the Latin, Greek and Cyrillic
/// scripts dropped, letters and digits of every script kept. Emoji and punctuation separate words.
package enum Slug {
  /// The slug of a name, empty when it has no letter and no digit.
  package static func bytes(of name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    name.allSatisfy { $0 < 0x80 } ? ascii(name) : unicode(String(decoding: name, as: UTF8.self))
  }

  /// The slug of a name.
  package static func text(of name: String) -> String {
    var name = name
    return name.withUTF8 { String(decoding: bytes(of: $0), as: UTF8.self) }
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func ascii(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var slug: [UInt8] = []
    slug.reserveCapacity(name.count)
    for byte in name {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      default: if let last = slug.last, last != hyphen { slug.append(hyphen) }
      }
    }
    if slug.last == hyphen { slug.removeLast() }
    return slug
  }

  private static func unicode(_ name: String) -> [UInt8] {
    var slug = ""
    var isBetweenWords = false
    for scalar in name.decomposedStringWithCompatibilityMapping.unicodeScalars {
      switch role(of: scalar) {
      case .dropped: break
      case .separator: isBetweenWords = true
      case .kept:
        if isBetweenWords, !slug.isEmpty { slug += "-" }
        isBetweenWords = false
        slug += scalar.properties.lowercaseMapping
      }
    }
    return Array(slug.precomposedStringWithCanonicalMapping.utf8)
  }

  private enum Role { case kept, dropped, separator }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    if 0x300...0x36f ~= scalar.value || scalar.properties.isVariationSelector { return .dropped }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      .kept
    case .enclosingMark: .dropped
    default: .separator
    }
  }
}
