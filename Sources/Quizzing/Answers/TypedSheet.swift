package import Core

/// What a typed or cloze item accepts.
///
/// Compared by canonical equivalence of characters, with runs of white space as one space and
/// none at the ends. Case counts inside backticks only; the backticks themselves may be left out.
package struct TypedSheet: Equatable, Sendable {
  /// The answers accepted, as the bank writes them; of several cloze marks one line.
  package let accepted: [String]
  /// For each accepted answer the texts of its marks; a typed item has one mark.
  private let marks: [[String]]
  /// For each mark whether it stood inside a code span.
  private let isCode: [Bool]

  /// Takes the accepted answers of a typed item, any of which will do.
  package init(accepted: [String]) {
    self.accepted = accepted
    marks = accepted.map { [$0] }
    isCode = []
  }

  /// Takes one number of a cloze text.
  ///
  /// Of several marks all are answered, in the order of the text, separated by `;` or a line
  /// end. A mark that stood inside a code span is code, with or without backticks of its own.
  package init(_ cloze: Cloze) {
    let solution = AnswerText(markdown: cloze.solution.source)
    accepted = [cloze.answers.joined(separator: "; ")]
    marks = [cloze.answers]
    isCode = cloze.answers.map { AnswerText(markdown: $0).isOnlyCode(in: solution) }
  }

  /// Judges an answer: right where it is exact, and the difference to the nearest accepted answer
  /// where it is not.
  package func verdict(on line: String) throws(AnswerProblem) -> AnswerVerdict {
    let text = marks.contains { $0.count > 1 } ? Self.rejoined(line) : line
    let given = AnswerText(markdown: text)
    let literal = AnswerText(plain: text)
    guard !literal.letters.isEmpty else { throw .nothingTyped }
    let wanted = marks.map(expected)
    if wanted.contains(where: { $0.accepts(given) || $0.accepts(literal) }) { return .right }
    let differences = wanted.map { Difference(expected: $0, given: given) }
    let nearest = differences.min { $0.size < $1.size }
    return .differs(nearest ?? Difference(expected: AnswerText(plain: ""), given: given))
  }

  /// The answers to all marks as one text, those from inside code spans as code.
  private func expected(_ answers: [String]) -> AnswerText {
    var texts: [AnswerText] = []
    for (index, answer) in answers.enumerated() {
      let text = AnswerText(markdown: answers.count > 1 ? Self.rejoined(answer) : answer)
      texts.append(isCode.indices.contains(index) && isCode[index] ? text.asCode() : text)
    }
    return AnswerText(joining: texts, separator: AnswerText(plain: ";"))
  }

  /// The answers to several marks, each free of white space around it, on one line.
  private static func rejoined(_ line: String) -> String {
    line.split(omittingEmptySubsequences: false) { $0 == ";" || $0.isNewline }
      .map { AnswerText(plain: String($0)).string }
      .joined(separator: "; ")
  }
}
