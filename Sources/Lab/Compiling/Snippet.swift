package import Core

/// Code that is to be run in the lab.
package struct Snippet: Equatable, Sendable {
  /// The learner's files.
  package var files: [CodeFile]
  /// Code around the learner's, not theirs to change.
  package var driver: [CodeFile]
  /// The view that the scenario names as its root; `nil` where it names none.
  package var root: String?

  /// Takes code.
  ///
  /// - Parameters:
  ///   - files: The learner's files.
  ///   - driver: Code around the learner's.
  ///   - root: The view that the scenario names as its root.
  package init(files: [CodeFile], driver: [CodeFile] = [], root: String? = nil) {
    self.files = files
    self.driver = driver
    self.root = root
  }
}
