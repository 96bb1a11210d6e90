/// Something a command takes beside its options.
package struct OperandSpec: Equatable, Sendable {
  /// What stands for it in help, as `ID`.
  package var name: String
  /// How many of it there may be.
  package var count: Count
  /// Where its values come from.
  package var source: ValueSource

  /// How many words an operand takes.
  package enum Count: Sendable {
    case one
    case optional
    case oneOrMore
    case any
  }

  /// Makes an operand.
  package init(_ name: String, _ count: Count = .one, from source: ValueSource = .anything) {
    self.name = name
    self.count = count
    self.source = source
  }

  /// Whether at least one word must be given for it.
  package var isRequired: Bool { count == .one || count == .oneOrMore }

  /// Whether it takes all the words that are left.
  package var repeats: Bool { count == .oneOrMore || count == .any }
}
