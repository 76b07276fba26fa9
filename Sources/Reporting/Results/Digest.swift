import CLibCrypto

/// SHA-256 (FIPS 180-4), by libcrypto.
package enum Digest {
  /// The digest of bytes in hexadecimal.
  package static func sha256(_ text: some Sequence<UInt8>) -> String {
    sha256 { $0(Array(text)) }
  }

  /// The digest of bytes that come in parts, in hexadecimal.
  ///
  /// - Parameter feed: Calls what it is given with each part in turn.
  static func sha256(_ feed: (([UInt8]) -> Void) -> Void) -> String {
    let context = EVP_MD_CTX_new()
    defer { EVP_MD_CTX_free(context) }
    EVP_DigestInit_ex(context, EVP_sha256(), nil)
    feed { EVP_DigestUpdate(context, $0, $0.count) }
    var digest = [UInt8](repeating: 0, count: 32)
    EVP_DigestFinal_ex(context, &digest, nil)
    return digest.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
