import StrictJSON
import Testing

struct JSONObjectTests {
  @Test func `a changed member keeps its place, a new one goes to the end`() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["b"] = 3
    object["c"] = 4
    #expect(JSONValue.object(object).text() == #"{"b":3,"a":2,"c":4}"#)
  }

  @Test func `nil removes a member and changes nothing where there is none`() {
    var object: JSONObject = ["b": 1, "a": 2]
    object["b"] = nil as JSONValue?
    object["x"] = nil as JSONValue?
    #expect(object == ["a": 2])
    #expect(object["b"] == nil)
  }

  @Test func `null is a value that a member can have`() {
    let value: JSONValue = ["a": nil]
    #expect(value["a"] == .null)
    #expect(value["b"] == nil)
  }

  @Test func `a value answers only for what it is`() {
    let value: JSONValue = ["n": 1, "d": 1.5, "s": "x", "b": false, "l": [1]]
    #expect(value["n"]?.integer == 1)
    #expect(value["n"]?.double == 1)
    #expect(value["d"]?.integer == nil)
    #expect(value["d"]?.double == 1.5)
    #expect(value["s"]?.string == "x")
    #expect(value["s"]?.bool == nil)
    #expect(value["b"]?.bool == false)
    #expect(value["l"]?.array == [1])
    #expect(value["l"]?["0"] == nil)
    #expect(value.object?.members.count == 5)
  }
}
