internal import StrictJSON

/// What the parent asks for: a nonce, the root view, and a scenario.
///
/// It comes on standard input, one JSON object a line, so that a snippet finds nothing of it in the
/// arguments of the process.
struct RunRequest {
  /// Repeated in what the verdict depends on; a snippet cannot forge what it does not know.
  let nonce: String
  /// The name of the root view; nothing for the first one that was registered.
  let root: String?
  /// The scenario, each line with its number in the input.
  let lines: [(number: Int, line: ScenarioLine)]

  /// Reads standard input to its end.
  static func read() -> RunRequest {
    guard let header = readLine() else {
      Diagnostics.fail("the first line has to be an object with a 'nonce'", status: .badInput)
    }
    let reader = LineReader(header, number: 1)
    let nonce = reader.text("nonce")
    let root = reader.optionalText("root")
    var lines: [(Int, ScenarioLine)] = []
    var number = 1
    while let text = readLine() {
      number += 1
      if text.isEmpty { continue }
      lines.append((number, ScenarioLine(LineReader(text, number: number))))
    }
    return RunRequest(nonce: nonce, root: root, lines: lines)
  }
}
