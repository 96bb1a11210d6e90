/// Where the values of an option or operand come from, for checking and for completion.
package enum ValueSource: Equatable, Sendable {
  /// Any text; nothing to offer.
  case anything
  /// Paths of files or folders.
  case files
  /// Paths of folders.
  case folders
  /// A closed set: the parser refuses any other value.
  case values([String])
  /// Something only the program knows, asked for by `viva __complete`.
  case known(Known)

  /// The kinds of value that the program itself lists, each with its word for `viva __complete`.
  package enum Known: String, CaseIterable, Sendable {
    case banks
    case commands
    case exercises
    case ids
    case kinds
    case levels
    case rules
    case settings
    case topics
  }
}
