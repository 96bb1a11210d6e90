/// How a choice looks; in the lab always the same.
public protocol PickerStyle {}

/// The look `automatic`.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look `automatic`.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The look `segmented`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look `segmented`.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The look `menu`.
public struct MenuPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The look `menu`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The look `wheel`.
public struct WheelPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The look `wheel`.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The look `inline`.
public struct InlinePickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The look `inline`.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The look `navigationLink`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The look `navigationLink`.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The look `palette`.
public struct PalettePickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The look `palette`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
