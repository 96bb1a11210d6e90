/// What a journal needs of the file system besides ``FileAccess``.
package protocol JournalFiles: FileAccess {
  /// Reads at most `limit` bytes of a regular file, from the byte `offset` on.
  func read(_ path: String, from offset: Int, limit: Int) throws(FileError) -> [UInt8]

  /// Adds bytes to the end of a file that is `size` bytes long, and waits until they are on the
  /// disk; where `size` is 0 the file is made, with the permissions 0600 whatever the mask.
  ///
  /// Where the path is a symbolic link, the file it leads to grows, unless it lies in a folder in which
  /// any account could put another file there.
  func append(_ bytes: [UInt8], to path: String, size: Int) throws(AppendError)

  /// Cuts a file, or the one that a symbolic link leads to, to its first `size` bytes, and waits until
  /// that is on the disk.
  func truncate(_ path: String, to size: Int) throws(FileError)

  /// Gives a file a second name, in a folder of the same file system.
  func link(_ path: String, as other: String) throws(FileError)

  /// Gives a file or a folder another name in the same file system, and waits until that is on the
  /// disk; an empty folder of that name is replaced.
  func move(_ path: String, to other: String) throws(FileError)

  /// Removes a file, or a folder that is empty.
  func remove(_ path: String) throws(FileError)

  /// Takes the lock that stands for a file, which is made if missing, waiting at most `patience`
  /// milliseconds; it is given back when the value ends, or the process.
  func lock(_ path: String, patience: Int) throws(LockError) -> FileLock

  /// Refuses a symbolic link that leads into, or by way of, a folder in which any account may put files.
  func refuseOpenLink(_ path: String) throws(FileError)

  /// The permission bits of a file or folder; `nil` when nothing is there.
  func permissions(_ path: String) throws(FileError) -> UInt32?
}
