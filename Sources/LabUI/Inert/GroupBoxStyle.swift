/// How a box looks; in the lab always the same.
public protocol GroupBoxStyle {}

/// The look `automatic`.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes it.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look `automatic`.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
