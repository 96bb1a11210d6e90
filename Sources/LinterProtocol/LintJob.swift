/// What the helper program is asked to lint.
package struct LintJob: Equatable, Sendable {
  /// The files of the run, linted together.
  package var files: [File]
  /// Which rules run, and what they assume.
  package var settings: LintSettings

  /// A file of the run.
  package struct File: Equatable, Sendable {
    /// Its path, which the findings carry.
    package var path: String
    /// Its text; `nil` where the helper is to read the path itself.
    package var text: String?

    /// Makes a file from its path, and its text where that is known.
    package init(path: String, text: String? = nil) {
      self.path = path
      self.text = text
    }
  }

  /// Makes a job.
  package init(files: [File], settings: LintSettings = LintSettings()) {
    self.files = files
    self.settings = settings
  }
}
