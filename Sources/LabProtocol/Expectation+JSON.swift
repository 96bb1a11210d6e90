import Scenarios
import StrictJSON

extension Expectation {
  private enum Word: String {
    case text, field, value, enabled, body, made, kept, initialiser = "init", cause, state, warning
  }

  var json: JSONObject {
    switch self {
    case .text(let text, let isShown):
      ["expect": "text", "text": .string(text), "is": .bool(isShown)]
    case .field(let target, let text): Self.json(.field, target, is: .string(text))
    case .value(let target, let value): Self.json(.value, target, is: .string(value))
    case .control(let target, let isEnabled): Self.json(.enabled, target, is: .bool(isEnabled))
    case .count(let counted, let comparison, let bound):
      Self.json(counted, comparison, bound)
    case .cause(let view, let text):
      ["expect": "cause", "name": .string(view), "text": .string(text)]
    case .state(let property, let survived):
      ["expect": "state", "name": .string(property), "survived": .bool(survived)]
    case .warning(let text, let isGiven):
      ["expect": "warning", "text": .string(text), "is": .bool(isGiven)]
    }
  }

  private static func json(_ word: Word, _ target: Target, is value: JSONValue) -> JSONObject {
    let first: JSONObject = ["expect": .string(word.rawValue)]
    let last: JSONObject = ["is": value]
    return JSONObject(members: first.members + target.members.members + last.members)
  }

  private static func json(
    _ counted: Counted,
    _ comparison: Comparison,
    _ bound: Bound
  ) -> JSONObject {
    let word: Word =
      switch counted {
      case .body: .body
      case .made: .made
      case .kept: .kept
      case .initialiser: .initialiser
      }
    var json: JSONObject = [
      "expect": .string(word.rawValue),
      "name": .string(counted.name),
      "op": .string(comparison.rawValue),
    ]
    switch bound {
    case .number(let number): json["count"] = .integer(number)
    case .version(let name): json["version"] = .string(name)
    }
    return json
  }

  init(_ line: LineObject) throws(LineProblem) {
    func members(_ keys: String...) throws(LineProblem) {
      try line.allow(["line", "expect"] + keys)
    }
    func target() throws(LineProblem) -> Target {
      try line.allow(["line", "expect", "is"] + Target.keys)
      return try Target(line)
    }
    func count(_ make: (String) -> Counted) throws(LineProblem) -> Expectation {
      try members("name", "op", line.has("version") ? "version" : "count")
      let bound: Bound =
        if let version = try line.optionalText("version") {
          .version(version)
        } else {
          .number(try line.count("count"))
        }
      return .count(make(try line.text("name")), try line.word("op"), bound)
    }
    switch try line.word("expect") as Word {
    case .text:
      try members("text", "is")
      self = .text(try line.text("text"), isShown: try line.flag("is"))
    case .field: self = .field(try target(), is: try line.text("is"))
    case .value: self = .value(of: try target(), is: try line.text("is"))
    case .enabled: self = .control(try target(), isEnabled: try line.flag("is"))
    case .body: self = try count { .body(of: $0) }
    case .made: self = try count { .made($0) }
    case .kept: self = try count { .kept($0) }
    case .initialiser: self = try count { .initialiser(of: $0) }
    case .cause:
      try members("name", "text")
      self = .cause(ofBody: try line.text("name"), contains: try line.text("text"))
    case .state:
      try members("name", "survived")
      self = .state(property: try line.text("name"), survived: try line.flag("survived"))
    case .warning:
      try members("text", "is")
      self = .warning(contains: try line.text("text"), isGiven: try line.flag("is"))
    }
  }
}
