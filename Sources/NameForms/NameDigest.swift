package import StrategyKit

/// The leading bits of the SHA-256 digest of a name (FIPS 180-4).
package struct NameDigest: Hashable, Sendable {
  /// The bits from the first on, 64 to a word.
  private var words: SIMD4<UInt64>

  /// Takes a whole digest and clears everything after the leading bits.
  init(_ digest: SIMD4<UInt64>, bits: Int) {
    words = .zero
    for index in 0..<4 where bits > index * 64 {
      let kept = min(64, bits - index * 64)
      words[index] = UInt64(bigEndian: digest[index]) & (UInt64.max << UInt64(64 - kept))
    }
  }

  /// Writes the first hexadecimal digits, at most 64.
  package func write(digits: Int, to identifier: inout IdentifierWriter) {
    for place in 0..<digits { identifier.writeHexadecimalDigit(digit(place)) }
  }

  /// Whether a text of at most 64 bytes is what `write` writes.
  package func isWritten(in text: Text) -> Bool {
    text.withBytes { bytes in
      bytes.indices.allSatisfy { bytes[$0] == IdentifierWriter.hexadecimalDigit(digit($0)) }
    }
  }

  /// The digit at an index from 0 to 63, as a value from 0 to 15.
  private func digit(_ index: Int) -> UInt8 {
    let word =
      switch index / 16 {
      case 0: words.x
      case 1: words.y
      case 2: words.z
      default: words.w
      }
    return UInt8(truncatingIfNeeded: word >> UInt64(60 - index % 16 * 4)) & 15
  }
}
