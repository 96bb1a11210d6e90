package import StrictJSON

extension TraceEvent {
  init(_ line: LineObject) throws(LineProblem) {
    self.init(
      number: try line.count("number"),
      milliseconds: try line.count("ms"),
      during: try line.optionalText("during"),
      try Fact(line)
    )
  }

  /// The event as an object, with the members that the trace has.
  package var json: JSONObject {
    var json: JSONObject = [
      "event": .string(fact.word.rawValue),
      "number": .integer(number),
      "ms": .integer(milliseconds),
    ]
    if let during { json["during"] = .string(during) }
    for member in fact.members { json[member.key] = member.value }
    return json
  }
}

extension TraceEvent.Fact {
  /// The words for the kinds of events.
  enum Word: String {
    case body, made, kept, dropped, wrote, appeared, disappeared, task, warning, step, printed
    case aborted
  }

  var word: Word {
    switch self {
    case .body: .body
    case .made: .made
    case .kept: .kept
    case .dropped: .dropped
    case .wrote: .wrote
    case .appeared: .appeared
    case .disappeared: .disappeared
    case .task: .task
    case .warning: .warning
    case .step: .step
    case .printed: .printed
    case .aborted: .aborted
    }
  }

  fileprivate init(_ line: LineObject) throws(LineProblem) {
    func members(_ keys: String...) throws(LineProblem) {
      try line.allow(["event", "number", "ms", "during"] + keys)
    }
    switch try line.word("event") as Word {
    case .body:
      try members("view", "path", "run", "causes")
      self = .body(
        view: try line.name("view"),
        path: try line.path("path"),
        run: try line.count("run"),
        causes: try line.objects("causes").map(TraceCause.init)
      )
    case .made:
      try members("model")
      self = .made(model: try line.name("model"))
    case .kept:
      try members("model", "property", "path")
      self = .kept(
        model: try line.name("model"),
        property: try line.name("property"),
        path: try line.path("path")
      )
    case .dropped:
      try members("model", "property", "path")
      self = .dropped(
        model: try line.name("model"),
        property: try line.name("property"),
        path: try line.path("path")
      )
    case .wrote:
      try members("property")
      self = .wrote(property: try line.name("property"))
    case .appeared:
      try members("path")
      self = .appeared(path: try line.path("path"))
    case .disappeared:
      try members("path")
      self = .disappeared(path: try line.path("path"))
    case .task:
      try members("change", "path")
      self = .task(try line.word("change"), path: try line.path("path"))
    case .warning:
      try members("text", "path")
      self = .warning(try line.text("text"), path: try line.path("path"))
    case .step:
      try members("text")
      self = .step(try line.text("text"))
    case .printed:
      try members("text")
      self = .printed(try line.text("text"))
    case .aborted:
      try members("budget", "place")
      self = .aborted(try line.word("budget"), place: try line.path("place"))
    }
  }

  fileprivate var members: [JSONObject.Member] {
    let object: JSONObject =
      switch self {
      case .body(let view, let path, let run, let causes):
        [
          "view": .string(view),
          "path": .string(path),
          "run": .integer(run),
          "causes": .array(causes.map(\.json)),
        ]
      case .made(let model): ["model": .string(model)]
      case .kept(let model, let property, let path), .dropped(let model, let property, let path):
        ["model": .string(model), "property": .string(property), "path": .string(path)]
      case .wrote(let property): ["property": .string(property)]
      case .appeared(let path), .disappeared(let path): ["path": .string(path)]
      case .task(let change, let path):
        ["change": .string(change.rawValue), "path": .string(path)]
      case .warning(let text, let path): ["text": .string(text), "path": .string(path)]
      case .step(let text), .printed(let text): ["text": .string(text)]
      case .aborted(let budget, let place):
        ["budget": .string(budget.rawValue), "place": .string(place)]
      }
    return object.members
  }
}
