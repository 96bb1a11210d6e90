/// What a finger does; the lab's finger taps, and does nothing else.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value

  /// What a tap does, for the lab alone.
  var _action: (() -> Void)? { get }

  /// Makes an action of a tap that tells something, for the lab alone.
  func _tap(_ action: @escaping (Value) -> Void) -> (() -> Void)?
}

extension Gesture {
  /// Does nothing.
  public var _action: (() -> Void)? { nil }

  /// Never calls.
  public func _tap(_ action: @escaping (Value) -> Void) -> (() -> Void)? { nil }

  /// Is told when the finger is lifted.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    FollowedGesture<Value>(_action: _tap(action))
  }

  /// Is told while the finger moves, which it does not do in the lab.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { FollowedGesture<Value>(_action: _action) }

  /// Keeps a value while the finger moves, which it does not do in the lab.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { FollowedGesture<Value>(_action: _action) }

  /// Another gesture at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
    FollowedGesture<Value>(_action: _action ?? other._action)
  }

  /// Another gesture afterwards.
  public func sequenced<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    FollowedGesture<Value>(_action: nil)
  }

  /// Another gesture where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    FollowedGesture<Value>(_action: _action ?? other._action)
  }
}

/// A gesture that someone is told of.
struct FollowedGesture<Value>: Gesture {
  let _action: (() -> Void)?
}

/// A tap.
public struct TapGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Void

  /// Makes a tap; in the lab one is enough.
  nonisolated public init(count: Int = 1) {}

  /// Calls when the view is tapped.
  public func _tap(_ action: @escaping (Value) -> Void) -> (() -> Void)? { { action(()) } }
}

/// A tap that tells where; in the lab at the corner.
public struct SpatialTapGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// Where the tap was.
    public var location = CGPoint.zero
  }

  /// Makes a tap; in the lab one is enough.
  nonisolated public init(count: Int = 1) {}

  /// Calls when the view is tapped.
  public func _tap(_ action: @escaping (Value) -> Void) -> (() -> Void)? { { action(Value()) } }
}

/// A finger that stays; it never does in the lab.
public struct LongPressGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Bool

  /// Makes a gesture.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves; it never does in the lab.
public struct DragGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// Where the finger is.
    public var location = CGPoint.zero
    /// Where the finger began.
    public var startLocation = CGPoint.zero
    /// How fast it is.
    public var velocity = CGSize.zero
    /// How far it went.
    public var translation = CGSize.zero
    /// Where it would come to rest.
    public var predictedEndLocation = CGPoint.zero
    /// How far it would go.
    public var predictedEndTranslation = CGSize.zero
  }

  /// Makes a gesture.
  nonisolated public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {}
}

/// Two fingers that part; they never do in the lab.
public struct MagnifyGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// How many times larger.
    public var magnification: CGFloat = 1
    /// How fast.
    public var velocity: CGFloat = 0
    /// Around what.
    public var startAnchor = UnitPoint.center
  }

  /// Makes a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that part, as it was called before iOS 17.
public struct MagnificationGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = CGFloat

  /// Makes a gesture.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn; they never do in the lab.
public struct RotateGesture: Gesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// How far.
    public var rotation = Angle.zero
    /// How fast.
    public var velocity = Angle.zero
  }

  /// Makes a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, as it was called before iOS 17.
public struct RotationGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Angle

  /// Makes a gesture.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
