import CLibCrypto
import StrategyKit

/// The leading bits of the SHA-256 digest of a name (FIPS 180-4).
struct NameDigest: Hashable, Sendable {
  /// The bits from the first on, 64 to a word.
  private var words: SIMD4<UInt64>

  /// Takes a whole digest and clears everything after the leading bits.
  fileprivate init(_ digest: SIMD4<UInt64>, bits: Int) {
    words = .zero
    for index in 0..<4 where bits > index * 64 {
      let kept = min(64, bits - index * 64)
      words[index] = UInt64(bigEndian: digest[index]) & (UInt64.max << UInt64(64 - kept))
    }
  }

  /// Writes the first hexadecimal digits, at most 64.
  func write(digits: Int, to identifier: inout IdentifierWriter) {
    var (word, next) = (words[0], 1)
    for digit in 0..<digits {
      if digit > 0, digit.isMultiple(of: 16) { (word, next) = (words[next], next + 1) }
      identifier.writeHexadecimalDigit(UInt8(truncatingIfNeeded: word >> 60))
      word <<= 4
    }
  }
}

/// Digests names by libcrypto, with one context for all of them: making one costs more than a
/// digest does.
final class NameHasher: @unchecked Sendable {
  // Unchecked: an instance of a strategy, and so its hasher, is used by one thread at a time.

  private let context = EVP_MD_CTX_new()
  private let algorithm = EVP_MD_fetch(nil, "SHA256", nil)

  deinit {
    EVP_MD_CTX_free(context)
    EVP_MD_free(algorithm)
  }

  /// The leading bits of a digest.
  func digest(_ name: UnsafeBufferPointer<UInt8>, bits: Int) -> NameDigest {
    var digest = SIMD4<UInt64>.zero
    withUnsafeMutableBytes(of: &digest) { bytes in
      EVP_DigestInit_ex2(context, algorithm, nil)
      EVP_DigestUpdate(context, name.baseAddress, name.count)
      EVP_DigestFinal_ex(context, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, nil)
    }
    return NameDigest(digest, bits: bits)
  }
}
