/// What a view is for a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: Int

  /// Makes a set of choices.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)

  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)

  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)

  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)

  /// A text.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)

  /// A view over all others.
  public static let isModal = AccessibilityTraits(rawValue: 64)

  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 128)

  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 256)

  /// Often new.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
}
