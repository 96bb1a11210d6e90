/// The system's source of chance, `getrandom(2)`.
package struct LiveEntropy: EntropySource {
  /// Makes access to the system's source.
  package init() {}

  package func seed() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
