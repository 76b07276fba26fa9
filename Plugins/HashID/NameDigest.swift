import CLibCrypto

/// The leading bits of the SHA-256 digest of a name (FIPS 180-4).
struct NameDigest: Hashable, Sendable {
  private var bytes = SIMD32<UInt8>(repeating: 0)

  /// Takes a whole digest and clears everything after the leading bits.
  fileprivate init(_ digest: SIMD32<UInt8>, bits: Int) {
    bytes = digest.replacing(with: 0, where: Self.indices .> UInt8(bits / 8))
    if bits < 256 { bytes[bits / 8] &= UInt8(truncatingIfNeeded: 0xff00 >> (bits % 8)) }
  }

  private static let indices = SIMD32<UInt8>((0..<32).map(UInt8.init))

  /// The hexadecimal digit at an index from 0 to 63, as a value from 0 to 15.
  func digit(_ index: Int) -> UInt8 {
    index.isMultiple(of: 2) ? bytes[index / 2] >> 4 : bytes[index / 2] & 15
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
    var digest = SIMD32<UInt8>(repeating: 0)
    withUnsafeMutableBytes(of: &digest) { bytes in
      EVP_DigestInit_ex2(context, algorithm, nil)
      EVP_DigestUpdate(context, name.baseAddress, name.count)
      EVP_DigestFinal_ex(context, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, nil)
    }
    return NameDigest(digest, bits: bits)
  }
}
