package import Core

/// What has to be done to code so that the lab can run it.
package struct Preparation: Equatable, Sendable {
  /// Why the code cannot be prepared: what the parser or its guard found.
  package var problems: [Finding]
  /// The edits of each file, in the order of the job.
  package var files: [File]
  /// The text of the file that is compiled beside them.
  package var entry: String
  /// The views that the code declares, in their order.
  package var views: [View]
  /// The names of all types that the code declares.
  package var types: [String]
  /// The functions that a scenario can call.
  package var functions: [String]
  /// The file whose statements are run from top to bottom; `nil` where the code is no program, or was
  /// not to be one.
  package var program: String?

  /// What is done to one file.
  package struct File: Equatable, Sendable {
    /// Its name.
    package var path: String
    /// Replacements in it, by their place; none contains a line end more or less than what it replaces.
    package var edits: [SourceEdit]
    /// What is added after its last line.
    package var appended: String

    /// Makes a file's changes.
    package init(path: String, edits: [SourceEdit], appended: String) {
      self.path = path
      self.edits = edits
      self.appended = appended
    }
  }

  /// A view that the code declares.
  package struct View: Equatable, Sendable {
    /// Its type's name.
    package var name: String
    /// What it has to be given; empty where it can be made as it is.
    package var needs: [String]
    /// Whether other views of the code make it.
    package var isMade: Bool
    /// Whether it is offered to the runner as a root.
    package var isOffered: Bool

    /// Makes a view's description.
    package init(name: String, needs: [String], isMade: Bool, isOffered: Bool) {
      self.name = name
      self.needs = needs
      self.isMade = isMade
      self.isOffered = isOffered
    }
  }

  /// Makes a preparation.
  package init(
    problems: [Finding] = [],
    files: [File] = [],
    entry: String = "",
    views: [View] = [],
    types: [String] = [],
    functions: [String] = [],
    program: String? = nil
  ) {
    self.problems = problems
    self.files = files
    self.entry = entry
    self.views = views
    self.types = types
    self.functions = functions
    self.program = program
  }
}
