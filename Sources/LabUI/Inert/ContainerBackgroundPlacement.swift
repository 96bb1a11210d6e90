/// Which background is meant.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The one of a page.
  public static let navigation = ContainerBackgroundPlacement("navigation")

  /// The one of tabs.
  public static let tabView = ContainerBackgroundPlacement("tabView")
}
