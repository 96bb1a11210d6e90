import StrictJSON
import Testing

struct JSONValueTests {
  @Test(arguments: [
    #"{"schema":1,"name":"é\u0000","list":[1,-2.5,true,null,{}],"none":[]}"#,
    #""\u001b\u009b\u2028\"\\\n""#,
    "-9223372036854775808",
  ])
  func `what is written compactly reads back and writes the same`(text: String) throws {
    #expect(try JSONValue(parsing: text.utf8).text() == text)
  }

  @Test func `the pretty layout puts one member on a line and ends in a line end`() {
    let value: JSONValue = ["a": 1, "b": [true, []], "c": [:]]
    let lines = [
      "{", #"  "a": 1,"#, #"  "b": ["#, "    true,", "    []", "  ],", #"  "c": {}"#, "}",
    ]
    #expect(value.text(.pretty) == lines.map { $0 + "\n" }.joined())
  }

  @Test func `a surrogate pair is one character`() throws {
    #expect(try JSONValue(parsing: #""\ud83d\ude00""#.utf8) == "😀")
  }
}
