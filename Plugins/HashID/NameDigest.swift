import CLibCrypto

/// The leading bits of the SHA-256 digest of a name (FIPS 180-4).
struct NameDigest: Hashable, Sendable {
  private var bytes = SIMD32<UInt8>(repeating: 0)

  /// Digests the name and clears everything after the leading bits.
  init(_ name: [UInt8], bits: Int) {
    withUnsafeMutablePointer(to: &bytes) { digest in
      digest.withMemoryRebound(to: UInt8.self, capacity: 32) {
        _ = EVP_Digest(name, name.count, $0, nil, EVP_sha256(), nil)
      }
    }
    for index in 0..<32 where (index + 1) * 8 > bits {
      bytes[index] &= UInt8(truncatingIfNeeded: 0xff00 >> max(0, bits - index * 8))
    }
  }

  /// The hexadecimal digit at an index from 0 to 63, as a value from 0 to 15.
  func digit(_ index: Int) -> UInt8 {
    index.isMultiple(of: 2) ? bytes[index / 2] >> 4 : bytes[index / 2] & 15
  }
}
