package import Core

/// What code declares, told by the words before the names.
///
/// Enough to see that an answer is about the exercise at all; what the code means is the
/// linter's business.
package enum DeclaredNames {
  private static let introducers: [Substring: DeclaredName.Kind] = [
    "actor": .type, "class": .type, "enum": .type, "func": .function, "protocol": .type,
    "struct": .type, "var": .property,
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
    var words = introducers
    if constants == .included { words["let"] = .property }
    return Set(files.flatMap { declarations(in: $0.text, after: words) }.map(\.text))
  }

  /// The types, functions and variables in some files, comments left out, in order and each once.
  static func declarations(in files: [CodeFile]) -> [DeclaredName] {
    Set(files.flatMap { declarations(in: $0.text, after: introducers) }).sorted()
  }

  private static func declarations(
    in text: String,
    after introducers: [Substring: DeclaredName.Kind]
  ) -> [DeclaredName] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [DeclaredName] in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).enumerated().compactMap { index, pair in
        introducers[pair.0].map { kind in
          DeclaredName(kind, String(pair.1), isPrivate: isPrivate(words[..<index]))
        }
      }
    }
  }

  /// Whether the words before a declaration close it, and not its setter alone.
  private static func isPrivate(_ words: ArraySlice<Substring>) -> Bool {
    zip(words, words.dropFirst() + [""]).contains { word, next in
      ["private", "fileprivate"].contains(word) && next != "set"
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
