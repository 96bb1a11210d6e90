/// What is wrong with a line of the log.
package enum RecordDamage: Equatable, Sendable {
  /// It is no JSON object.
  case notJSON
  /// Its checksum is of other bytes.
  case checksum
  /// A key is missing that such an event must have.
  case missing(String)
  /// The value of a key is of the wrong kind or out of its range.
  case invalid(String)
}

extension RecordDamage: CustomStringConvertible {
  /// What is wrong, lower case and without a full stop.
  package var description: String {
    switch self {
    case .notJSON: "the line is no JSON object"
    case .checksum: "the line's checksum does not match; it was changed after it was written"
    case .missing(let key): "the record has no '\(key)'"
    case .invalid(let key): "the value of '\(key)' is not one that a record may have"
    }
  }
}
