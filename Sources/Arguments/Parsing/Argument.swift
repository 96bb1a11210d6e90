package import Core

/// A value from the command line with what it was given for, to be read as what it should be.
package struct Argument: Equatable, Sendable {
  /// What it was given for: the option as `--limit`, or the operand's name.
  package let subject: String
  /// The text as given.
  package let text: String
  private let path: [String]

  init(subject: String, text: String, path: [String]) {
    self.subject = subject
    self.text = text
    self.path = path
  }

  /// A whole number within a range; a sign is allowed, anything else around it is not.
  package func integer(in range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw refused(.integer(range))
    }
    return number
  }

  /// A number of 64 bits, for a seed.
  package func seed() throws(UsageError) -> UInt64 {
    try value(.seed, UInt64(text))
  }

  /// A day as `YYYY-MM-DD`.
  package func day() throws(UsageError) -> Day { try value(.day, Day(text)) }

  /// An instant as ISO 8601 with an offset.
  package func moment() throws(UsageError) -> Moment { try value(.moment, Moment(text)) }

  /// A level by its word.
  package func level() throws(UsageError) -> Level { try choice(of: Level.self) }

  /// A kind of item by its word.
  package func kind() throws(UsageError) -> ItemKind { try choice(of: ItemKind.self) }

  /// A topic's path; a slash at the end is forgiven.
  package func topic() throws(UsageError) -> Topic {
    try value(.topic, Topic(text.hasSuffix("/") ? text.dropLast() : text[...]))
  }

  /// An item's id.
  package func itemID() throws(UsageError) -> ItemID { try value(.itemID, ItemID(text)) }

  /// A text that is not empty.
  package func text(_ what: String) throws(UsageError) -> String {
    try value(.text(what), text.isEmpty ? nil : text)
  }

  /// One of the words of an enumeration.
  package func choice<Word>(of type: Word.Type) throws(UsageError) -> Word
  where Word: RawRepresentable<String> & CaseIterable {
    try value(.oneOf(Word.allCases.map(\.rawValue)), Word(rawValue: text))
  }

  /// The error for a value that is well formed and names nothing that exists.
  package func notFound(_ what: String, nearest: String?) -> UsageError {
    UsageError(.notFound(what: what, value: text, nearest: nearest), path)
  }

  /// The error for a value that is not what it should be.
  package func refused(_ expectation: Expectation) -> UsageError {
    UsageError(.badValue(subject: subject, value: text, expected: expectation), path)
  }

  private func value<Value>(
    _ expectation: Expectation,
    _ value: Value?
  ) throws(UsageError) -> Value {
    guard let value else { throw refused(expectation) }
    return value
  }
}
