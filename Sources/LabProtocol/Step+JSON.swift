import Scenarios
import StrictJSON

extension Step {
  private enum Word: String {
    case tap, type, submit, toggle, step, slide, choose, delete, move, advance, dismiss, refresh
    case call, reset
  }

  var json: JSONObject {
    switch self {
    case .tap(let name): Self.object(.tap, ["name": .string(name)])
    case .type(let text, let name):
      Self.object(.type, ["text": .string(text), "name": .string(name)])
    case .submit(let name): Self.object(.submit, ["name": .string(name)])
    case .toggle(let name): Self.object(.toggle, ["name": .string(name)])
    case .step(let name, let count):
      Self.object(.step, ["name": .string(name), "by": .integer(count)])
    case .slide(let name, let number):
      Self.object(.slide, ["name": .string(name), "to": .number(number)])
    case .choose(let option, let name):
      Self.object(.choose, ["option": .string(option), "name": .string(name)])
    case .delete(let name): Self.object(.delete, ["name": .string(name)])
    case .move(let name, let place):
      Self.object(.move, ["name": .string(name), "to": .integer(place)])
    case .advance(let milliseconds): Self.object(.advance, ["ms": .integer(milliseconds)])
    case .dismiss: Self.object(.dismiss, [:])
    case .refresh: Self.object(.refresh, [:])
    case .call(let name): Self.object(.call, ["name": .string(name)])
    case .resetCounts: Self.object(.reset, [:])
    }
  }

  private static func object(_ word: Word, _ members: JSONObject) -> JSONObject {
    JSONObject(
      members: [JSONObject.Member(key: "do", value: .string(word.rawValue))] + members.members
    )
  }

  init(_ line: LineObject) throws(LineProblem) {
    func members(_ keys: String...) throws(LineProblem) { try line.allow(["line", "do"] + keys) }
    func name() throws(LineProblem) -> String {
      try members("name")
      return try line.text("name")
    }
    switch try line.word("do") as Word {
    case .tap: self = .tap(try name())
    case .submit: self = .submit(try name())
    case .toggle: self = .toggle(try name())
    case .delete: self = .delete(try name())
    case .call: self = .call(try name())
    case .type:
      try members("text", "name")
      self = .type(try line.text("text"), into: try line.text("name"))
    case .step:
      try members("name", "by")
      self = .step(try line.text("name"), by: try line.integer("by"))
    case .slide:
      try members("name", "to")
      self = .slide(try line.text("name"), to: try line.number("to"))
    case .choose:
      try members("option", "name")
      self = .choose(try line.text("option"), in: try line.text("name"))
    case .move:
      try members("name", "to")
      self = .move(try line.text("name"), to: try line.count("to"))
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
