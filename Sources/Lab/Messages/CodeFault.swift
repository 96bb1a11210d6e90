import Core

/// What keeps the compiler or the linker from its work and is the code's fault all the same.
enum CodeFault {
  /// The error as a finding without a place; `nil` for what is the machine's.
  static func finding(for error: LabError, in code: SnippetFiles) -> Finding? {
    switch error {
    case .compilerStopped(let seconds):
      finding(
        "the compiler did not come to an end within \(seconds) s",
        code,
        why: "all types of an expression are found together, and a type can stand for many others",
        fix: "give the parts of the longest expressions names and types"
      )
    case .notLinked(let words): symbol(in: words).map { finding($0, code) }
    default: nil
    }
  }

  /// What the linker says of a symbol, without the places in files that nobody knows.
  private static func symbol(in words: String) -> String? {
    let mark = "error: "
    guard
      let line = words.split(separator: "\n").first(where: {
        $0.contains(mark) && $0.contains("symbol")
      }),
      let found = line.firstRange(of: mark)
    else { return nil }
    return "it cannot be linked: \(VisibleText.escapedLine(String(line[found.upperBound...])))"
  }

  private static func finding(
    _ message: String,
    _ code: SnippetFiles,
    why: String = "",
    fix: String = ""
  ) -> Finding {
    Finding(
      MessageReading.code,
      .error,
      file: code.files.first(where: \.isLearners)?.name ?? "",
      start: .nowhere,
      message: message,
      why: why,
      fix: fix
    )
  }
}
