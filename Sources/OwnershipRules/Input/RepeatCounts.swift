/// Counts what makes the parser go one level deeper, or back, each time it is repeated.
struct RepeatCounts {
  /// Prefixes since the last token that is none: `try await try`.
  private var prefixes = 0
  /// `a ? b : c ? …` and `() -> () -> …` since the last token that ends an expression or a type.
  private var ternaries = 0
  private var arrows = 0
  /// `else if` since the chain began, by the depth of brackets around it.
  private var branches = Array(repeating: 0, count: InputGuard.nestingLimit + 2)
  private var isAfterElse = false
  private var isAfterBrace = false

  private static let prefixWords: Set<String> = [
    "try", "await", "consume", "copy", "each", "repeat", "let", "var", "some", "any", "inout",
    "borrowing", "consuming", "unsafe", "isolated", "sending", "indirect", "throw", "return",
  ]
  private static let boundaryWords: Set<String> = [
    "let", "var", "func", "return", "case", "if", "for", "while", "init", "struct", "class",
    "enum", "typealias", "guard",
  ]

  mutating func reason(toRefuse token: SourceScanner.Token, depth: Int) -> Refusal.Reason? {
    let limit = InputGuard.repeatLimit
    countBranches(token, depth)
    switch token {
    case .name(let word):
      prefixes = Self.prefixWords.contains(word) ? prefixes + 1 : 0
      if Self.boundaryWords.contains(word) { endExpression() }
      if prefixes > limit { return .repeats(word, limit: limit) }
    case .prefix(let byte):
      prefixes += 1
      if prefixes > limit { return .repeats(String(UnicodeScalar(byte)), limit: limit) }
    case .ternary: ternaries += 1
    case .arrow: arrows += 1
    case .open(.brace), .close(.brace), .separator, .comma:
      prefixes = 0
      endExpression()
    // A colon belongs to `? :` as well, whose chain it does not end.
    case .open, .close, .dot, .colon, .less, .literal, .directive: prefixes = 0
    }
    if ternaries > limit { return .repeats("? :", limit: limit) }
    if arrows > limit { return .repeats("->", limit: limit) }
    return branches[depth] > limit ? .repeats("else if", limit: limit) : nil
  }

  private mutating func endExpression() {
    ternaries = 0
    arrows = 0
  }

  /// A chain of branches goes on as long as each closing brace is followed by `else`.
  private mutating func countBranches(_ token: SourceScanner.Token, _ depth: Int) {
    guard depth < branches.count else { return }
    if isAfterElse, case .name("if") = token { branches[depth] += 1 }
    isAfterElse = token == .name("else")
    if isAfterBrace, !isAfterElse { branches[depth] = 0 }
    isAfterBrace = token == .close(.brace)
  }
}
