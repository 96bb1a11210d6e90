import StrictJSON
import Testing

struct JSONPlacesTests {
  private static let text = #" {"a" : [1, {"b\u0063" : "x]"}, [ ]] , "d":{} , "e" : {"f":null}}"#

  @Test(
    arguments: [
      ([], "{"),
      ([.key("a")], "\"a\""),
      ([.member("a")], "[1"),
      ([.member("a"), .element(0)], "1,"),
      ([.member("a"), .element(1), .key("bc")], "\"b"),
      ([.member("a"), .element(1), .member("bc")], "\"x]"),
      ([.member("a"), .element(2)], "[ ]"),
      ([.member("d")], "{} "),
      ([.member("e"), .member("f")], "null"),
    ] as [([JSONStep], String)]
  )
  func `a part is found by the steps to it`(steps: [JSONStep], start: String) throws {
    let bytes = Array(Self.text.utf8)
    let offset = try #require(JSONValue.offset(of: steps, in: bytes))
    #expect(String(decoding: bytes[offset...], as: UTF8.self).hasPrefix(start))
  }

  @Test(
    arguments: [
      [.key("b")], [.member("")], [.element(0)], [.member("a"), .element(3)],
      [.member("a"), .member("b")], [.member("d"), .member("x")],
      [.member("e"), .member("f"), .element(0)], [.member("a"), .element(2), .element(0)],
    ] as [[JSONStep]]
  )
  func `steps that lead nowhere are told`(steps: [JSONStep]) {
    #expect(JSONValue.offset(of: steps, in: Array(Self.text.utf8)) == nil)
  }

  @Test(arguments: ["", "{", "{\"a\"", "{\"a\":[1,", "[1 2]"])
  func `a text cut short has no such place and no crash`(text: String) {
    let steps: [JSONStep] = [.member("a"), .element(1), .element(0)]
    #expect(JSONValue.offset(of: steps, in: Array(text.utf8)) == nil)
  }
}
