/// How progress looks; in the lab always the same.
public protocol ProgressViewStyle {}

/// The look `automatic`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look `linear`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look `linear`.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The look `circular`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look `circular`.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
