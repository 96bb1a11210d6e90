import StrictJSON

/// One thing that happened in a run.
package struct TraceEvent: Equatable, Sendable {
  /// Its number in the run, from 1.
  package var number: Int
  /// When it happened, in milliseconds of virtual time.
  package var milliseconds: Int
  /// The step of the scenario that was going on; `nil` while the tree is mounted.
  package var during: String?
  /// What happened.
  package var fact: Fact

  /// What can happen.
  package enum Fact: Equatable, Sendable {
    /// A body was evaluated: the view, its place in the tree, the how manieth run of that view type
    /// since the counts were reset, and why.
    case body(view: String, path: String, run: Int, causes: [TraceCause])
    /// The initial value of a `@State` or `@StateObject` made a model.
    case made(model: String)
    /// The first model made for a property was kept.
    case kept(model: String, property: String, path: String)
    /// A model made for a property that has one already was thrown away.
    case dropped(model: String, property: String, path: String)
    /// A stored value was written and differs from what it was.
    case wrote(property: String)
    /// A view appeared.
    case appeared(path: String)
    /// A view went.
    case disappeared(path: String)
    /// A view's task began, was cancelled or came to its end.
    case task(TaskChange, path: String)
    /// The runtime warns as SwiftUI would.
    case warning(String, path: String)
    /// A step of the scenario begins.
    case step(String)
    /// `_printChanges` spoke.
    case printed(String)
    /// A limit was hit, and nothing is evaluated from here on.
    case aborted(Budget, place: String)
  }

  /// What can happen to a view's task.
  package enum TaskChange: String, CaseIterable, Sendable {
    /// It began.
    case began
    /// It was cancelled.
    case cancelled
    /// It came to its end.
    case ended
  }

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - number: Its number in the run, from 1.
  ///   - milliseconds: When it happened, in virtual time.
  ///   - during: The step of the scenario that was going on.
  ///   - fact: What happened.
  package init(number: Int, milliseconds: Int = 0, during: String? = nil, _ fact: Fact) {
    self.number = number
    self.milliseconds = milliseconds
    self.during = during
    self.fact = fact
  }
}
