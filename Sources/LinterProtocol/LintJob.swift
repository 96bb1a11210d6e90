/// What the helper program is asked to lint.
package struct LintJob: Equatable, Sendable {
  /// The files of the run, linted together.
  package var files: [File]
  /// Which rules run and what they assume, for each group of files; at least one.
  package var groups: [LintSettings]
  /// Whether a run that takes long is to say how far it has come.
  package var tellsProgress: Bool

  /// A file of the run.
  package struct File: Equatable, Sendable {
    /// Its path, which the findings carry.
    package var path: String
    /// Its text; `nil` where the helper is to read the path itself.
    package var text: String?
    /// The number of its group, from 0.
    package var group: Int

    /// Makes a file from its path, and its text where that is known.
    package init(path: String, text: String? = nil, group: Int = 0) {
      self.path = path
      self.text = text
      self.group = group
    }
  }

  /// Makes a job of files in groups.
  package init(files: [File], groups: [LintSettings], tellsProgress: Bool = false) {
    self.files = files
    self.groups = groups
    self.tellsProgress = tellsProgress
  }

  /// Makes a job of files that all have the same settings.
  package init(files: [File], settings: LintSettings = LintSettings()) {
    self.init(files: files, groups: [settings])
  }
}
