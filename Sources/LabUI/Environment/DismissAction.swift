/// Takes a presented view away.
public struct DismissAction {
  private let action: SharedAction?

  init(_ action: SharedAction?) { self.action = action }

  /// Whether there is something to take away.
  var isPresenting: Bool { action != nil }

  /// Takes the view away; does nothing where none is presented.
  public func callAsFunction() { action?.call() }
}

extension DismissAction: @unchecked Sendable {}
