/// Where a control stands in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the system decides.
  public static let automatic = ToolbarItemPlacement("automatic")

  /// In the middle.
  public static let principal = ToolbarItemPlacement("principal")

  /// Where one goes back.
  public static let navigation = ToolbarItemPlacement("navigation")

  /// Where the main action stands.
  public static let primaryAction = ToolbarItemPlacement("primaryAction")

  /// Among the other actions.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction")

  /// Where a state is told.
  public static let status = ToolbarItemPlacement("status")

  /// Where one agrees.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction")

  /// Where one leaves all as it was.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction")

  /// Where one deletes.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction")

  /// In the upper bar, first.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading")

  /// In the upper bar, last.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")

  /// In the upper bar, first.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading")

  /// In the upper bar, last.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing")

  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar")

  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard")

  /// Below the window.
  public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament")
}
