/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  /// It deletes or destroys.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves all as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// It agrees.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes.
  public static let close = ButtonRole(name: "close")

  private let name: String

  /// What the system calls a button of this role.
  var title: String {
    switch name {
    case "destructive": "Delete"
    case "cancel": "Cancel"
    case "confirm": "Done"
    default: "Close"
    }
  }
}
