import Foundation
import StrategyKit

/// What happens to a name before it is hashed (Unicode Standard Annex 15).
enum Normalization: String, CaseIterable {
  case none
  case nfc
  case foldedAndTrimmed = "nfkc-casefold-trim"

  /// The bytes to hash.
  func apply(to name: Text) -> [UInt8] {
    let bytes = name.withBytes { Array($0) }
    switch self {
    case .none: return bytes
    case .nfc:
      // ASCII is its own normal form, and asking Foundation costs a thousand times more.
      if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
      return Array(String(name).precomposedStringWithCanonicalMapping.utf8)
    case .foldedAndTrimmed:
      let folded = String(name).precomposedStringWithCompatibilityMapping
        .folding(options: .caseInsensitive, locale: nil)
        .precomposedStringWithCompatibilityMapping
      return Array(folded.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
    }
  }
}
