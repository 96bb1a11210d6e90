internal import Arguments

/// Splits the value of a variable that names a program into its words, without a shell.
enum ProgramWords {
  static func split(_ text: String) -> [String] {
    if let words = try? CommandLineSplitter.words(of: text) { return words }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
