/// A limit of the runtime that a snippet can run into.
package enum Budget: String, Sendable {
  /// Updates went on causing updates.
  case updateLoop = "update-loop"
  /// Views stand in views without end.
  case depth
  /// Too many bodies were evaluated for one event.
  case body
  /// Tasks went on making tasks without time going by.
  case taskStorm = "task-storm"

  /// Rounds of updates after one event.
  package static let rounds = 100
  /// Levels of the tree.
  package static let levels = 1_000
  /// Levels of the tree for types whose names have to be cut: each stands in the one above.
  package static let nestedLevels = 100
  /// Bodies evaluated after one event.
  package static let bodies = 50_000
  /// Jobs run at one moment of virtual time.
  package static let jobs = 200_000
}
