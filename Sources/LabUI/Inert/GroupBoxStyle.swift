/// How a box looks; in the lab always the same.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// What the style makes.
  associatedtype Body: View

  /// Makes it; the lab does not.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The look `automatic`.
public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look `automatic`.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
