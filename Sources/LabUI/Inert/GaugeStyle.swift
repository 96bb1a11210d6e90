/// How a gauge looks; in the lab always the same.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// What the style makes.
  associatedtype Body: View

  /// Makes it; the lab does not.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is given.
  typealias Configuration = GaugeStyleConfiguration
}

/// The look `automatic`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look `automatic`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The look `accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look `accessoryCircular`.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The look `accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look `accessoryLinear`.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The look `linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look `linearCapacity`.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The look `accessoryCircularCapacity`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The look `accessoryCircularCapacity`.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The look `accessoryLinearCapacity`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes it.
  nonisolated public init() {}

  /// What it shows.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The look `accessoryLinearCapacity`.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
