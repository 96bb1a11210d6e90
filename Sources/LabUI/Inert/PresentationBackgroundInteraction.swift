/// Whether what is behind a sheet can be touched.
public struct PresentationBackgroundInteraction: Sendable {
  /// As usual.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()

  /// It can, as long as the sheet is no larger.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}
