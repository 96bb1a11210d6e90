internal import LabUI

/// One line of a scenario: something to do, or something that must be so.
enum ScenarioLine {
  case step(Step)
  case expectation(Expectation)

  /// Reads `{"do":"tap","name":"Save"}` and the like.
  init(_ line: LineReader) {
    if let word = line.optionalText("do") {
      self = .step(Self.step(word, line))
    } else if let word = line.optionalText("expect") {
      self = .expectation(Self.expectation(word, line))
    } else {
      line.fail("a line has either 'do' or 'expect'")
    }
  }

  private static func step(_ word: String, _ line: LineReader) -> Step {
    switch word {
    case "tap": .tap(line.text("name"))
    case "type": .type(line.text("text"), into: line.text("name"))
    case "submit": .submit(line.text("name"))
    case "toggle": .toggle(line.text("name"))
    case "step": .step(line.text("name"), by: line.number("by"))
    case "slide": .slide(line.text("name"), to: line.decimal("to"))
    case "choose": .choose(line.text("option"), in: line.text("name"))
    case "delete": .delete(line.text("name"))
    case "move": .move(line.text("name"), to: line.number("to"))
    case "dismiss": .dismiss
    case "refresh": .refresh
    case "advance": .advance(line.number("ms"))
    case "call": .call(line.text("name"))
    case "reset": .resetCounts
    default: line.fail("there is no step '\(word)'")
    }
  }

  private static func expectation(_ word: String, _ line: LineReader) -> Expectation {
    switch word {
    case "text": .text(line.text("text"), isShown: line.flag("is"))
    case "field": .field(line.text("name"), is: line.text("is"))
    case "value": .value(of: line.text("name"), is: line.text("is"))
    case "enabled": .enabled(line.text("name"), line.flag("is"))
    case "runs": .runs(view: line.text("view"), comparison(line), line.number("count"))
    case "cause": .cause(view: line.text("view"), contains: line.text("text"))
    case "made": .made(model: line.text("model"), comparison(line), line.number("count"))
    case "kept": .kept(model: line.text("model"), comparison(line), line.number("count"))
    case "inits": .inits(type: line.text("type"), comparison(line), line.number("count"))
    case "warning": .warning(contains: line.text("text"), isGiven: line.flag("is"))
    default: line.fail("there is no expectation '\(word)'")
    }
  }

  private static func comparison(_ line: LineReader) -> Expectation.Comparison {
    guard let word = line.optionalText("op") else { return .equal }
    guard let comparison = Expectation.Comparison(rawValue: word) else {
      line.fail("there is no comparison '\(word)'")
    }
    return comparison
  }
}
