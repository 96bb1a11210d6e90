/// Why a body was evaluated.
package enum Cause: Hashable, Sendable {
  /// The view came into the tree with what is around it.
  case firstRender
  /// The view stands where another identity stood; says which change it was.
  case newIdentity(String)
  /// A `@State`, or another value that a view stores, was written.
  case state(String)
  /// A property of an `@Observable` object was written.
  case observable(String)
  /// An `ObservableObject` said that it will change.
  case published(String)
  /// A value of the environment that the view declares differs.
  case environment(String)
  /// An input that the parent gives differs.
  case input(String)

  /// The word for the kind of cause in records for programs.
  package var kind: String {
    switch self {
    case .firstRender: "first render"
    case .newIdentity: "new identity"
    case .state: "state"
    case .observable: "observable"
    case .published: "published"
    case .environment: "environment"
    case .input: "input"
    }
  }

  /// The property, or the change of identity; nothing for a first render.
  package var name: String {
    switch self {
    case .firstRender: ""
    case .newIdentity(let name), .state(let name), .observable(let name), .published(let name),
      .environment(let name), .input(let name):
      name
    }
  }
}

extension Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .firstRender: "first render"
    case .newIdentity(let change): "new identity: \(change)"
    case .state(let name): "state \(name) written"
    case .observable(let name): "observable \(name) written"
    case .published(let name): "published \(name) written"
    case .environment(let name): "environment '\(name)' differs"
    case .input(let name): "input '\(name)' differs"
    }
  }
}
