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
    for place in 0..<digits { identifier.writeHexadecimalDigit(digit(place)) }
  }

  /// Whether a text of at most 64 bytes is what `write` writes.
  func isWritten(in text: Text) -> Bool {
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

/// Digests names by libcrypto, with one context for all of them: making one costs more than a
/// digest does.
final class NameHasher: @unchecked Sendable {
  // Unchecked: an instance of a strategy, and so its hasher, is used by one thread at a time.

  private let context = EVP_MD_CTX_new()
  // The latest short name with its digest: an identifier is made of a name and soon asked for.
  private let latestName = UnsafeMutableRawPointer.allocate(byteCount: longest, alignment: 8)
  private var latestCount = -1
  private var latestDigest = NameDigest(.zero, bits: 0)
  private static let longest = 64

  init() {
    let algorithm = EVP_MD_fetch(nil, "SHA256", nil)
    EVP_DigestInit_ex2(context, algorithm, nil)
    EVP_MD_free(algorithm)
  }

  deinit {
    latestName.deallocate()
    EVP_MD_CTX_free(context)
  }

  /// The leading bits of a digest.
  func digest(_ name: UnsafeBufferPointer<UInt8>, bits: Int) -> NameDigest {
    guard let bytes = name.baseAddress, name.count <= Self.longest else {
      return computed(name, bits: bits)
    }
    if name.count == latestCount, memcmp(bytes, latestName, latestCount) == 0 {
      return latestDigest
    }
    latestName.copyMemory(from: bytes, byteCount: name.count)
    latestCount = name.count
    latestDigest = computed(name, bits: bits)
    return latestDigest
  }

  private func computed(_ name: UnsafeBufferPointer<UInt8>, bits: Int) -> NameDigest {
    var digest = SIMD4<UInt64>.zero
    withUnsafeMutableBytes(of: &digest) { bytes in
      // Without an algorithm it starts again with the one that it has, and allocates nothing.
      EVP_DigestInit_ex2(context, nil, nil)
      EVP_DigestUpdate(context, name.baseAddress, name.count)
      EVP_DigestFinal_ex(context, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, nil)
    }
    return NameDigest(digest, bits: bits)
  }
}
