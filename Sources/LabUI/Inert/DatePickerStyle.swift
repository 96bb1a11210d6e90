/// How a choice of a moment looks; in the lab always the same.
public protocol DatePickerStyle {}

/// The look `automatic`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look `automatic`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look `compact`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The look `compact`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The look `graphical`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look `graphical`.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The look `wheel`.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look `wheel`.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
