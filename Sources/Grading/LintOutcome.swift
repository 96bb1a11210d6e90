package import Core
package import LinterProtocol

/// What came of linting some files.
package struct LintOutcome: Equatable, Sendable {
  /// What was found, sorted by file and place.
  package var findings: [Finding]
  /// The files that could not be read.
  package var unreadable: [UnreadableFile]

  /// Makes an outcome; without arguments, that of no files.
  package init(findings: [Finding] = [], unreadable: [UnreadableFile] = []) {
    self.findings = findings
    self.unreadable = unreadable
  }
}
