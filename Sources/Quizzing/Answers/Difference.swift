/// Where a typed answer departs from the accepted one, character by character.
package struct Difference: Equatable, Sendable {
  /// The parts in reading order; neighbours differ in kind.
  package var spans: [Span]

  /// A run of characters with one fate.
  package struct Span: Equatable, Sendable {
    /// Whether it was typed, and whether it is wanted.
    package var kind: Kind
    /// The characters; of what is the same, as the accepted answer writes them.
    package var text: String

    /// Makes a span.
    package init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// Whether characters were typed, and whether they are wanted.
  package enum Kind: Sendable {
    /// Typed and wanted.
    case same
    /// Wanted and not typed.
    case missing
    /// Typed and not wanted.
    case extra
  }

  /// Makes a difference of its parts.
  package init(spans: [Span]) { self.spans = spans }

  /// The characters that are missing or extra; 0 where the answer is exact.
  package var size: Int {
    spans.reduce(0) { $0 + ($1.kind == .same ? 0 : $1.text.count) }
  }
}

extension Difference {
  /// The smallest difference; of two texts too long to compare so, one that is merely true.
  init(expected: AnswerText, given: AnswerText) {
    var wanted = expected.letters[...]
    var typed = given.letters[...]
    var head: ArraySlice<AnswerText.Letter> = []
    var tail: ArraySlice<AnswerText.Letter> = []
    let start = zip(wanted, typed).prefix { $0.matches($1) }.count
    (head, wanted, typed) = (wanted.prefix(start), wanted.dropFirst(start), typed.dropFirst(start))
    let end = zip(wanted.reversed(), typed.reversed()).prefix { $0.matches($1) }.count
    (tail, wanted, typed) = (wanted.suffix(end), wanted.dropLast(end), typed.dropLast(end))
    self.init(spans: [])
    for letter in head { append(.same, letter) }
    appendMiddle(wanted: Array(wanted), typed: Array(typed))
    for letter in tail { append(.same, letter) }
  }

  /// A table with more cells than this takes longer than a keystroke.
  private static let mostCells = 1_000_000

  private mutating func appendMiddle(wanted: [AnswerText.Letter], typed: [AnswerText.Letter]) {
    guard (wanted.count + 1) * (typed.count + 1) <= Self.mostCells else {
      for letter in typed { append(.extra, letter) }
      for letter in wanted { append(.missing, letter) }
      return
    }
    let common = Self.commonLengths(wanted, typed)
    let width = typed.count + 1
    var (row, column) = (0, 0)
    while row < wanted.count || column < typed.count {
      if row < wanted.count, column < typed.count, wanted[row].matches(typed[column]) {
        append(.same, wanted[row])
        (row, column) = (row + 1, column + 1)
      } else if row == wanted.count
        || column < typed.count
          && common[row * width + column + 1] >= common[(row + 1) * width + column]
      {
        append(.extra, typed[column])
        column += 1
      } else {
        append(.missing, wanted[row])
        row += 1
      }
    }
  }

  /// For each pair of suffixes the length of their longest common subsequence, row by row.
  private static func commonLengths(
    _ wanted: [AnswerText.Letter],
    _ typed: [AnswerText.Letter]
  ) -> [Int32] {
    let width = typed.count + 1
    var lengths = [Int32](repeating: 0, count: (wanted.count + 1) * width)
    for row in wanted.indices.reversed() {
      for column in typed.indices.reversed() {
        let cell = row * width + column
        lengths[cell] =
          wanted[row].matches(typed[column])
          ? lengths[cell + width + 1] + 1
          : max(lengths[cell + width], lengths[cell + 1])
      }
    }
    return lengths
  }

  private mutating func append(_ kind: Kind, _ letter: AnswerText.Letter) {
    if spans.last?.kind == kind {
      spans[spans.count - 1].text.append(letter.character)
    } else {
      spans.append(Span(kind, String(letter.character)))
    }
  }
}
