/// How a change is shown; the lab shows it at once.
public struct Animation: Equatable, Sendable {
  init() {}

  /// The usual one.
  public static let `default` = Animation()
  /// Even.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at last.
  public static let easeOut = Animation()
  /// Slow at first and at last.
  public static let easeInOut = Animation()
  /// As a spring.
  public static let spring = Animation()
  /// As a spring that swings.
  public static let bouncy = Animation()
  /// As a spring that swings a little.
  public static let snappy = Animation()
  /// As a spring that does not swing.
  public static let smooth = Animation()

  /// Even, that long.
  public static func linear(duration: Double) -> Animation { Animation() }

  /// Slow at first, that long.
  public static func easeIn(duration: Double) -> Animation { Animation() }

  /// Slow at last, that long.
  public static func easeOut(duration: Double) -> Animation { Animation() }

  /// Slow at first and at last, that long.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// As a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }

  /// As a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }

  /// As a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { Animation() }

  /// As a spring with physical parts.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// Later.
  public func delay(_ delay: Double) -> Animation { self }

  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }

  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A spring that hardly swings.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A spring that does not swing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A spring under a finger.
  public static let interactiveSpring = Animation()

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation()
  }

  /// Goes along a curve.
  public static func timingCurve(
    _ c0x: Double,
    _ c0y: Double,
    _ c1x: Double,
    _ c1y: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }
}
