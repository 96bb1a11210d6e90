package import Core

/// What code declares, told by the words before the names.
///
/// Enough to see that an answer is about the exercise at all; what the code means is the
/// linter's business.
package enum DeclaredNames {
  private static let introducers: Set<Substring> = [
    "actor", "class", "enum", "func", "protocol", "struct", "var",
  ]

  /// Whether names after `let` count.
  package enum Constants: Sendable {
    case included
    case leftOut
  }

  /// The names of types, functions and variables in some files, comments left out.
  package static func names(
    in files: [CodeFile],
    constants: Constants = .leftOut
  ) -> Set<String> {
    let words = constants == .included ? introducers.union(["let"]) : introducers
    return Set(files.flatMap { names(in: $0.text, after: words) })
  }

  private static func names(in text: String, after introducers: Set<Substring>) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).compactMap { introducer, name in
        introducers.contains(introducer) ? String(name) : nil
      }
    }
  }

  /// Where a struct of a name is declared; `nil` where it is not, or not so that words tell.
  static func place(ofStruct name: String, in text: String) -> TextPosition? {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard let found = line.firstRange(of: "struct \(name)") else { continue }
      let next = line[found.upperBound...].first
      if let next, next.isLetter || next.isNumber || next == "_" { continue }
      let before = line[..<found.lowerBound]
      if before.contains("//") || before.last.map({ $0.isLetter || $0.isNumber }) == true {
        continue
      }
      return TextPosition(line: number, column: before.utf8.count + "struct ".utf8.count + 1)
    }
    return nil
  }
}
