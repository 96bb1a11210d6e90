/// A file to lint: what it is called, and its bytes.
package struct SourceInput: Sendable {
  /// The path that findings carry.
  package var path: String
  /// The file's bytes, valid UTF-8 or not.
  package var bytes: [UInt8]
  /// The number of the options that hold for it, from 0.
  package var group: Int

  /// Makes a file to lint.
  package init(path: String, bytes: [UInt8], group: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.group = group
  }
}
