import StrictJSON
import Testing

struct JSONWritingTests {
  static let sample: JSONValue = [
    "schema": 1, "z": nil, "flag": true, "ratio": 0.25, "none": [], "empty": [:],
    "list": [1, "two", ["three": 3]],
  ]

  @Test func `the compact layout is one line without spaces`() {
    let text =
      #"{"schema":1,"z":null,"flag":true,"ratio":0.25,"none":[],"empty":{},"#
      + #""list":[1,"two",{"three":3}]}"#
    #expect(Self.sample.text() == text)
  }

  @Test func `the pretty layout has one member a line and ends in a line feed`() {
    let text = """
      {
        "schema": 1,
        "z": null,
        "flag": true,
        "ratio": 0.25,
        "none": [],
        "empty": {},
        "list": [
          1,
          "two",
          {
            "three": 3
          }
        ]
      }

      """
    #expect(Self.sample.text(.pretty) == text)
  }

  @Test(arguments: [
    ("\"\\\n\r\t", #""\"\\\n\r\t""#), ("\0\u{1b}\u{1f}", #""\u0000\u001b\u001f""#),
    ("\u{7f}\u{80}\u{9b}", #""\u007f\u0080\u009b""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("a/b", #""a/b""#), ("é 日本 😀", #""é 日本 😀""#), ("\r\n", #""\r\n""#), (" ~", #"" ~""#),
  ])
  func `what a terminal obeys is escaped on output`(string: String, text: String) {
    #expect(JSONValue.string(string).text() == text)
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (1, "1.0"), (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"),
      (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)]
  )
  func `a number is written so that it reads back, and never as what JSON lacks`(
    number: Double,
    text: String
  ) {
    #expect(JSONValue.number(number).text() == text)
  }

  @Test(arguments: [
    #"{"schema":1,"name":"é\u0000","list":[1,-2.5,true,null,{}],"none":[]}"#,
    #""\u001b\u009b\u2028\"\\\n""#,
    "-9223372036854775808",
  ])
  func `compact text reads back and is written the same`(text: String) throws {
    #expect(try JSONValue(parsing: text.utf8).text() == text)
  }

  @Test(arguments: [JSONValue.Layout.compact, .pretty])
  func `what is written reads back the same`(layout: JSONValue.Layout) throws {
    var all = ""
    all.unicodeScalars.append(contentsOf: (0...0xffff).compactMap { Unicode.Scalar(UInt32($0)) })
    let value: JSONValue = ["sample": Self.sample, "text": .string(all), "max": .integer(.max)]
    #expect(try JSONValue(parsing: value.text(layout).utf8) == value)
  }
}
