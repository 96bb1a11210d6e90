import Effects

/// The file system of this machine, as one that cannot be written.
struct UnwritableFiles: JournalFiles {
  private let files = LiveFiles()

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try files.read(path, limit: limit)
  }

  func read(_ path: String, from offset: Int, limit: Int) throws(FileError) -> [UInt8] {
    try files.read(path, from: offset, limit: limit)
  }

  func status(_ path: String) throws(FileError) -> FileStatus? { try files.status(path) }

  func list(_ folder: String) throws(FileError) -> [String] { try files.list(folder) }

  func permissions(_ path: String) throws(FileError) -> UInt32? { try files.permissions(path) }

  func refuseOpenLink(_ path: String) throws(FileError) { try files.refuseOpenLink(path) }

  func isLink(_ path: String) throws(FileError) -> Bool { try files.isLink(path) }
  func realPath(_ path: String) throws(FileError) -> String { try files.realPath(path) }

  func makeFolder(_ path: String, mode: UInt32) throws(FileError) { throw .readOnly(path) }

  func replace(_ path: String, with bytes: [UInt8], mode: UInt32) throws(FileError) {
    throw .readOnly(path)
  }

  func append(_ bytes: [UInt8], to path: String, size: Int) throws(AppendError) {
    throw .refused(.readOnly(path))
  }

  func truncate(_ path: String, to size: Int) throws(FileError) { throw .readOnly(path) }

  func link(_ path: String, as other: String) throws(FileError) { throw .readOnly(other) }

  func move(_ path: String, to other: String) throws(FileError) { throw .readOnly(other) }

  func remove(_ path: String) throws(FileError) { throw .readOnly(path) }

  func lock(_ path: String, patience: Int) throws(LockError) -> FileLock {
    throw .refused(.readOnly(path))
  }
}
