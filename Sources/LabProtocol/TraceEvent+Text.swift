extension TraceEvent.Fact {
  /// A word for what kind of thing happened, as traces show it.
  package var kind: String {
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
    case .printed: "changes"
    case .aborted: "aborted"
    }
  }

  /// What happened, without the word for its kind.
  package var words: String {
    switch self {
    case .body(let view, let path, let run, let causes):
      "\(view) #\(run)\(Self.place(path, of: view)) \(Self.why(causes))"
    case .made(let model): "\(model) by an initial value"
    case .kept(let model, let property, _): "\(model) in \(property)"
    case .dropped(let model, let property, _): "\(model): \(property) has one already"
    case .wrote(let property): property
    case .appeared(let path), .disappeared(let path): path.isEmpty ? "the root" : Self.short(path)
    case .task(let change, let path):
      "\(change.rawValue)\(path.isEmpty ? "" : " in \(Self.short(path))")"
    case .warning(let text, let path): text + (path.isEmpty ? "" : " [\(Self.short(path))]")
    case .step(let text), .printed(let text): text
    case .aborted(let budget, let place):
      "\(budget)\(place.isEmpty ? "" : ", in \(Self.short(place))")"
    }
  }

  /// Why a body was evaluated, for the end of a sentence.
  ///
  /// - Parameter causes: The causes.
  /// - Returns: As `because state A.b written`.
  package static func why(_ causes: [TraceCause]) -> String {
    if causes == [TraceCause(.firstRender)] { return "first render" }
    return causes.isEmpty ? "" : "because " + causes.map(\.description).joined(separator: ", ")
  }

  /// The place of a view in the tree, unless it says no more than the view's name.
  private static func place(_ path: String, of view: String) -> String {
    path == view || path.isEmpty ? "" : " [\(short(path))]"
  }

  /// A path of many levels by its beginning and its end.
  private static func short(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 20 else { return path }
    let levels = ["… \(parts.count - 12) levels …"]
    return (parts.prefix(6).map(String.init) + levels + parts.suffix(6).map(String.init))
      .joined(separator: "/")
  }
}
