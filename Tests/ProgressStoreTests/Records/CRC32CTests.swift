import ProgressStore
import Testing

/// The vectors are those of RFC 3720, appendix B.4, and the usual check value.
struct CRC32CTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let sum: UInt32
  }

  @Test(arguments: [
    Case(testDescription: "nothing", bytes: [], sum: 0),
    Case(testDescription: "123456789", bytes: Array("123456789".utf8), sum: 0xe306_9283),
    Case(testDescription: "32 zeros", bytes: Array(repeating: 0, count: 32), sum: 0x8a91_36aa),
    Case(testDescription: "32 ones", bytes: Array(repeating: 255, count: 32), sum: 0x62a8_ab43),
    Case(testDescription: "32 up", bytes: Array(0..<32), sum: 0x46dd_794e),
    Case(testDescription: "32 down", bytes: Array((0..<32).reversed()), sum: 0x113f_db5c),
  ])
  func `the published vectors come out`(_ example: Case) {
    #expect(CRC32C().checksum(example.bytes) == example.sum)
  }

  @Test func `a range counts as if it stood alone`() {
    let bytes = Array("xx123456789yy".utf8)
    #expect(CRC32C().checksum(bytes, in: 2..<11) == 0xe306_9283)
  }
}
