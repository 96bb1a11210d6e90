extension ScenarioLineReader {
  /// Takes the name of a control or a row: `"Buy"`, `"Buy" in "Milk"`, `"Buy" 2nd`.
  mutating func target() throws(ScenarioProblem) -> Target {
    var target = Target(try text())
    if isNext("in") {
      try words("in")
      target.row = try text()
    }
    target.ordinal = try ordinal()
    return target
  }

  /// Takes a number such as `2nd`, if one stands next.
  private mutating func ordinal() throws(ScenarioProblem) -> Int? {
    guard let token = nextToken, token.kind == .word else { return nil }
    let digits = token.text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    let wanted = "a number such as '2nd'"
    guard let number = Int(digits) else {
      throw problem(.unexpected(token.shown, wanted: wanted), at: token)
    }
    guard (1...1_000).contains(number) else {
      throw problem(.outOfRange(String(digits), 1...1_000), at: token)
    }
    guard token.text == Target.ordinal(number) else {
      let right = "'\(Target.ordinal(number))'"
      throw problem(.unexpected(token.shown, wanted: right), at: token)
    }
    _ = try take(wanted)
    return number
  }
}
