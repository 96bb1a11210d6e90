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
}
