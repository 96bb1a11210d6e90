/// How a form looks; in the lab always the same.
public protocol FormStyle {}

/// The look `automatic`.
public struct AutomaticFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look `grouped`.
public struct GroupedFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The look `grouped`.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The look `columns`.
public struct ColumnsFormStyle: FormStyle {
  /// Makes it.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The look `columns`.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
