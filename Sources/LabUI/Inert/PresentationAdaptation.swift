/// How something is presented on small screens.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = PresentationAdaptation("automatic")

  /// As it is.
  public static let none = PresentationAdaptation("none")

  /// As a popover.
  public static let popover = PresentationAdaptation("popover")

  /// As a sheet.
  public static let sheet = PresentationAdaptation("sheet")

  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation("fullScreenCover")
}
