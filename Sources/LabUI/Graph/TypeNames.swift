/// The names of types as a learner writes them; looking one up costs more than a body does.
enum TypeNames {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  /// The name of a type without its module, or the one that it wants to be shown by.
  static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = (type as? any NamedView.Type)?.displayName ?? String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
