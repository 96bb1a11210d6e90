/// What can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it so many times as large.
  mutating func scale(by rhs: Double)

  /// Its length, times itself.
  var magnitudeSquared: Double { get }
}

/// Nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes nothing.
  public init() {}

  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two things that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Each with its like.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Each from its like.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Makes both so many times as large.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// Their lengths, each times itself.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension Double: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// It times itself.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Makes it so many times as large.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// It times itself.
  public var magnitudeSquared: Double { Double(self * self) }
}
