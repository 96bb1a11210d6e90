/// A program to be run to its end.
package struct ProcessRequest: Equatable, Sendable {
  /// What is run.
  package var command: ProcessCommand
  /// What it reads on its standard input.
  package var input: [UInt8]
  /// The most bytes that are kept of each of its two outputs; the rest is read and dropped.
  package var outputLimit: Int
  /// Milliseconds after which it and all it has started are killed.
  package var timeout: Int

  /// Makes a request.
  package init(
    _ command: ProcessCommand,
    input: [UInt8] = [],
    outputLimit: Int = 1 << 16,
    timeout: Int
  ) {
    self.command = command
    self.input = input
    self.outputLimit = outputLimit
    self.timeout = timeout
  }
}
