/// A source that always gives the same number, for `--seed` and for tests.
package struct FixedEntropy: EntropySource {
  private let number: UInt64

  /// Makes a source that always gives one number.
  package init(_ number: UInt64) { self.number = number }

  package func seed() -> UInt64 { number }
}
