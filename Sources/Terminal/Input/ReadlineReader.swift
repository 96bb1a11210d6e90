internal import Synchronization

/// Reads lines with GNU readline: editing, history, completion.
///
/// Only for the main thread, and only where standard input is a terminal; see
/// ``LineReaders/reader(isBatch:palette:history:)``. Prompts go to standard error, or to the
/// terminal itself where that leads elsewhere, so that standard output carries results alone.
package final class ReadlineReader: LineReader {
  private let palette: Palette
  private let history: Mutex<HistoryFile?>

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - palette: How prompts look.
  ///   - history: Where commands are remembered; `nil` for this run only.
  package init(palette: Palette, history: HistoryFile?) {
    self.palette = palette
    self.history = Mutex(history)
  }

  package var isInteractive: Bool { true }

  package func readLine(
    _ prompt: StyledText,
    _ mode: InputMode,
    _ completer: LineCompleter?
  ) -> LineInput {
    if mode == .code { return readCode(prompt) }
    let input = ask(prompt, mode, completer)
    guard mode == .command, case .line(let line) = input else { return input }
    remember(line)
    return input
  }

  private func readCode(_ prompt: StyledText) -> LineInput {
    var entry = CodeEntry()
    var current = prompt
    while true {
      switch ask(current, .code, nil) {
      case .line(let line):
        if entry.take(line) { return .line(entry.text) }
      case .endOfInput where !entry.isEmpty:
        return .line(entry.text)
      case let other:
        return other
      }
      current = Self.continuation(of: prompt)
    }
  }

  /// As wide as the prompt, so that code stays in line.
  private static func continuation(of prompt: StyledText) -> StyledText {
    let mark = prompt.width >= 5 ? "...> " : "> "
    return StyledText(CellText.padded(mark, to: prompt.width, .right), .muted)
  }

  private func ask(
    _ prompt: StyledText,
    _ mode: InputMode,
    _ completer: LineCompleter?
  ) -> LineInput {
    let text = prompt.prompt(palette)
    let entries = mode == .command ? history.withLock { $0?.entries ?? [] } : []
    return MainActor.assumeIsolated {
      ReadlineEditor.readLine(
        prompt: text,
        history: entries,
        insertsTabs: mode == .code,
        completer: completer
      )
    }
  }

  private func remember(_ line: String) {
    history.withLock { $0?.append(line) }
  }
}
