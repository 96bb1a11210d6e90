import StrictJSON

/// A file that the helper was to read and could not.
package struct UnreadableFile: Equatable, Sendable {
  /// The path as it was given.
  package var path: String
  /// Why, in words.
  package var reason: String

  /// Makes a report of a file that cannot be read.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  var json: JSONValue { ["path": .string(path), "reason": .string(reason)] }

  init(_ json: JSONValue) throws(ProtocolError) {
    path = try json.text("path")
    reason = try json.text("reason")
  }
}
