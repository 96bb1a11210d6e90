/// What came while a folder was watched.
package enum WatchEvent: Equatable, Sendable {
  /// Something in the folder may have changed.
  case changed
  /// A key was pressed; of a line its first letter, in lower case.
  case key(Character)
  /// Ctrl-D, or the end of the lines.
  case endOfInput
  /// Ctrl-C.
  case interrupted
  /// The process was told to end by this signal.
  case terminated(signal: Int32)
  /// The program was stopped and goes on, or the terminal has another size.
  case redraw
}
