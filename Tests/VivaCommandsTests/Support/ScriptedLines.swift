import Synchronization
import Terminal

/// A reader whose lines were written down before, and that remembers its prompts.
final class ScriptedLines: LineReader {
  let isInteractive: Bool
  private let state: Mutex<State>

  private struct State {
    var inputs: [LineInput]
    var prompts: [String] = []
    var offers: [[String]] = []
  }

  /// Writes the inputs down; after the last one the input is at its end.
  init(_ inputs: [LineInput], isInteractive: Bool = false) {
    self.isInteractive = isInteractive
    state = Mutex(State(inputs: inputs))
  }

  /// The prompts that were shown.
  var prompts: [String] { state.withLock(\.prompts) }

  /// What was offered as completions of each line that ends in a tabulator.
  var offers: [[String]] { state.withLock(\.offers) }

  func readLine(
    _ prompt: StyledText,
    _ mode: InputMode,
    _ completer: LineCompleter?
  ) -> LineInput {
    let input = state.withLock { state in
      state.prompts.append(prompt.plain)
      return state.inputs.isEmpty ? LineInput.endOfInput : state.inputs.removeFirst()
    }
    guard case .line(let line) = input, line.hasSuffix("\t") else { return input }
    let offer = completer?(String(line.dropLast())).map { $0.text + ($0.isFinal ? " " : "") } ?? []
    state.withLock { $0.offers.append(offer) }
    return readLine(prompt, mode, completer)
  }
}
