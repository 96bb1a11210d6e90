/// How a gauge looks; in the lab always the same.
public protocol GaugeStyle {}

/// The look `automatic`.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Makes it.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look `automatic`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The look `accessoryCircular`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes it.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The look `accessoryCircular`.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The look `accessoryLinear`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes it.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The look `accessoryLinear`.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The look `linearCapacity`.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Makes it.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The look `linearCapacity`.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
