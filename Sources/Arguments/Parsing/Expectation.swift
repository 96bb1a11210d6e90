internal import Core

/// What a value should have been.
package enum Expectation: Equatable, Sendable {
  case integer(ClosedRange<Int>)
  case seed
  case day
  case moment
  case topic
  case itemID
  case oneOf([String])
  /// Text of some form, named in words such as "a platform and a version, as iOS17".
  case text(String)
}

extension Expectation: CustomStringConvertible {
  /// The words after "must be".
  package var description: String {
    switch self {
    case .integer(let range) where range.upperBound == .max:
      "a whole number of at least \(range.lowerBound)"
    case .integer(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .seed: "a whole number from 0 to \(UInt64.max)"
    case .day: "a day that exists, as 2026-11-30"
    case .moment: "a time with an offset, as 2026-11-30T10:00:00+01:00"
    case .topic: "a topic, as ownership/bindings"
    case .itemID: "the id of an item: a-z, 0-9 and -"
    case .oneOf(let words): Self.list(words)
    case .text(let what): what
    }
  }

  /// The words joined by commas and a last "or".
  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The right word that a wrong one probably stands for.
  func nearest(to value: String) -> String? {
    guard case .oneOf(let words) = self else { return nil }
    return Suggestion.nearest(to: value, among: words)
  }
}
