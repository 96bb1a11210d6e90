import Core
import LinterProtocol

/// Finds where the learner's files write a name that the compiled code was found to use.
enum TokenSearch {
  /// A finding that refuses a name where the learner first writes it, or else in their first file.
  static func refusal(of name: String, in code: SnippetFiles) -> Finding {
    let what = "'\(VisibleText.escapedLine(name))'"
    let files = code.files.filter(\.isLearners)
    for file in files {
      if let place = place(of: name, in: file.text) {
        return GradedCode.refusal(of: what, file: file.name, start: place)
      }
    }
    return GradedCode.refusal(of: what, file: files.first?.name ?? "", start: .nowhere)
  }

  /// The first place where a text writes a name as a word of its own, comments left out.
  static func place(of name: String, in text: String) -> TextPosition? {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      for range in code.ranges(of: name) {
        let before = code[..<range.lowerBound]
        if before.last.map(isPart) ?? false || code[range.upperBound...].first.map(isPart) ?? false
        {
          continue
        }
        return TextPosition(line: number, column: before.utf8.count + 1)
      }
    }
    return nil
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
