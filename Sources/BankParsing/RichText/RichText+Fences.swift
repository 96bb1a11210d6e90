package import Core

extension RichText {
  /// The lines of the bank's file on which the code of a text's fences begins.
  ///
  /// - Parameters:
  ///   - markdown: The text, which knows on which line it begins.
  ///   - language: The language of the fences that count, in lower case.
  /// - Returns: A line for each, in the order of the text; those in lists and quotes included.
  package static func fenceLines(in markdown: Markdown, language: String) -> [Int] {
    Prose(markdown).fences.filter { fence in
      String(decoding: fence.info.prefix { !Ascii.isBlank($0) }, as: UTF8.self).lowercased()
        == language
    }.map { markdown.line + $0.number + 1 }
  }
}
