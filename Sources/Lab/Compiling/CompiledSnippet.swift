package import Core
package import LinterProtocol

/// A snippet as a library that the runner loads.
package struct CompiledSnippet: Equatable, Sendable {
  /// The path of the library.
  package let library: String
  /// What the compiler warns of, in the learner's files.
  package let warnings: [Finding]
  /// The views that the code declares.
  package let views: [Preparation.View]
  /// The functions that a scenario can call.
  package let functions: [String]
  /// Modifiers that the lab does not know, which were left out.
  package let leftOut: [String]
  /// The names under which the files were compiled, each with the learner's.
  let names: [String: String]

  /// The views that can be roots: made without arguments, and by no other view.
  package var roots: [String] { views.filter(\.isOffered).map(\.name) }
}
