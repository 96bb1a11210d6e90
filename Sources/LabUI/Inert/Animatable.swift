/// Something of which a part can be animated; in the lab it changes at once.
@MainActor
@preconcurrency
public protocol Animatable {
  /// What is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
