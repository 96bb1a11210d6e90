package import Core

/// The types that code declares, told by the words before their names.
///
/// Enough to see that an answer is about the exercise at all; what the code means is the
/// linter's business.
package enum DeclaredTypes {
  private static let introducers: Set<Substring> = ["actor", "class", "enum", "protocol", "struct"]

  /// The names after `struct`, `class` and the like in some files, comments left out.
  package static func names(in files: [CodeFile]) -> Set<String> {
    Set(files.flatMap { names(in: $0.text) })
  }

  private static func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).compactMap { introducer, name in
        let isName = name.first?.isUppercase ?? false
        return introducers.contains(introducer) && isName ? String(name) : nil
      }
    }
  }
}
