/// Counts brackets that stand where a type may stand inside another, as in `[[[`, `A<[A<[` and
/// `[() -> [() -> [`.
///
/// The parser tries each of them as a type first and as an expression then, so each level takes
/// twice the time of the one inside, as soon as a `[` is among them. A call, a subscript, a key, a
/// literal or an operator shows an expression and ends the doubling.
struct OpenerRun {
  private var frames: [Frame] = []
  private var previous = Previous.other

  private struct Frame {
    let opener: Opener
    /// What stood before it.
    let before: Previous
    /// Whether all in it so far may belong to a type.
    var isType: Bool
    /// How many such frames there are from here outwards, this one included.
    let run: Int
    /// Whether one of them is a `[`.
    let hasSquare: Bool
  }

  private enum Opener { case less, paren, square, brace }

  private enum Previous: Equatable {
    /// A bracket, `->`, `&`: a type may follow.
    case expectsType
    /// A word before a type, which may have something in parentheses.
    case word
    case name
    case at
    case attribute
    /// A closing bracket or a `?`: what may be a type is complete.
    case complete
    case dot
    case other
  }

  private static let typeWords: Set<String> = [
    "any", "some", "inout", "sending", "borrowing", "consuming", "isolated", "nonisolated", "each",
    "repeat", "async", "throws", "rethrows", "__owned", "__shared",
  ]

  mutating func reason(toRefuse token: SourceScanner.Token) -> Refusal.Reason? {
    switch token {
    case .open(.square): push(.square)
    case .open(.paren): push(.paren)
    case .open(.brace), .open(.interpolation):
      endType()
      push(.brace, canBeType: false)
    case .less where previous == .name: push(.less, canBeType: true)
    case .close(let closer): pop(closer)
    case .arrow, .prefix(UInt8(ascii: "&")): previous = .expectsType
    case .colon: previous = .expectsType
    case .comma: separate()
    case .dot where previous != .expectsType && previous != .word: previous = .dot
    case .prefix(UInt8(ascii: "@")): previous = .at
    case .prefix(UInt8(ascii: "?")), .prefix(UInt8(ascii: "!")): previous = .complete
    case .prefix(UInt8(ascii: ">")): popLess()
    case .name(let word): meet(word)
    default: endType()
    }
    return frames.last.flatMap(Self.reason)
  }

  private static func reason(_ frame: Frame) -> Refusal.Reason? {
    let limit = frame.hasSquare ? InputGuard.openerLimit : InputGuard.nestingLimit
    return frame.run > limit ? .openers(limit: limit) : nil
  }

  private mutating func push(_ opener: Opener) {
    push(opener, canBeType: [.expectsType, .word, .attribute, .other].contains(previous))
  }

  private mutating func push(_ opener: Opener, canBeType: Bool) {
    let outer = frames.last.flatMap { $0.isType ? $0 : nil }
    frames.append(
      Frame(
        opener: opener,
        before: previous,
        isType: canBeType,
        run: canBeType ? (outer?.run ?? 0) + 1 : 0,
        hasSquare: canBeType && (opener == .square || outer?.hasSquare == true)
      )
    )
    previous = .expectsType
  }

  private mutating func pop(_ closer: SourceScanner.Closer) {
    let opener: Opener =
      switch closer {
      case .paren: .paren
      case .square: .square
      case .brace: .brace
      }
    previous = closer == .brace ? .other : .complete
    if let match = frames.lastIndex(where: { $0.opener == opener }) {
      // What follows `nonisolated(…)` and `@Name(…)` may still be the type.
      if [.word, .attribute].contains(frames[match].before) { previous = .word }
      frames.removeSubrange(match...)
    } else if closer == .paren, frames.last?.opener == .brace {
      // The end of an interpolation, whose opener counts as a brace.
      frames.removeLast()
    }
  }

  private mutating func popLess() {
    if frames.last?.opener == .less { frames.removeLast() } else { endType() }
    previous = .complete
  }

  /// In parentheses and generic arguments another type may follow; in `[]` it is an expression.
  private mutating func separate() {
    if frames.last?.opener == .square { endType() }
    previous = .expectsType
  }

  private mutating func meet(_ word: String) {
    if Self.typeWords.contains(word) {
      previous = .word
    } else if previous == .at {
      previous = .attribute
    } else {
      if previous == .name || previous == .complete { endType() }
      previous = .name
    }
  }

  /// What is open is an expression after all, and a `<` in it was a comparison.
  private mutating func endType() {
    while frames.last?.opener == .less { frames.removeLast() }
    if !frames.isEmpty { frames[frames.count - 1].isType = false }
    previous = .other
  }
}
