package import Effects
package import LinterProtocol

/// What the lab needs of the machine, and of the helper that reads Swift.
package struct LabMachine {
  /// The file system.
  package let files: any JournalFiles
  /// Other programs.
  package let processes: any ProcessRunner
  /// The environment.
  package let variables: Variables
  /// Chance.
  package let entropy: any EntropySource
  /// The path of the running program's file.
  package let executable: String
  /// The folder for what can be made again.
  package let cache: String
  /// Says what has to be done to code before it can be run.
  package let prepare: (PreparationJob) throws -> Preparation
  /// Is told what takes long, in a phrase.
  package let tell: (String) -> Void

  /// Puts together what the lab needs.
  ///
  /// - Parameters:
  ///   - files: The file system.
  ///   - processes: Other programs.
  ///   - variables: The environment.
  ///   - entropy: Chance.
  ///   - executable: The path of the running program's file.
  ///   - cache: The folder for what can be made again.
  ///   - prepare: Says what has to be done to code before it can be run.
  ///   - tell: Is told what takes long, in a phrase.
  package init(
    files: any JournalFiles,
    processes: any ProcessRunner,
    variables: Variables,
    entropy: any EntropySource,
    executable: String,
    cache: String,
    prepare: @escaping (PreparationJob) throws -> Preparation,
    tell: @escaping (String) -> Void
  ) {
    self.files = files
    self.processes = processes
    self.variables = variables
    self.entropy = entropy
    self.executable = executable
    self.cache = cache
    self.prepare = prepare
    self.tell = tell
  }
}
