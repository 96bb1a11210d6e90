/// Why bytes were not added to a file.
package enum AppendError: Error, Equatable, Sendable {
  /// The file is as it was before.
  case refused(FileError)
  /// The file was not of the size it should have been; nothing was written.
  case moved(String)
  /// What the file holds on the disk is not known; it must be read again before it is trusted.
  case unsure(FileError)
}
