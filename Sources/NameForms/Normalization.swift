import Foundation

/// What happens to a name before it is hashed (Unicode Standard Annex 15).
package enum Normalization: String, CaseIterable, Sendable {
  case none
  case nfc
  case foldedAndTrimmed = "nfkc-casefold-trim"

  /// Calls `body` with the bytes to hash.
  package func withBytes<Result>(
    of name: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard let normalized = normalized(name) else { return body(name) }
    return normalized.withUnsafeBufferPointer(body)
  }

  /// The normalized name, or nil when it is as it should be.
  private func normalized(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    switch self {
    case .none: return nil
    case .nfc:
      // ASCII is its own normal form, and asking Foundation costs a thousand times more.
      if name.allSatisfy({ $0 < 0x80 }) { return nil }
      return Array(String(decoding: name, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
    case .foldedAndTrimmed:
      let folded = String(decoding: name, as: UTF8.self)
        .precomposedStringWithCompatibilityMapping
        .folding(options: .caseInsensitive, locale: nil)
        .precomposedStringWithCompatibilityMapping
      return Array(folded.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
    }
  }
}
