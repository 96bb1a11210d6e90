/// Where the program gets numbers that nobody can foretell.
package protocol EntropySource: Sendable {
  /// A number that every value is equally likely for.
  func seed() -> UInt64
}

/// The system's source of chance, `getrandom(2)`.
package struct LiveEntropy: EntropySource {
  /// Makes access to the system's source.
  package init() {}

  package func seed() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

/// A source that always gives the same number, for `--seed` and for tests.
package struct FixedEntropy: EntropySource {
  private let number: UInt64

  /// Makes a source that always gives one number.
  package init(_ number: UInt64) { self.number = number }

  package func seed() -> UInt64 { number }
}
