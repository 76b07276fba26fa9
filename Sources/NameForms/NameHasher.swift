import CLibCrypto

/// Digests names by libcrypto, with one context for all of them: making one costs more than a
/// digest does.
package final class NameHasher: @unchecked Sendable {
  // Unchecked: an instance of a strategy, and so its hasher, is used by one thread at a time.

  private let context = EVP_MD_CTX_new()
  // The latest short name with its digest: an identifier is made of a name and soon asked for.
  private let latestName = UnsafeMutableRawPointer.allocate(byteCount: longest, alignment: 8)
  private var latestCount = -1
  private var latestDigest = SIMD4<UInt64>.zero
  private static let longest = 64

  package init() {
    let algorithm = EVP_MD_fetch(nil, "SHA256", nil)
    EVP_DigestInit_ex2(context, algorithm, nil)
    EVP_MD_free(algorithm)
  }

  deinit {
    latestName.deallocate()
    EVP_MD_CTX_free(context)
  }

  /// The leading bits of a digest.
  package func digest(_ name: UnsafeBufferPointer<UInt8>, bits: Int) -> NameDigest {
    guard let bytes = name.baseAddress, name.count <= Self.longest else {
      return NameDigest(computed(name), bits: bits)
    }
    if name.count != latestCount || memcmp(bytes, latestName, latestCount) != 0 {
      latestName.copyMemory(from: bytes, byteCount: name.count)
      latestCount = name.count
      latestDigest = computed(name)
    }
    return NameDigest(latestDigest, bits: bits)
  }

  /// A whole digest.
  private func computed(_ name: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt64> {
    var digest = SIMD4<UInt64>.zero
    withUnsafeMutableBytes(of: &digest) { bytes in
      // Without an algorithm it starts again with the one that it has, and allocates nothing.
      EVP_DigestInit_ex2(context, nil, nil)
      EVP_DigestUpdate(context, name.baseAddress, name.count)
      EVP_DigestFinal_ex(context, bytes.assumingMemoryBound(to: UInt8.self).baseAddress, nil)
    }
    return digest
  }
}
