/// One thing that happened in a run, as a plain value.
package struct Event: Equatable, Sendable {
  /// Its number in the run, from 1.
  package let number: Int
  /// When it happened, in milliseconds of virtual time.
  package let milliseconds: Int
  /// The step of the scenario that was going on; nothing while the tree is mounted.
  package let during: String?
  /// What happened.
  package let fact: Fact

  /// What can happen.
  package enum Fact: Equatable, Sendable {
    /// A body was evaluated: the view, its place in the tree, the how manieth run of that view type
    /// it is, and why.
    case body(view: String, path: String, run: Int, causes: [Cause])
    /// The initial-value expression of a `@State` or `@StateObject` made a model.
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
  package enum TaskChange: String, Sendable {
    /// It began.
    case began
    /// It was cancelled.
    case cancelled
    /// It came to its end.
    case ended
  }
}
