/// An action in the environment: the same one however often its closure is made anew, so that the
/// environment does not change with it.
final class SharedAction {
  var action: () -> Void

  init(_ action: @escaping () -> Void = {}) { self.action = action }

  /// Does it.
  func call() { action() }
}
