import Synchronization
import Terminal

/// A person's lines, and what happens in another terminal before some of them.
final class MeanwhileLines: LineReader {
  let isInteractive = true
  private let lines: ScriptedLines
  private let meanwhile: [Int: @MainActor @Sendable () -> Void]
  private let count = Mutex(0)

  /// Writes the lines down, and what happens before the line of a number, from 0.
  init(_ lines: [String], meanwhile: [Int: @MainActor @Sendable () -> Void]) {
    self.lines = ScriptedLines(lines.map(LineInput.line), isInteractive: true)
    self.meanwhile = meanwhile
  }

  func readLine(
    _ prompt: StyledText,
    _ mode: InputMode,
    _ completer: LineCompleter?
  ) -> LineInput {
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    if let body = meanwhile[number] { MainActor.assumeIsolated { body() } }
    return lines.readLine(prompt, mode, completer)
  }
}
