import StrictJSON
import Testing

struct JSONStrictnessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let problem: JSONError.Problem
    let offset: Int

    init(_ text: String, _ problem: JSONError.Problem, at offset: Int) {
      self.text = text
      self.problem = problem
      self.offset = offset
    }

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Case("", .unexpectedEnd, at: 0),
    Case("  ", .unexpectedEnd, at: 2),
    Case("[1,", .unexpectedEnd, at: 3),
    Case("[1,]", .unexpectedByte, at: 3),
    Case("[,1]", .unexpectedByte, at: 1),
    Case("[1 2]", .unexpectedByte, at: 3),
    Case("[1}", .unexpectedByte, at: 2),
    Case(#"{"a":1,}"#, .unexpectedByte, at: 7),
    Case(#"{"a" 1}"#, .unexpectedByte, at: 5),
    Case(#"{"a":}"#, .unexpectedByte, at: 5),
    Case("{a:1}", .unexpectedByte, at: 1),
    Case("{'a':1}", .unexpectedByte, at: 1),
    Case(#"{1:1}"#, .unexpectedByte, at: 1),
    Case(#"{"a":1"#, .unexpectedEnd, at: 6),
    Case(#"{"a":1,"b":2,"a":3}"#, .duplicateKey("a"), at: 13),
    Case(#"{"a":1,"\u0061":3}"#, .duplicateKey("a"), at: 7),
    Case("\u{feff}{}", .unexpectedByte, at: 0),
    Case("{} {}", .trailingText, at: 3),
    Case("1 // one", .trailingText, at: 2),
    Case("/* one */ 1", .unexpectedByte, at: 0),
    Case("nul", .unexpectedByte, at: 0),
    Case("NaN", .unexpectedByte, at: 0),
    Case("-Infinity", .invalidNumber, at: 0),
    Case("True", .unexpectedByte, at: 0),
    Case("+1", .unexpectedByte, at: 0),
    Case("01", .invalidNumber, at: 0),
    Case("-01", .invalidNumber, at: 0),
    Case("-", .invalidNumber, at: 0),
    Case(".5", .unexpectedByte, at: 0),
    Case("1.", .invalidNumber, at: 0),
    Case("1.e1", .invalidNumber, at: 0),
    Case("1e", .invalidNumber, at: 0),
    Case("1e+", .invalidNumber, at: 0),
    Case("0x10", .trailingText, at: 1),
    Case("1e999", .numberTooLarge, at: 0),
    Case("\"a", .unexpectedEnd, at: 2),
    Case("\"a\nb\"", .controlCharacter, at: 2),
    Case("\"a\tb\"", .controlCharacter, at: 2),
    Case("\"\\n\0\"", .controlCharacter, at: 3),
    Case(#""\x41""#, .invalidEscape, at: 1),
    Case(#""\u12g4""#, .invalidEscape, at: 1),
    Case(#""\u12"#, .unexpectedEnd, at: 5),
    Case(#""\"#, .unexpectedEnd, at: 2),
    Case(#""\ud800""#, .invalidEscape, at: 1),
    Case(#""\ud800x""#, .invalidEscape, at: 1),
    Case(#""\ud800\u0041""#, .invalidEscape, at: 1),
    Case(#""\ud800\ud800""#, .invalidEscape, at: 1),
    Case(#""\udc00""#, .invalidEscape, at: 1),
    Case("\u{a0}1", .unexpectedByte, at: 0),
    Case("[1]\0", .trailingText, at: 3),
  ])
  func `what others let pass is refused at its place`(test: Case) {
    #expect(throws: JSONError(test.problem, at: test.offset)) {
      try JSONValue(parsing: test.text.utf8)
    }
  }

  @Test(
    arguments: [
      ("lone continuation", [0x22, 0x80, 0x22]),
      ("cut short", [0x22, 0xe2, 0x82, 0x22]),
      ("overlong slash", [0x22, 0xc0, 0xaf, 0x22]),
      ("surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]),
      ("past the last scalar", [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]),
      ("Latin-1", [0x22, 0xe9, 0x22]),
    ] as [(String, [UInt8])]
  )
  func `bytes that are not UTF-8 are refused`(name: String, bytes: [UInt8]) {
    #expect(throws: JSONError(.invalidUTF8, at: 1), "\(name)") { try JSONValue(parsing: bytes) }
  }

  @Test(arguments: [
    (JSONError(.unexpectedEnd, at: 12), "the text ends too early at byte 12"),
    (JSONError(.duplicateKey("a"), at: 7), "the key 'a' stands twice in one object at byte 7"),
    (JSONError(.tooDeep, at: 64), "the values are nested more than 64 deep at byte 64"),
  ])
  func `an error says what is wrong and where`(error: JSONError, words: String) {
    #expect(error.description == words)
  }

  @Test func `no sequence of random bytes traps`() {
    let alphabet = Array(#"{}[]",:\u0dtrue1.e-+ "#.utf8) + [0x00, 0x80, 0xff]
    var state: UInt32 = 1
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<12 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes.append(alphabet[Int(state >> 8) % alphabet.count])
      }
      if let value = try? JSONValue(parsing: bytes) {
        #expect((try? JSONValue(parsing: value.text().utf8)) == value)
      }
    }
  }
}
