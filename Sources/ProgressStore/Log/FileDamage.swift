/// The lines of one log file that cannot be used.
struct FileDamage: Equatable, Sendable {
  /// The first of them.
  let first: LogDamage
  /// How many there are.
  var count: Int
}
