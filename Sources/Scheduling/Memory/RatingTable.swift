import Core

/// One value for each rating, found without hashing.
struct RatingTable<Value: Sendable>: Sendable {
  private let again: Value
  private let hard: Value
  private let good: Value
  private let easy: Value

  /// Makes a table by asking for each rating's value once, from again to easy.
  init(_ value: (Rating) -> Value) {
    again = value(.again)
    hard = value(.hard)
    good = value(.good)
    easy = value(.easy)
  }

  /// The value of a rating.
  subscript(rating: Rating) -> Value {
    switch rating {
    case .again: again
    case .hard: hard
    case .good: good
    case .easy: easy
    }
  }
}
