/// What belongs to one change of the state; the lab animates none.
public struct Transaction {
  /// How the change is shown.
  public var animation: Animation?
  /// Whether nothing is animated.
  public var disablesAnimations = false

  /// Makes one without animation.
  public init() {}

  /// Makes one with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Changes the state and shows it by an animation, which the lab leaves out.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes the state and shows it by an animation, which the lab leaves out.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  let end = Alarm(after: .zero) {
    completion()
    return false
  }
  // An animation takes no time here, and yet ends behind all that its change brings about.
  if VirtualTime.isInstalled { end.setNow() } else { Graph.current.afterUpdate(completion) }
  return result
}

/// Changes the state within a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// When what it shows has arrived.
  public static let logicallyComplete = AnimationCompletionCriteria()
  /// When it no longer moves.
  public static let removed = AnimationCompletionCriteria()
}
