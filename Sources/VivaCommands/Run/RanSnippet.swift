package import Core
package import LabProtocol

/// A run, with what else is known of its code.
package struct RanSnippet: Equatable, Sendable {
  /// The view that was mounted; `nil` where functions alone were called.
  package var root: String?
  /// What happened.
  package var run: SnippetRun
  /// What the compiler warns of.
  package var warnings: [Finding]
  /// Modifiers that the lab does not know and left out.
  package var leftOut: [String]

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - run: What happened.
  ///   - root: The view that was mounted.
  ///   - warnings: What the compiler warns of.
  ///   - leftOut: Modifiers that the lab does not know and left out.
  package init(
    _ run: SnippetRun,
    root: String?,
    warnings: [Finding] = [],
    leftOut: [String] = []
  ) {
    self.run = run
    self.root = root
    self.warnings = warnings
    self.leftOut = leftOut
  }
}
