import Core
import Effects
import Terminal

/// Shows how far a long run has come, on a terminal beside the results.
///
/// One line is written over and over, and taken away at the end. Where lines cannot be written
/// over, or are read aloud, each tenth is a line of its own.
@MainActor
final class ProgressLine {
  /// Whether anybody would see it.
  let isWanted: Bool
  private let talk: any OutputSink
  private let isPlain: Bool
  private let width: Int
  private var shown = 0
  private var tenths = 0

  /// Shows nothing yet.
  init(context: Context) {
    talk = context.machine.talk
    isWanted = talk.isTerminal && !context.options.isQuiet
    let terminal = context.machine.variables["TERM"] ?? "dumb"
    isPlain = ["", "dumb"].contains(terminal) || context.screen.isAccessible
    width = context.screen.width
  }

  /// Shows how many files of all have been parsed.
  func show(_ parsed: Int, of files: Int) {
    guard isWanted, files > 0 else { return }
    if isPlain {
      guard parsed * 10 / files > tenths else { return }
      tenths = parsed * 10 / files
      talk.write("parsed \(tenths * 10) % of \(count(files, "file"))\n")
    } else {
      let text = CellText.truncated("parsed \(parsed) of \(count(files, "file"))", to: width - 1)
      let cells = CellWidth.of(text)
      // Numbers only grow, but a line that was longer must not show through.
      talk.write("\r" + text + String(repeating: " ", count: max(0, shown - cells)))
      shown = cells
    }
    try? talk.flush()
  }

  /// Takes the line away.
  func clear() {
    guard shown > 0 else { return }
    talk.write("\r" + String(repeating: " ", count: shown) + "\r")
    try? talk.flush()
    shown = 0
  }
}
