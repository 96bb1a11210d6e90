import Effects

/// One run of the program: what it was told, what it said and how it ended.
struct Run: Equatable {
  /// The words of its command line, without those that every run here has.
  var words: [String]
  /// What was on its standard input.
  var input: String
  /// Its standard output.
  var output: String
  /// Its standard error.
  var errors: String
  /// How it ended.
  var end: ProcessEnd

  /// Its exit status; `nil` where it did not end by itself.
  var status: Int32? {
    guard case .exited(let status) = end else { return nil }
    return status
  }

  /// All of it as one text, for a golden file.
  var transcript: String {
    var text = "$ \(words.joined(separator: " "))\n"
    text += block("input", input) + block("output", output) + block("errors", errors)
    return text + "\(ending)\n"
  }

  private func block(_ title: String, _ text: String) -> String {
    guard !text.isEmpty else { return "" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.dropLast().map { "  \($0)".trimmedAtEnd }.joined(separator: "\n")
    let rest = lines.last.map { $0.isEmpty ? "" : "\n  \($0)\\" } ?? ""
    return "\(title):\n\(body)\(rest)\n"
  }

  private var ending: String {
    switch end {
    case .exited(let status): "status \(status)"
    case .signalled(let number): "ended by signal \(number)"
    case .timedOut: "did not end"
    case .interrupted: "was interrupted"
    }
  }
}

extension String {
  /// The text without spaces at its end; editors would take them out of a golden file.
  fileprivate var trimmedAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension Sequence<Run> {
  /// The runs of a story, one after the other.
  var transcript: String { map(\.transcript).joined(separator: "\n") }
}
