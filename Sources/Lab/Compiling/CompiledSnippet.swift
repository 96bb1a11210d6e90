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
  /// Whether it is a program, which is run from top to bottom and takes no scenario.
  package let isProgram: Bool
  /// The names that people know of the files, by those that the compiler was given.
  package let files: [String: String]
  /// The views that can be roots: made without arguments, and by no other view.
  package var roots: [String] { views.filter(\.isOffered).map(\.name) }

  /// Describes a library.
  ///
  /// - Parameters:
  ///   - library: The path of the library.
  ///   - warnings: What the compiler warns of, in the learner's files.
  ///   - views: The views that the code declares.
  ///   - functions: The functions that a scenario can call.
  ///   - leftOut: Modifiers that the lab does not know, which were left out.
  ///   - isProgram: Whether it is a program, which is run from top to bottom.
  ///   - files: The names that people know of the files, by those that the compiler was given.
  package init(
    library: String,
    warnings: [Finding] = [],
    views: [Preparation.View] = [],
    functions: [String] = [],
    leftOut: [String] = [],
    isProgram: Bool = false,
    files: [String: String] = [:]
  ) {
    self.library = library
    self.warnings = warnings
    self.views = views
    self.functions = functions
    self.leftOut = leftOut
    self.isProgram = isProgram
    self.files = files
  }
}
