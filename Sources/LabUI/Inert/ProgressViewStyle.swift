/// How progress looks; in the lab always the same.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// What the style makes.
  associatedtype Body: View

  /// Makes it; the lab does not.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is given.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The look `automatic`.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The look `linear`.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look `linear`.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The look `circular`.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look `circular`.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
