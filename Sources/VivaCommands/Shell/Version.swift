/// The program's version.
enum Version {
  /// The number, by semantic versioning.
  static let number = "0.1.0"
  /// The line that `--version` prints.
  static let line = "viva \(number)"
}
