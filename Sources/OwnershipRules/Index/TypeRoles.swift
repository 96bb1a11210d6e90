/// What a type is to SwiftUI and to observation.
struct TypeRoles: OptionSet, Sendable {
  let rawValue: Int

  static let view = TypeRoles(rawValue: 1 << 0)
  static let viewModifier = TypeRoles(rawValue: 1 << 1)
  static let toolbarContent = TypeRoles(rawValue: 1 << 2)
  static let commands = TypeRoles(rawValue: 1 << 3)
  static let app = TypeRoles(rawValue: 1 << 4)
  static let scene = TypeRoles(rawValue: 1 << 5)
  static let representable = TypeRoles(rawValue: 1 << 6)
  static let previews = TypeRoles(rawValue: 1 << 7)
  static let identifiable = TypeRoles(rawValue: 1 << 8)
  /// A class with `@Observable`.
  static let observable = TypeRoles(rawValue: 1 << 9)
  /// A class that conforms to `ObservableObject`.
  static let legacy = TypeRoles(rawValue: 1 << 10)

  /// What most rules treat as a view.
  static let viewLike: TypeRoles = [.view, .viewModifier, .toolbarContent, .commands]
  /// Everything that may own state.
  static let stateOwner: TypeRoles = [viewLike, .app, .scene, .representable]
  /// A class that views observe, of either kind.
  static let model: TypeRoles = [.observable, .legacy]

  /// The role that conforming to a protocol of the system gives, or inheriting from its one class
  /// that is an `ObservableObject`.
  static func conforming(to name: String) -> TypeRoles {
    switch name {
    case "View": .view
    case "ViewModifier": .viewModifier
    case "ToolbarContent", "CustomizableToolbarContent": .toolbarContent
    case "Commands": .commands
    case "App": .app
    case "Scene": .scene
    case "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable":
      .representable
    case "PreviewProvider": .previews
    case "Identifiable": .identifiable
    case "ObservableObject", "ReferenceFileDocument", "NSManagedObject": .legacy
    default: []
    }
  }

  /// Whether one of the roles is among these.
  func hasAny(of roles: TypeRoles) -> Bool { !isDisjoint(with: roles) }
}
