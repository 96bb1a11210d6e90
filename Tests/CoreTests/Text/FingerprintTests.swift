import Core
import Testing

struct FingerprintTests {
  /// From the test vectors of RFC 9923 and of Noll's own page.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
      ("foobar", 0x8594_4171_f739_67e8), ("chongo was here!\n", 0x4681_0940_eff5_f915),
    ] as [(String, UInt64)]
  )
  func `the hash is FNV-1a's`(text: String, hash: UInt64) {
    #expect(Fingerprint.hash(text.utf8) == hash)
  }

  @Test func `hexadecimal digits are the low ones, with leading zeros`() {
    #expect(Fingerprint.hex("a".utf8, digits: 16) == "af63dc4c8601ec8c")
    #expect(Fingerprint.hex("a".utf8, digits: 12) == "dc4c8601ec8c")
    #expect(Fingerprint.hex("a".utf8, digits: 1) == "c")
  }

  @Test func `a hash that begins with zeros keeps its digits`() throws {
    let word = try #require(
      (0..<4000).map { "w\($0)" }.first { Fingerprint.hash($0.utf8) >> 60 == 0 }
    )
    #expect(Fingerprint.hex(word.utf8, digits: 16).count == 16)
    #expect(Fingerprint.hex(word.utf8, digits: 16).hasPrefix("0"))
  }
}
