import LabProtocol
import Scenarios
import StrictJSON
import Testing

struct RunRequestTests {
  private static let contents: [(Scenario.Content, String)] = [
    (.step(.tap("Save \"it\"")), #""do":"tap","name":"Save \"it\"""#),
    (.step(.type("typed", into: "Title")), #""do":"type","text":"typed","name":"Title""#),
    (
      .step(.tap(Target("Buy", in: "Milk", ordinal: 2))),
      #""do":"tap","name":"Buy","row":"Milk","nth":2"#
    ),
    (
      .expectation(.value(of: Target("Count", ordinal: 3), is: "1")),
      #""expect":"value","name":"Count","nth":3,"is":"1""#
    ),
    (.step(.submit("Title")), #""do":"submit","name":"Title""#),
    (.step(.toggle("Mute")), #""do":"toggle","name":"Mute""#),
    (.step(.step("Quantity", by: -3)), #""do":"step","name":"Quantity","by":-3"#),
    (.step(.slide("Volume", to: 0.5)), #""do":"slide","name":"Volume","to":0.5"#),
    (.step(.choose("Weekly", in: "Period")), #""do":"choose","option":"Weekly","name":"Period""#),
    (.step(.delete("Row")), #""do":"delete","name":"Row""#),
    (.step(.move("Row", to: 2)), #""do":"move","name":"Row","to":2"#),
    (.step(.advance(milliseconds: 300)), #""do":"advance","ms":300"#),
    (.step(.dismiss), #""do":"dismiss""#),
    (.step(.refresh), #""do":"refresh""#),
    (.step(.call("sync")), #""do":"call","name":"sync""#),
    (.step(.resetCounts), #""do":"reset""#),
    (
      .expectation(.text("Saved", isShown: false)),
      #""expect":"text","text":"Saved","is":false"#
    ),
    (
      .expectation(.field("Title", is: "undone")),
      #""expect":"field","name":"Title","is":"undone""#
    ),
    (
      .expectation(.value(of: "Quantity", is: "3")),
      #""expect":"value","name":"Quantity","is":"3""#
    ),
    (
      .expectation(.control("Save", isEnabled: true)),
      #""expect":"enabled","name":"Save","is":true"#
    ),
    (
      .expectation(.count(.body(of: "Header"), .equal, .number(0))),
      #""expect":"body","name":"Header","op":"==","count":0"#
    ),
    (
      .expectation(.count(.body(of: "Header"), .fewer, .version("starter"))),
      #""expect":"body","name":"Header","op":"<","version":"starter""#
    ),
    (
      .expectation(.count(.made("Model"), .atLeast, .number(2))),
      #""expect":"made","name":"Model","op":">=","count":2"#
    ),
    (
      .expectation(.count(.kept("Model"), .atMost, .number(1))),
      #""expect":"kept","name":"Model","op":"<=","count":1"#
    ),
    (
      .expectation(.count(.initialiser(of: "Row"), .more, .number(0))),
      #""expect":"init","name":"Row","op":">","count":0"#
    ),
    (
      .expectation(.cause(ofBody: "Header", contains: "price")),
      #""expect":"cause","name":"Header","text":"price""#
    ),
    (
      .expectation(.state(property: "Editor.title", survived: true)),
      #""expect":"state","name":"Editor.title","survived":true"#
    ),
    (
      .expectation(.warning(contains: "during update", isGiven: false)),
      #""expect":"warning","text":"during update","is":false"#
    ),
  ]

  private static let request = RunRequest(
    nonce: "n-1",
    root: "Parent",
    lines: contents.enumerated().map { RunRequest.Line(number: $0.offset + 3, $0.element.0) }
  )

  @Test func `each step and expectation is one line`() {
    let lines = Self.contents.enumerated().map { #"{"line":\#($0.offset + 3),\#($0.element.1)}"# }
    let text = ([#"{"nonce":"n-1","root":"Parent"}"#] + lines).map { $0 + "\n" }.joined()
    #expect(String(decoding: Self.request.bytes, as: UTF8.self) == text)
  }

  @Test func `a request is read as it was written`() throws {
    #expect(try RunRequest(bytes: Self.request.bytes) == Self.request)
    let plain = RunRequest(nonce: "n")
    #expect(try RunRequest(bytes: plain.bytes) == plain)
  }

  @Test(arguments: [
    ("", LineProblem(line: 1, .notJSON(.init(.unexpectedEnd, at: 0)))),
    ("[]", LineProblem(line: 1, .wrongKind("", wanted: "an object"))),
    ("{}", LineProblem(line: 1, .missing("nonce"))),
    (#"{"nonce":"n","rot":"A"}"#, LineProblem(line: 1, column: 14, .unknownMember("rot"))),
    (#"{"nonce":7}"#, LineProblem(line: 1, column: 10, .wrongKind("nonce", wanted: "a text"))),
    (
      "{\"nonce\":\"n\"}\n{\"line\":1,\"do\":\"sing\"}",
      LineProblem(line: 2, column: 16, .unknownValue("do"))
    ),
    (
      "{\"nonce\":\"n\"}\n\n{\"line\":1}",
      LineProblem(line: 3, .missing("expect"))
    ),
    (
      "{\"nonce\":\"n\"}\n{\"do\":\"tap\",\"name\":\"A\"}",
      LineProblem(line: 2, column: 1, .missing("line"))
    ),
    (
      "{\"nonce\":\"n\"}\n{\"line\":1,\"do\":\"tap\",\"name\":\"A\",\"by\":1}",
      LineProblem(line: 2, column: 33, .unknownMember("by"))
    ),
    (
      "{\"nonce\":\"n\"}\n{\"line\":1,\"do\":\"advance\",\"ms\":-1}",
      LineProblem(line: 2, column: 31, .wrongKind("ms", wanted: "a whole number from 0"))
    ),
  ])
  func `a request that makes no sense is refused with the place`(
    _ text: String,
    _ problem: LineProblem
  ) {
    #expect(throws: problem) { try RunRequest(bytes: Array(text.utf8)) }
  }
}
