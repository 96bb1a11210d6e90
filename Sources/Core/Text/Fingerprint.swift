/// Short hashes of text, the same on every machine and in every version: FNV-1a, 64 bits.
///
/// - SeeAlso: RFC 9923, "The FNV Non-Cryptographic Hash Algorithm".
package enum Fingerprint {
  /// The 64-bit FNV-1a hash of bytes.
  package static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // A loop over plain memory: the same loop over any sequence takes twenty times as long.
    bytes.withContiguousStorageIfAvailable { unsafe hash(of: $0) } ?? hash(of: bytes)
  }

  @inline(__always)
  private static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }

  /// The low 1…16 digits of the hash of bytes, in lower-case hexadecimal.
  package static func hex(_ bytes: some Sequence<UInt8>, digits: Int) -> String {
    let text = String(hash(bytes), radix: 16)
    return String((String(repeating: "0", count: 16 - text.count) + text).suffix(digits))
  }
}
