/// A file to lint: what it is called, and its bytes.
package struct SourceInput: Sendable {
  /// The path that findings carry.
  package var path: String
  /// The file's bytes, valid UTF-8 or not.
  package var bytes: [UInt8]

  /// Makes a file to lint.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
