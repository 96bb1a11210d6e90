/// What a run counts.
package enum Counted: Hashable, Sendable {
  /// How often the body of a view was evaluated.
  case body(of: String)
  /// How many models of a type the initial values of `@State` and `@StateObject` made.
  case made(String)
  /// How many of them were kept.
  case kept(String)
  /// How often a type's initialiser ran.
  case initialiser(of: String)

  /// The name of the view, model or type.
  package var name: String {
    switch self {
    case .body(let name), .made(let name), .kept(let name), .initialiser(let name): name
    }
  }
}
