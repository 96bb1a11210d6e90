/// The names of types as a learner writes them; looking one up costs more than a body does.
enum TypeNames {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: String] = [:]

  /// The name of a type without its module, or the one that it wants to be shown by.
  static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name =
      ((type as? any NamedView.Type)?.displayName ?? String(describing: type))
      .cutInTheMiddle(to: longest)
    known[ObjectIdentifier(type)] = name
    return name
  }

  /// Whether a name was longer.
  static func isCut(_ name: String) -> Bool { name.utf8.count > longest && name.contains("…") }

  /// The most characters of a name: types in types without end have names that nobody can read.
  private static let longest = 120
}

extension String {
  /// The beginning and the end of a text that is longer than so many characters.
  func cutInTheMiddle(to most: Int) -> String {
    // A character has a byte at least, and counting them takes long.
    guard utf8.count > most, count > most else { return self }
    return prefix(most / 2) + "…" + suffix(most / 2 - 1)
  }
}
