import StrictJSON
import Testing

struct JSONParsingTests {
  @Test(
    arguments: [
      ("null", nil), ("true", true), (" false\n", false), ("0", 0), ("-0", 0), ("-12", -12),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)),
      ("1.5", 1.5), ("1.0", .number(1)), ("1e3", .number(1000)), ("1E+2", .number(100)),
      ("-2.5e-1", -0.25), ("1e-999", .number(0)), ("\"\"", ""), ("[]", []), ("{}", [:]),
      ("[1,[2,{\"a\":[]}]]", [1, [2, ["a": []]]]),
      ("\t{ \"b\" : 1 ,\r\n\"a\" : 2 }", ["b": 1, "a": 2]),
    ] as [(String, JSONValue)]
  )
  func `a value is read as RFC 8259 has it`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text.utf8) == value)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\ud83d\ude00""#, "😀"), (#""a\u0000b""#, "a\0b"), ("\"\u{7f}\u{2028}\"", "\u{7f}\u{2028}"),
    (#""\u000d\u000a""#, "\r\n"), ("\"日本 👩‍👧\"", "日本 👩‍👧"), (#""e\u0301""#, "e\u{301}"),
  ])
  func `a string is read with its escapes`(text: String, expected: String) throws {
    let string = try JSONValue(parsing: text.utf8).string
    #expect(string.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      ("1e3", nil), ("1.0", nil), ("1", 1), ("9223372036854775808", nil), ("\"1\"", nil),
    ] as [(String, Int?)]
  )
  func `only a number without fraction and exponent is an integer`(
    text: String,
    integer: Int?
  ) throws {
    #expect(try JSONValue(parsing: text.utf8).integer == integer)
  }

  @Test func `members keep the order in which they stand`() throws {
    let object = try #require(JSONValue(parsing: #"{"z":1,"a":2,"m":3}"#.utf8).object)
    #expect(object.members.map(\.key) == ["z", "a", "m"])
  }

  @Test func `a value is read out of an array's slice as out of an array`() throws {
    let bytes = Array("xx[1]xx".utf8)
    #expect(try JSONValue(parsing: bytes[2..<5]) == [1])
  }

  @Test func `sixty-four levels are read and no more`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try JSONValue(parsing: deepest.utf8) }
    #expect(throws: JSONError(.tooDeep, at: 64)) { try JSONValue(parsing: "[\(deepest)]".utf8) }
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    #expect(throws: JSONError(.tooDeep, at: 320)) { try JSONValue(parsing: objects.utf8) }
  }
}
