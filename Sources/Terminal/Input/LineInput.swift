/// What came when a line was waited for.
package enum LineInput: Equatable, Sendable {
  /// A line without its end; after a paste, or in code mode, it may hold line feeds.
  case line(String)
  /// Ctrl-C: what was typed is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or the end of the file.
  case endOfInput
  /// The process was told to end by this signal; the caller puts things in order and ends.
  case terminated(signal: Int32)
}
