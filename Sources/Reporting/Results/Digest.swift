import CLibCrypto

/// SHA-256 (FIPS 180-4), by libcrypto.
package enum Digest {
  /// The digest of bytes in hexadecimal.
  package static func sha256(_ text: some Sequence<UInt8>) -> String {
    let bytes = Array(text)
    var digest = [UInt8](repeating: 0, count: 32)
    EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil)
    return digest.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
