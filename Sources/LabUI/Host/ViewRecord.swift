/// A view with a body in the tree, or an identity that was given, as it stands at a moment.
package struct ViewRecord: Equatable, Sendable {
  /// How many such views and identities it stands in.
  package let depth: Int
  /// The name of its type, or the identity.
  package let name: String
  /// How often its body was evaluated since the mount; nothing for an identity.
  package let runs: Int?
  /// What it read when it was last evaluated, and what it depends on anyway, sorted.
  package let reads: [String]
  /// The values that it stores, by the names of their properties.
  package let values: [Value]

  /// A value that a view stores.
  package struct Value: Equatable, Sendable {
    /// The property's name.
    package let name: String
    /// The value in words.
    package let text: String
  }
}
