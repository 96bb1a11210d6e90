/// How a view comes and goes; in the lab at once.
public struct AnyTransition {
  init() {}

  /// By fading.
  public static let opacity = AnyTransition()
  /// By moving from one side to the other.
  public static let slide = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()

  /// By moving from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// By moving.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// By growing.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// By pushing the other view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// By coming in one way and going another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// A change of size and clearness together.
  public static let blurReplace = AnyTransition()

  /// Moves with a push from below.
  public static let push = AnyTransition()

  /// Moves so far.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Goes from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
}
