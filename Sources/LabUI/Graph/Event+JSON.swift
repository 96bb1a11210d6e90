extension Event {
  /// The event as one line of JSON, without a line end.
  package var jsonLine: String {
    var object = JSONLine()
    object.add("event", fact.name)
    object.add("number", number)
    object.add("ms", milliseconds)
    if let during { object.add("during", during) }
    fact.add(to: &object)
    return object.text
  }
}

extension Event.Fact {
  /// The word for the kind of event in records for programs.
  package var name: String {
    switch self {
    case .body: "body"
    case .made: "made"
    case .kept: "kept"
    case .dropped: "dropped"
    case .wrote: "wrote"
    case .appeared: "appeared"
    case .disappeared: "disappeared"
    case .task: "task"
    case .warning: "warning"
    case .step: "step"
    case .printed: "printed"
    case .aborted: "aborted"
    }
  }

  fileprivate func add(to object: inout JSONLine) {
    switch self {
    case .body(let view, let path, let run, let causes):
      object.add("view", view)
      object.add("path", path)
      object.add("run", run)
      object.add("causes", causes)
    case .made(let model):
      object.add("model", model)
    case .kept(let model, let property, let path), .dropped(let model, let property, let path):
      object.add("model", model)
      object.add("property", property)
      object.add("path", path)
    case .wrote(let property):
      object.add("property", property)
    case .appeared(let path), .disappeared(let path):
      object.add("path", path)
    case .task(let change, let path):
      object.add("change", change.rawValue)
      object.add("path", path)
    case .warning(let text, let path):
      object.add("text", text)
      object.add("path", path)
    case .step(let text), .printed(let text):
      object.add("text", text)
    case .aborted(let budget, let place):
      object.add("budget", budget.rawValue)
      object.add("place", place)
    }
  }
}
