/// The checksum CRC-32C (Castagnoli): polynomial 0x1EDC6F41 reflected, initial value and final
/// exclusive or all ones.
///
/// - SeeAlso: RFC 3720, appendix B.4, whose test vectors the tests repeat.
package struct CRC32C: Sendable {
  /// Eight tables of 256 entries, so that eight bytes take one round ("slicing by 8").
  private let tables: [UInt32]

  /// Makes the tables, which takes some microseconds.
  package init() {
    var tables = [UInt32](repeating: 0, count: 2048)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0x82f6_3b78 }
      tables[byte] = value
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables[index] = (before >> 8) ^ tables[Int(before & 0xff)]
    }
    self.tables = tables
  }

  /// The checksum of a range of bytes.
  package func checksum(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    checksum(bytes.span.extracting(range))
  }

  /// The checksum of bytes.
  package func checksum(_ bytes: [UInt8]) -> UInt32 { checksum(bytes.span) }

  private func checksum(_ bytes: Span<UInt8>) -> UInt32 {
    let tables = tables.span
    var sum: UInt32 = 0xffff_ffff
    var index = 0
    while index + 8 <= bytes.count {
      let low = sum ^ Self.word(bytes, index)
      let high = Self.word(bytes, index + 4)
      sum =
        tables[1792 + Int(low & 0xff)] ^ tables[1536 + Int(low >> 8 & 0xff)]
        ^ tables[1280 + Int(low >> 16 & 0xff)] ^ tables[1024 + Int(low >> 24)]
        ^ tables[768 + Int(high & 0xff)] ^ tables[512 + Int(high >> 8 & 0xff)]
        ^ tables[256 + Int(high >> 16 & 0xff)] ^ tables[Int(high >> 24)]
      index += 8
    }
    while index < bytes.count {
      sum = (sum >> 8) ^ tables[Int((sum ^ UInt32(bytes[index])) & 0xff)]
      index += 1
    }
    return ~sum
  }

  private static func word(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
      | UInt32(bytes[index + 3]) << 24
  }
}
