import StrictJSON

/// One line of what the lab tells of a run.
package enum TraceRecord: Equatable, Sendable {
  /// Something happened.
  case event(TraceEvent)
  /// The root is mounted and has come to rest.
  case mounted(Tree)
  /// A line of the scenario is next; not signed, and only for the order of what is shown.
  case reached(line: Int)
  /// How an expectation stood when it was looked at; not signed, and told where the end is not.
  case looked(LineOutcome)
  /// A line of the scenario was met or was not.
  case outcome(LineOutcome, nonce: String)
  /// The count of a line that is compared with another version.
  case measured(line: Int, count: Int, nonce: String)
  /// The run came to its end: whether the whole scenario was gone through, what stands then, and
  /// what was counted.
  case end(isComplete: Bool, Tree, RunCounts, nonce: String)

  /// The record as one line of JSON, without the line feed.
  package var line: [UInt8] { Array(JSONValue.object(json).text().utf8) }

  private var json: JSONObject {
    switch self {
    case .event(let event): return event.json
    case .mounted(let tree):
      var json: JSONObject = ["mounted": true]
      tree.add(to: &json)
      return json
    case .reached(let line): return ["reached": .integer(line)]
    case .looked(let outcome): return Self.json(outcome, as: "looked")
    case .outcome(let outcome, let nonce):
      var json = Self.json(outcome, as: "outcome")
      json["nonce"] = .string(nonce)
      return json
    case .measured(let line, let count, let nonce):
      return ["measured": .integer(count), "line": .integer(line), "nonce": .string(nonce)]
    case .end(let isComplete, let tree, let counts, let nonce):
      var json: JSONObject = ["end": .bool(isComplete)]
      tree.add(to: &json)
      counts.add(to: &json)
      json["nonce"] = .string(nonce)
      return json
    }
  }

  private static func json(_ outcome: LineOutcome, as name: String) -> JSONObject {
    [
      name: .bool(outcome.isMet),
      "line": .integer(outcome.line),
      "expected": .string(outcome.expected),
      "actual": .string(outcome.actual),
    ]
  }
}

extension TraceRecord {
  /// Reads a record from one line.
  ///
  /// - Parameters:
  ///   - bytes: The line, without its line feed.
  ///   - number: Its number in the trace, 1 and up.
  /// - Throws: ``LineProblem`` with the place where the line stops making sense.
  package init(line bytes: [UInt8], number: Int) throws(LineProblem) {
    let line = try LineObject(bytes, line: number)
    if line.has("event") {
      self = .event(try TraceEvent(line))
    } else if line.has("outcome") {
      try line.allow("outcome", "line", "expected", "actual", "nonce")
      self = .outcome(try Self.outcome(line, as: "outcome"), nonce: try line.text("nonce"))
    } else if line.has("looked") {
      try line.allow("looked", "line", "expected", "actual")
      self = .looked(try Self.outcome(line, as: "looked"))
    } else if line.has("measured") {
      try line.allow("measured", "line", "nonce")
      self = .measured(
        line: try line.count("line"),
        count: try line.count("measured"),
        nonce: try line.text("nonce")
      )
    } else if line.has("reached") {
      try line.allow("reached")
      self = .reached(line: try line.count("reached"))
    } else if line.has("mounted") {
      try line.allow("mounted", "views", "screen")
      guard try line.flag("mounted") else { throw line.unknownValue("mounted") }
      self = .mounted(try Tree(line))
    } else {
      try line.allow("end", "views", "screen", "bodies", "made", "kept", "inits", "nonce")
      self = .end(
        isComplete: try line.flag("end"),
        try Tree(line),
        try RunCounts(line),
        nonce: try line.text("nonce")
      )
    }
  }

  private static func outcome(
    _ line: LineObject,
    as name: String
  ) throws(LineProblem) -> LineOutcome {
    LineOutcome(
      line: try line.count("line"),
      isMet: try line.flag(name),
      expected: try line.text("expected"),
      actual: try line.text("actual")
    )
  }
}
