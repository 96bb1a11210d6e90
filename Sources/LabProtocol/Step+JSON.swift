import Scenarios
import StrictJSON

extension Step {
  private enum Word: String {
    case tap, type, submit, toggle, step, slide, choose, delete, move, advance, dismiss, refresh
    case call, reset
  }

  var json: JSONObject {
    switch self {
    case .tap(let target): Self.object(.tap, target)
    case .type(let text, let target): Self.object(.type, before: ["text": .string(text)], target)
    case .submit(let target): Self.object(.submit, target)
    case .toggle(let target): Self.object(.toggle, target)
    case .step(let target, let count): Self.object(.step, target, after: ["by": .integer(count)])
    case .slide(let target, let number): Self.object(.slide, target, after: ["to": .number(number)])
    case .choose(let option, let target):
      Self.object(.choose, before: ["option": .string(option)], target)
    case .delete(let target): Self.object(.delete, target)
    case .move(let target, let place): Self.object(.move, target, after: ["to": .integer(place)])
    case .advance(let milliseconds): Self.object(.advance, ["ms": .integer(milliseconds)])
    case .dismiss: Self.object(.dismiss, [:])
    case .refresh: Self.object(.refresh, [:])
    case .call(let name): Self.object(.call, ["name": .string(name)])
    case .resetCounts: Self.object(.reset, [:])
    }
  }

  private static func object(
    _ word: Word,
    before: JSONObject = [:],
    _ target: Target,
    after: JSONObject = [:]
  ) -> JSONObject {
    object(
      word,
      JSONObject(members: before.members + target.members.members + after.members)
    )
  }

  private static func object(_ word: Word, _ members: JSONObject) -> JSONObject {
    JSONObject(
      members: [JSONObject.Member(key: "do", value: .string(word.rawValue))] + members.members
    )
  }

  init(_ line: LineObject) throws(LineProblem) {
    func members(_ keys: String...) throws(LineProblem) { try line.allow(["line", "do"] + keys) }
    func target(_ others: String...) throws(LineProblem) -> Target {
      try line.allow(["line", "do"] + Target.keys + others)
      return try Target(line)
    }
    switch try line.word("do") as Word {
    case .tap: self = .tap(try target())
    case .submit: self = .submit(try target())
    case .toggle: self = .toggle(try target())
    case .delete: self = .delete(try target())
    case .call:
      try members("name")
      self = .call(try line.text("name"))
    case .type: self = .type(try line.text("text"), into: try target("text"))
    case .step: self = .step(try target("by"), by: try line.integer("by"))
    case .slide: self = .slide(try target("to"), to: try line.number("to"))
    case .choose: self = .choose(try line.text("option"), in: try target("option"))
    case .move: self = .move(try target("to"), to: try line.count("to"))
    case .advance:
      try members("ms")
      self = .advance(milliseconds: try line.count("ms"))
    case .dismiss:
      try members()
      self = .dismiss
    case .refresh:
      try members()
      self = .refresh
    case .reset:
      try members()
      self = .resetCounts
    }
  }
}
