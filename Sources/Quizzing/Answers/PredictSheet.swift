/// What a program prints, to be predicted line by line.
package struct PredictSheet: Equatable, Sendable {
  /// The lines printed, without spaces and empty lines at their ends.
  package let lines: [String]

  /// Takes the output of a program.
  package init(output: String) { lines = Self.lines(of: output) }

  /// Judges a prediction: right if every line is, where spaces at a line's end and empty lines at
  /// the text's end do not count.
  package func verdict(on text: String) -> AnswerVerdict {
    let given = Self.lines(of: text)
    guard given != lines else { return .right }
    return .wrong(
      .lines(
        (0..<max(lines.count, given.count)).map { place in
          AnswerVerdict.Line(
            printed: place < lines.count ? lines[place] : nil,
            predicted: place < given.count ? given[place] : nil
          )
        }
      )
    )
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      let end = line.lastIndex { !$0.isWhitespace }
      return end.map { String(line[...$0]) } ?? ""
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
