import Core

/// The reading of one line, token by token.
struct ScenarioLineReader {
  private let tokens: [ScenarioToken]
  private let number: Int
  private var next = 0

  /// What is said of a text that is wanted.
  static let textInQuotes = "a text in quotation marks"

  init(_ line: Substring, number: Int) throws(ScenarioProblem) {
    tokens = try ScenarioToken.all(in: line, number: number)
    self.number = number
  }

  /// Whether the line is at its end.
  var isAtEnd: Bool { next == tokens.count }

  /// What stands next.
  var nextToken: ScenarioToken? { next < tokens.count ? tokens[next] : nil }

  /// Whether a word stands next.
  func isNext(_ word: String) -> Bool {
    next < tokens.count && tokens[next].kind == .word && tokens[next].text == word
  }

  /// Whether a word that begins with a letter stands next.
  var isWordNext: Bool {
    next < tokens.count && tokens[next].kind == .word && tokens[next].text.first?.isLetter == true
  }

  /// Takes one of a few words.
  mutating func word(_ wanted: String...) throws(ScenarioProblem) -> String {
    try word(of: wanted)
  }

  /// Takes one of a few words.
  mutating func word(of wanted: [String]) throws(ScenarioProblem) -> String {
    let token = try take(wanted.count > 3 ? "a word" : Self.either(wanted))
    guard token.kind == .word else {
      throw problem(.unexpected(token.shown, wanted: Self.either(wanted)), at: token)
    }
    guard wanted.contains(token.text) else {
      let nearest = Suggestion.nearest(to: token.text, among: wanted)
      throw problem(.unknownWord(token.text, wanted: wanted, nearest: nearest), at: token)
    }
    return token.text
  }

  /// Takes some words that have to stand there.
  mutating func words(_ words: String...) throws(ScenarioProblem) {
    for word in words { _ = try self.word(word) }
  }

  /// Takes a text in quotation marks.
  mutating func text() throws(ScenarioProblem) -> String {
    let token = try take(Self.textInQuotes)
    guard token.kind == .text else {
      throw problem(.unexpected(token.text, wanted: Self.textInQuotes), at: token)
    }
    return token.text
  }

  /// Takes a name, without quotation marks.
  mutating func name(_ wanted: String) throws(ScenarioProblem) -> String {
    let token = try take(wanted)
    guard token.kind == .word, let first = token.text.first, first.isLetter || first == "_" else {
      throw problem(.unexpected(token.shown, wanted: wanted), at: token)
    }
    return token.text
  }

  /// Takes a view's name and a property's, with a dot between.
  mutating func property(_ wanted: String) throws(ScenarioProblem) -> String {
    let name = try name(wanted)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw problem(.unexpected(name, wanted: wanted), at: tokens[next - 1])
    }
    return name
  }

  /// Takes a whole number.
  mutating func number(in range: ClosedRange<Int>) throws(ScenarioProblem) -> Int {
    let wanted = "a whole number"
    let token = try take(wanted)
    let digits = token.text.hasPrefix("-") ? token.text.dropFirst() : token.text[...]
    guard token.kind == .word, !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { throw problem(.unexpected(token.shown, wanted: wanted), at: token) }
    guard let number = Int(token.text), range.contains(number) else {
      throw problem(.outOfRange(token.text, range), at: token)
    }
    return number
  }

  /// Takes a number, which may have a fraction; its digits are ASCII.
  mutating func decimal() throws(ScenarioProblem) -> (value: Double, token: ScenarioToken) {
    let wanted = "a number"
    let token = try take(wanted)
    let isPlain = token.text.allSatisfy { $0.isASCII && ($0.isNumber || "-.".contains($0)) }
    guard token.kind == .word, isPlain, let value = Double(token.text), value.isFinite else {
      throw problem(.unexpected(token.shown, wanted: wanted), at: token)
    }
    return (value, token)
  }

  /// Refuses anything after the end of what was wanted.
  func end() throws(ScenarioProblem) {
    guard next < tokens.count else { return }
    throw problem(.excess(tokens[next].shown), at: tokens[next])
  }

  /// A problem at a token.
  func problem(_ kind: ScenarioProblem.Kind, at token: ScenarioToken) -> ScenarioProblem {
    ScenarioProblem(kind, line: number, column: token.column)
  }

  /// Takes whatever stands next.
  mutating func take(_ wanted: String) throws(ScenarioProblem) -> ScenarioToken {
    guard next < tokens.count else {
      let column = tokens.last?.end ?? 1
      throw ScenarioProblem(.missing(wanted), line: number, column: column)
    }
    defer { next += 1 }
    return tokens[next]
  }

  private static func either(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " or ")
  }
}
