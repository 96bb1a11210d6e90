import Core
import Effects
import Synchronization
import Terminal

/// Shows how far a long run has come, on a terminal beside the results.
///
/// One line is written over and over, and taken away at the end. Where lines cannot be written
/// over, or are read aloud, each tenth is a line of its own.
final class ProgressLine: Sendable {
  /// Whether anybody would see it.
  let isWanted: Bool
  private let talk: any OutputSink
  private let isPlain: Bool
  private let width: Int
  private let verb: String
  private let noun: String
  private let state = Mutex(State())

  private struct State {
    var shown = 0
    var tenths = 0
  }

  /// Shows nothing yet; what is done to what is counted, in a word each.
  @MainActor
  init(context: Context, _ verb: String = "parsed", _ noun: String = "file") {
    self.verb = verb
    self.noun = noun
    talk = context.machine.talk
    isWanted = talk.isTerminal && !context.options.isQuiet
    let terminal = context.machine.variables["TERM"] ?? "dumb"
    isPlain = ["", "dumb"].contains(terminal) || context.screen.isAccessible
    width = context.screen.width
  }

  /// Shows how many of all are done.
  func show(_ done: Int, of all: Int) {
    guard isWanted, all > 0 else { return }
    state.withLock { show(done, of: all, &$0) }
  }

  /// Takes the line away.
  func clear() { state.withLock { clear(&$0) } }

  /// Says something on a line of its own, whoever looks.
  func say(_ text: String) {
    state.withLock { state in
      clear(&state)
      talk.write(VisibleText.escapedLine(text) + "\n")
      try? talk.flush()
    }
  }

  private func show(_ done: Int, of all: Int, _ state: inout State) {
    if isPlain {
      guard done * 10 / all > state.tenths else { return }
      state.tenths = done * 10 / all
      talk.write("\(verb) \(state.tenths * 10) % of \(count(all, noun))\n")
    } else {
      let text = CellText.truncated("\(verb) \(done) of \(count(all, noun))", to: width - 1)
      let cells = CellWidth.of(text)
      // Numbers only grow, but a line that was longer must not show through.
      talk.write("\r" + text + String(repeating: " ", count: max(0, state.shown - cells)))
      state.shown = cells
    }
    try? talk.flush()
  }

  private func clear(_ state: inout State) {
    guard state.shown > 0 else { return }
    talk.write("\r" + String(repeating: " ", count: state.shown) + "\r")
    try? talk.flush()
    state.shown = 0
  }
}
