/// Where the learner's lines come from.
package protocol LineReader: Sendable {
  /// Whether a person sits there, with prompts and line editing.
  var isInteractive: Bool { get }

  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the line; not shown where nobody sits there.
  ///   - mode: What kind of line it is.
  ///   - completer: Offers what may be completed; `nil` for nothing.
  /// - Returns: The line without its end, or why there is none.
  func readLine(_ prompt: StyledText, _ mode: InputMode, _ completer: LineCompleter?) -> LineInput
}

extension LineReader {
  /// Waits for the next line, without completion.
  package func readLine(_ prompt: StyledText, _ mode: InputMode) -> LineInput {
    readLine(prompt, mode, nil)
  }
}
