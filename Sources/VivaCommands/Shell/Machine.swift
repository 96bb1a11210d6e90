package import Effects
package import Terminal

/// All that the program touches outside itself.
package struct Machine: Sendable {
  /// The file system.
  package var files: any JournalFiles
  /// What time it is.
  package var clock: any WallClock
  /// Chance.
  package var entropy: any EntropySource
  /// Other programs.
  package var processes: any ProcessRunner
  /// The environment.
  package var variables: Variables
  /// The path of the running program's file.
  package var executable: String
  /// Where results go.
  package var output: any OutputSink
  /// Where everything else that is said goes.
  package var talk: any OutputSink

  /// How many threads can work at once, 1 and up.
  package var processors = 1
  /// Watches, from the call on, for what asks a long command to stop.
  package var interrupts: @Sendable () -> InterruptFlag = { .never }
  /// Watches a folder, while keys come from a reader of lines or, where a person sits there, from the
  /// terminal.
  package var watches: @Sendable (_ folder: String, _ lines: any LineReader) -> any WatchEvents = {
    WatchLines($1)
  }

  /// What compiles and runs code; `nil` for the lab beside the program.
  package var snippets: (any SnippetRunning)?

  /// Puts a machine together.
  package init(
    files: any JournalFiles,
    clock: any WallClock,
    entropy: any EntropySource,
    processes: any ProcessRunner,
    variables: Variables,
    executable: String,
    output: any OutputSink,
    talk: any OutputSink
  ) {
    self.files = files
    self.clock = clock
    self.entropy = entropy
    self.processes = processes
    self.variables = variables
    self.executable = executable
    self.output = output
    self.talk = talk
  }
}
