extension TraceCause: CustomStringConvertible {
  /// Why, as `observable Model.price written`.
  package var description: String {
    switch kind {
    case .firstRender: "first render"
    case .newIdentity: "new identity: \(name)"
    case .state: "state \(name) written"
    case .observable: "observable \(name) written"
    case .published: "published \(name) written"
    case .environment: "environment '\(name)' differs"
    case .input: "input '\(name)' differs"
    }
  }
}
