/// A limit of the runtime that a snippet can run into.
package enum Budget: String, CaseIterable, Sendable {
  /// Updates went on causing updates.
  case updateLoop = "update-loop"
  /// Views stand in views without end.
  case depth
  /// Too many bodies were evaluated for one event.
  case body
  /// Tasks went on making tasks without time going by.
  case taskStorm = "task-storm"
}

extension Budget: CustomStringConvertible {
  /// What went on without end, for a sentence.
  package var description: String {
    switch self {
    case .updateLoop: "updates went on causing updates"
    case .depth: "views stand in views without end"
    case .body: "one event evaluated more bodies than any screen has"
    case .taskStorm: "tasks went on without time going by"
    }
  }
}
