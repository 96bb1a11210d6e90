/// Where commands stand in the menu.
public struct CommandGroupPlacement: Sendable {
  /// The commands `appInfo`.
  public static let appInfo = CommandGroupPlacement()
  /// The commands `appSettings`.
  public static let appSettings = CommandGroupPlacement()
  /// The commands `newItem`.
  public static let newItem = CommandGroupPlacement()
  /// The commands `saveItem`.
  public static let saveItem = CommandGroupPlacement()
  /// The commands `importExport`.
  public static let importExport = CommandGroupPlacement()
  /// The commands `printItem`.
  public static let printItem = CommandGroupPlacement()
  /// The commands `undoRedo`.
  public static let undoRedo = CommandGroupPlacement()
  /// The commands `pasteboard`.
  public static let pasteboard = CommandGroupPlacement()
  /// The commands `textEditing`.
  public static let textEditing = CommandGroupPlacement()
  /// The commands `toolbar`.
  public static let toolbar = CommandGroupPlacement()
  /// The commands `sidebar`.
  public static let sidebar = CommandGroupPlacement()
  /// The commands `help`.
  public static let help = CommandGroupPlacement()
}
