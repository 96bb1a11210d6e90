package import Core

extension RichText {
  /// The lines of the bank's file on which the code of a text's fences begins.
  ///
  /// - Parameters:
  ///   - markdown: The text, which knows on which line it begins.
  ///   - language: The language of the fences that count.
  /// - Returns: A line for each, in the order of the text; those in lists and quotes included.
  package static func fenceLines(in markdown: Markdown, language: String) -> [Int] {
    Prose(markdown).fences.filter { fence in
      fence.info.prefix { !Ascii.isBlank($0) }.elementsEqual(language.utf8)
    }.map { markdown.line + $0.number + 1 }
  }
}
