package import Core

/// Code that is to be run in the lab.
package struct Snippet: Equatable, Sendable {
  /// The learner's files.
  package var files: [CodeFile]
  /// Code around the learner's, not theirs to change.
  package var driver: [CodeFile]
  /// The view that the scenario names as its root; `nil` where it names none.
  package var root: String?
  /// Whether code with statements outside of any declaration is run as a program, from top to bottom.
  package var allowsProgram: Bool
  /// Whether a verdict depends on it: the learner's files then stay within Swift.
  package var isGraded: Bool
  /// What the learner's files may declare for the driver, where a verdict depends on them: the files of
  /// starter and solution.
  package var models: [CodeFile]

  /// Takes code.
  ///
  /// - Parameters:
  ///   - files: The learner's files.
  ///   - driver: Code around the learner's.
  ///   - root: The view that the scenario names as its root.
  ///   - allowsProgram: Whether code with statements outside of any declaration is run as a program.
  ///   - isGraded: Whether a verdict depends on it.
  ///   - models: What graded files may declare for the driver.
  package init(
    files: [CodeFile],
    driver: [CodeFile] = [],
    root: String? = nil,
    allowsProgram: Bool = false,
    isGraded: Bool = false,
    models: [CodeFile] = []
  ) {
    self.files = files
    self.driver = driver
    self.root = root
    self.allowsProgram = allowsProgram
    self.isGraded = isGraded
    self.models = models
  }
}
