/// Keys that do what a control does.
public struct KeyboardShortcut: Sendable {
  /// The keys of the main action.
  public static let defaultAction = KeyboardShortcut()
  /// The keys by which one leaves all as it was.
  public static let cancelAction = KeyboardShortcut()
}
