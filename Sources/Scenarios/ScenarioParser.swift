import Core

/// Reads the language of scenarios.
struct ScenarioParser {
  private static let stepWords = [
    "tap", "toggle", "submit", "type", "choose", "step", "slide", "delete", "move", "advance",
    "dismiss", "refresh", "call", "reset",
  ]
  private static let countRange = 0...1_000_000
  /// A day of virtual time.
  private static let longestAdvance = 86_400_000

  /// Reads what a line says.
  static func content(
    _ line: inout ScenarioLineReader
  ) throws(ScenarioProblem) -> Scenario.Content {
    let content: Scenario.Content
    switch try line.word(of: stepWords + ["expect", "root"]) {
    case "expect": content = .expectation(try expectation(&line))
    case let word: content = .step(try step(word, &line))
    }
    try line.end()
    return content
  }

  private static func step(
    _ word: String,
    _ line: inout ScenarioLineReader
  ) throws(ScenarioProblem) -> Step {
    switch word {
    case "tap": return .tap(try line.target())
    case "toggle": return .toggle(try line.target())
    case "submit": return .submit(try line.target())
    case "delete": return .delete(try line.target())
    case "type":
      let text = try line.text()
      try line.words("into")
      return .type(text, into: try line.target())
    case "choose":
      let option = try line.text()
      try line.words("in")
      return .choose(option, in: try line.target())
    case "step":
      let name = try line.target()
      let isUp = try line.word("up", "down") == "up"
      var count = 1
      if !line.isAtEnd {
        count = try line.number(in: 1...1_000)
        _ = try line.word("times", "time")
      }
      return .step(name, by: isUp ? count : -count)
    case "slide":
      let name = try line.target()
      try line.words("to")
      return .slide(name, to: try line.decimal().value)
    case "move":
      let name = try line.target()
      try line.words("to")
      return .move(name, to: try line.number(in: 0...100_000))
    case "advance": return try advance(&line)
    case "dismiss": return .dismiss
    case "refresh": return .refresh
    case "call": return .call(try line.name("the name of a function"))
    default:
      try line.words("counts")
      return .resetCounts
    }
  }

  private static func advance(
    _ line: inout ScenarioLineReader
  ) throws(ScenarioProblem) -> Step {
    let (value, token) = try line.decimal()
    let unit = try line.word("ms", "s")
    let milliseconds = unit == "s" ? value * 1_000 : value
    guard (0...Double(longestAdvance)).contains(milliseconds) else {
      let most = unit == "s" ? longestAdvance / 1_000 : longestAdvance
      throw line.problem(.outOfRange(token.text, 0...most), at: token)
    }
    guard abs(milliseconds - milliseconds.rounded()) < 0.000_1 else {
      throw line.problem(
        .unexpected(token.text, wanted: "a whole number of milliseconds"),
        at: token
      )
    }
    return .advance(milliseconds: Int(milliseconds.rounded()))
  }

  private static func expectation(
    _ line: inout ScenarioLineReader
  ) throws(ScenarioProblem) -> Expectation {
    let words = [
      "text", "field", "value", "control", "body", "made", "kept", "init", "state", "warning", "no",
    ]
    switch try line.word(of: words) {
    case "text":
      let text = try line.text()
      try line.words("is")
      let isShown = try line.word("shown", "not") == "shown"
      if !isShown { try line.words("shown") }
      return .text(text, isShown: isShown)
    case "field":
      let name = try line.target()
      try line.words("is")
      return .field(name, is: try line.text())
    case "value":
      let name = try line.target()
      try line.words("is")
      return .value(of: name, is: try line.text())
    case "control":
      let name = try line.target()
      try line.words("is")
      return .control(name, isEnabled: try line.word("enabled", "disabled") == "enabled")
    case "body":
      let view = try line.name("the name of a view")
      try line.words("ran")
      if line.isNext("because") {
        try line.words("because")
        return .cause(ofBody: view, contains: try line.text())
      }
      return try count(.body(of: view), &line, or: ["because"])
    case "made": return try count(.made(try line.name("the name of a model")), &line)
    case "kept": return try count(.kept(try line.name("the name of a model")), &line)
    case "init":
      return try count(.initialiser(of: try line.name("the name of a type")), &line)
    case "state": return try state(&line)
    case "warning": return .warning(contains: try line.text(), isGiven: true)
    default:
      try line.words("warning")
      return .warning(contains: try line.text(), isGiven: false)
    }
  }

  private static func state(
    _ line: inout ScenarioLineReader
  ) throws(ScenarioProblem) -> Expectation {
    let wanted = "a view's property, as 'TitleEditor.title',"
    let property = try line.property(wanted)
    let survived = try line.word("survived", "was") == "survived"
    if !survived { try line.words("reset") }
    return .state(property: property, survived: survived)
  }

  /// Reads `2 times`, `at least 2 times`, `fewer times than in starter` and the like.
  private static func count(
    _ counted: Counted,
    _ line: inout ScenarioLineReader,
    or others: [String] = []
  ) throws(ScenarioProblem) -> Expectation {
    guard line.isWordNext else {
      return .count(counted, .equal, .number(try times(&line)))
    }
    switch try line.word(of: ["at", "more", "fewer"] + others) {
    case "at":
      let comparison: Comparison = try line.word("least", "most") == "least" ? .atLeast : .atMost
      return .count(counted, comparison, .number(try times(&line)))
    case let word:
      let comparison: Comparison = word == "more" ? .more : .fewer
      if try line.word("than", "times") == "than" {
        return .count(counted, comparison, .number(try times(&line)))
      }
      try line.words("than", "in")
      return .count(counted, comparison, .version(try line.name("the name of a version")))
    }
  }

  private static func times(_ line: inout ScenarioLineReader) throws(ScenarioProblem) -> Int {
    let count = try line.number(in: countRange)
    _ = try line.word("times", "time")
    return count
  }
}
