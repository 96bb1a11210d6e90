/// Where the program gets numbers that nobody can foretell.
package protocol EntropySource: Sendable {
  /// A number that every value is equally likely for.
  func seed() -> UInt64
}
