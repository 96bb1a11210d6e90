@unsafe @preconcurrency internal import Glibc

/// Chooses how lines are read.
package enum LineReaders {
  /// readline where standard input is a terminal, else, and where `isBatch` asks for it, plain
  /// lines.
  ///
  /// The history is made only where readline is used.
  package static func reader(
    isBatch: Bool = false,
    palette: Palette,
    history: () -> HistoryFile?
  ) -> any LineReader {
    guard !isBatch, isatty(STDIN_FILENO) == 1 else { return PlainLineReader() }
    return ReadlineReader(palette: palette, history: history())
  }
}
