package import Core

/// What code declares, told by the words before the names.
///
/// Enough to see that an answer is about the exercise at all; what the code means is the
/// linter's business.
package enum DeclaredNames {
  private static let introducers: Set<Substring> = [
    "actor", "class", "enum", "func", "protocol", "struct", "var",
  ]

  /// The names of types, functions and variables in some files, comments left out.
  package static func names(in files: [CodeFile]) -> Set<String> {
    Set(files.flatMap { names(in: $0.text) })
  }

  private static func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).compactMap { introducer, name in
        introducers.contains(introducer) ? String(name) : nil
      }
    }
  }
}
