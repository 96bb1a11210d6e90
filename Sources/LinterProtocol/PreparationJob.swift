/// Code that is to be prepared for a run in the lab.
package struct PreparationJob: Equatable, Sendable {
  /// The files, those around the learner's first.
  package var files: [File]
  /// The view that a scenario names as its root; `nil` for whatever can be one.
  package var root: String?
  /// Modifiers that the lab does not know and that are left out.
  package var leavingOut: [String]
  /// How much is added to the code.
  package var additions: Additions
  /// Whether code with statements outside of any declaration is taken for a program.
  package var allowsProgram: Bool
  /// What graded files may declare for the files around them: the texts of starter and solution.
  package var models: [String]

  /// A file of the code.
  package struct File: Equatable, Sendable {
    /// Its name, which the answer repeats.
    package var path: String
    /// Its text.
    package var text: String
    /// Whether a verdict depends on it, so that it may not reach below Swift.
    package var isGraded: Bool

    /// Makes a file of a name and a text.
    ///
    /// - Parameters:
    ///   - path: Its name, which the answer repeats.
    ///   - text: Its text.
    ///   - isGraded: Whether a verdict depends on it.
    package init(path: String, text: String, isGraded: Bool = false) {
      self.path = path
      self.text = text
      self.isGraded = isGraded
    }
  }

  /// How much is added to the code.
  package enum Additions: String, CaseIterable, Sendable {
    /// Counters of instances, and names of properties.
    case counting
    /// Only what a run cannot do without.
    case least
    /// No view and no function is offered but the root that is named.
    case nothing
  }

  /// Makes a job.
  package init(
    files: [File],
    root: String? = nil,
    leavingOut: [String] = [],
    additions: Additions = .counting,
    allowsProgram: Bool = false,
    models: [String] = []
  ) {
    self.files = files
    self.root = root
    self.leavingOut = leavingOut
    self.additions = additions
    self.allowsProgram = allowsProgram
    self.models = models
  }
}
