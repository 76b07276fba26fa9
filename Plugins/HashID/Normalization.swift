import Foundation
import StrategyKit

/// What happens to a name before it is hashed (Unicode Standard Annex 15).
enum Normalization: String, CaseIterable {
  case none
  case nfc
  case foldedAndTrimmed = "nfkc-casefold-trim"

  /// Calls `body` with the bytes to hash.
  func withBytes(of name: Text, _ body: (UnsafeBufferPointer<UInt8>) -> NameDigest) -> NameDigest {
    guard let normalized = normalized(name) else { return name.withBytes(body) }
    return normalized.withUnsafeBufferPointer(body)
  }

  /// The normalized name, or nil when it is as it should be.
  private func normalized(_ name: Text) -> [UInt8]? {
    switch self {
    case .none: return nil
    case .nfc:
      // ASCII is its own normal form, and asking Foundation costs a thousand times more.
      if name.withBytes({ $0.allSatisfy { $0 < 0x80 } }) { return nil }
      return Array(String(name).precomposedStringWithCanonicalMapping.utf8)
    case .foldedAndTrimmed:
      let folded = String(name).precomposedStringWithCompatibilityMapping
        .folding(options: .caseInsensitive, locale: nil)
        .precomposedStringWithCompatibilityMapping
      return Array(folded.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
    }
  }
}
