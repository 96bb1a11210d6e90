/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Sendable {
  /// As usual.
  public static let automatic = PresentationContentInteraction()
  /// It sizes the sheet.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}
