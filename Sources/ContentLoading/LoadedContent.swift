package import BankParsing

/// What was read from the paths that were given.
package struct LoadedContent: Sendable {
  /// The banks and items.
  package var library: Library
  /// The claims in `claims.md` of the folders; `nil` where there is no such file.
  package var claims: [Claim]?
  /// What could not be read, in the order in which it was found.
  package var problems: [ContentProblem]

  /// Makes a result.
  package init(library: Library, claims: [Claim]?, problems: [ContentProblem]) {
    self.library = library
    self.claims = claims
    self.problems = problems
  }
}
