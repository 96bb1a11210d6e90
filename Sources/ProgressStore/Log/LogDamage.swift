/// A line of the log that cannot be used, and its place.
package struct LogDamage: Equatable, Sendable {
  /// The file's path in the data folder.
  package let file: String
  /// The line's number, from 1.
  package let line: Int
  /// What is wrong with it.
  package let reason: RecordDamage

  /// Makes a finding of damage.
  package init(file: String, line: Int, reason: RecordDamage) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}
