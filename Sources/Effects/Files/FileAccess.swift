/// What the program does to the file system, behind one wall.
///
/// Paths are absolute or relative to the working directory; a symbolic link at a path's end is
/// followed. Every failure is a ``FileError`` that names the path.
package protocol FileAccess: Sendable {
  /// Reads a regular file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// What stands at a path, or `nil` when nothing does.
  func status(_ path: String) throws(FileError) -> FileStatus?

  /// Whether a path's last part is a symbolic link, wherever it leads.
  func isLink(_ path: String) throws(FileError) -> Bool

  /// The absolute path of something that exists, without links, `.` and `..`.
  func realPath(_ path: String) throws(FileError) -> String

  /// The names in a folder, sorted bytewise, without `.` and `..`.
  func list(_ folder: String) throws(FileError) -> [String]

  /// Makes a folder and those above it that are missing, all with the permissions `mode`,
  /// whatever the process's mask.
  func makeFolder(_ path: String, mode: UInt32) throws(FileError)

  /// Replaces or creates a file so that it holds either the old or the new bytes, even after a
  /// crash: a temporary file beside it, synced, renamed, and the folder synced.
  ///
  /// Where the path is a symbolic link, the file it leads to is replaced. A file that existed
  /// keeps its permissions, and its owner and group where this account may give them; a new one gets `mode`, whatever the process's mask.
  func replace(_ path: String, with bytes: [UInt8], mode: UInt32) throws(FileError)
}
