/// How far a picture from the net has come.
public enum AsyncImagePhase {
  /// It is still to come.
  case empty
  /// It is there.
  case success(Image)
  /// It did not come.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it did not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
