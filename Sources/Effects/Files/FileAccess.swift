/// What the program does to the file system, behind one wall.
///
/// Paths are absolute or relative to the working directory; a symbolic link at a path's end is
/// followed. Every failure is a ``FileError`` that names the path.
package protocol FileAccess: Sendable {
  /// Reads a regular file of at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// What stands at a path, or `nil` when nothing does.
  func status(_ path: String) throws(FileError) -> FileStatus?

  /// The names in a folder, sorted bytewise, without `.` and `..`.
  func list(_ folder: String) throws(FileError) -> [String]

  /// Makes a folder and those above it that are missing, all with the permissions `mode`,
  /// whatever the process's mask.
  func makeFolder(_ path: String, mode: UInt32) throws(FileError)

  /// Replaces or creates a file so that it holds either the old or the new bytes, even after a
  /// crash: a temporary file beside it, synced, renamed, and the folder synced.
  ///
  /// Where the path is a symbolic link, the file it leads to is replaced. A file that existed
  /// keeps its permissions; a new one gets `mode`, whatever the process's mask.
  func replace(_ path: String, with bytes: [UInt8], mode: UInt32) throws(FileError)
}

/// What stands at a path.
package struct FileStatus: Equatable, Sendable {
  /// What kind of thing it is.
  package var kind: Kind
  /// Its size in bytes.
  package var size: Int
  /// When its content last changed, in nanoseconds since 1970.
  package var modified: Int
  /// Device and inode, which tell whether two paths are one file.
  package var identity: Identity

  /// The kinds that are told apart.
  package enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// Device and inode.
  package struct Identity: Hashable, Sendable {
    package var device: UInt64
    package var inode: UInt64

    /// Makes an identity.
    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// Makes a status.
  package init(kind: Kind, size: Int, modified: Int, identity: Identity) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.identity = identity
  }
}

/// Why the file system refused.
package enum FileError: Error, Equatable, Sendable {
  case missing(String)
  case denied(String)
  case isFolder(String)
  case notRegular(String)
  case tooLarge(String, limit: Int)
  case full(String)
  case readOnly(String)
  /// Any other failure, with the system's error number.
  case failed(String, code: Int32)

  /// The path it happened at.
  package var path: String {
    switch self {
    case .missing(let path), .denied(let path), .isFolder(let path), .notRegular(let path),
      .tooLarge(let path, _), .full(let path), .readOnly(let path), .failed(let path, _):
      path
    }
  }
}
