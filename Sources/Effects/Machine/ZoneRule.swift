/// A zone as POSIX writes it in `TZ`: a name and an offset, and the same for the summer.
struct ZoneRule {
  private var rest: ArraySlice<UInt8>

  /// The most seconds from UTC that a record of the review log may have.
  private static let limit = 64_800

  /// Whether it has the form of a rule, with offsets that can be recorded.
  static func isKnown(_ text: String) -> Bool {
    var rule = ZoneRule(rest: Array(text.utf8)[...])
    guard rule.takeName(), let standard = rule.takeOffset(), abs(standard) <= limit
    else { return false }
    guard let next = rule.rest.first else { return true }
    if next == UInt8(ascii: ",") { return true }
    guard rule.takeName() else { return false }
    // An hour ahead, where nothing else is said; offsets count to the west.
    let summer = rule.takeOffset() ?? standard - 3600
    guard abs(summer) <= limit else { return false }
    return rule.rest.isEmpty || rule.rest.first == UInt8(ascii: ",")
  }

  /// Takes three letters or more, or anything in `<…>`.
  private mutating func takeName() -> Bool {
    let start = rest.startIndex
    if rest.first == UInt8(ascii: "<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")), end - start >= 4
      else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    rest = rest.drop { (65...90).contains($0) || (97...122).contains($0) }
    return rest.startIndex - start >= 3
  }

  /// Takes `[+-]hh[:mm[:ss]]`, in seconds.
  private mutating func takeOffset() -> Int? {
    var sign = 1
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      if rest.removeFirst() == UInt8(ascii: "-") { sign = -1 }
    }
    guard let hours = takeNumber() else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where rest.first == UInt8(ascii: ":") {
      rest = rest.dropFirst()
      guard let part = takeNumber() else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  private mutating func takeNumber() -> Int? {
    let digits = rest.prefix { (48...57).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
