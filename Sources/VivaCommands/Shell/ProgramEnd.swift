package import Core

/// How the program ends.
package struct ProgramEnd: Equatable, Sendable {
  /// The status for the shell.
  package var status: ExitStatus
  /// The signal that the program was ended by, and ends itself by once all is saved.
  package var signal: Int32?

  /// Makes an end.
  package init(status: ExitStatus, signal: Int32? = nil) {
    self.status = status
    self.signal = signal
  }
}
