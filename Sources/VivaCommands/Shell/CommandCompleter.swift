import Arguments
import Terminal

/// Completes a line of the prompt: commands, options, ids, topics, rules and files.
@MainActor
struct CommandCompleter {
  let context: Context

  /// What the line editor asks; it calls on the main thread, where the prompt waits.
  var completer: LineCompleter {
    { line in MainActor.assumeIsolated { self.completions(of: line) } }
  }

  /// What may stand in place of the word at the line's end.
  func completions(of line: String) -> [LineCompletion] {
    let split = CommandLineSplitter.partialWords(of: line)
    let answer = CompletionQuery(CommandRegistry.table).answer(
      after: split.words,
      partial: split.partial
    )
    var found = answer.words.map { LineCompletion($0) }
    switch answer.source {
    case .anything, .values: break
    case .known(let kind):
      found += KnownWords(context: context).words(kind).filter { $0.hasPrefix(answer.prefix) }
        .map { LineCompletion(answer.lead + $0) }
    case .files, .folders:
      found += PathCompletion(files: context.machine.files, variables: context.machine.variables)
        .paths(answer.prefix, onlyFolders: answer.source == .folders)
        .map { LineCompletion(answer.lead + $0, isFinal: !$0.hasSuffix("/")) }
    }
    if split.words.isEmpty, answer.source != .files {
      found += ["exit", "quit"].filter { $0.hasPrefix(split.partial) }.map { LineCompletion($0) }
    }
    return found
  }
}
