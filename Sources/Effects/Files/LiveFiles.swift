import Glibc

/// The file system of this machine.
package struct LiveFiles: FileAccess {
  /// Makes access to the file system.
  package init() {}

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Self.openForReading(path)
    // The cap counts the bytes that come, not what the file says of its size.
    let bytes = try file.read(limit: limit + 1, path: path)
    guard bytes.count <= limit else { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  package func status(_ path: String) throws(FileError) -> FileStatus? {
    var facts = stat()
    if unsafe stat(path, &facts) == 0 { return FileStatus(facts) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw SystemError.current(at: path)
  }

  package func isLink(_ path: String) throws(FileError) -> Bool {
    var facts = stat()
    if unsafe lstat(path, &facts) == 0 { return facts.st_mode & S_IFMT == S_IFLNK }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw SystemError.current(at: path)
  }

  package func realPath(_ path: String) throws(FileError) -> String {
    guard let real = unsafe realpath(path, nil) else { throw SystemError.current(at: path) }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  package func list(_ folder: String) throws(FileError) -> [String] {
    let stream = try unsafe Self.openFolder(folder)
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw SystemError.current(at: folder) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func makeFolder(_ path: String, mode: UInt32) throws(FileError) {
    if let there = try status(path) {
      guard there.kind == .folder else { throw .failed(path, code: ENOTDIR) }
      return
    }
    let parent = Paths.folder(of: path)
    if parent != path { try makeFolder(parent, mode: mode) }
    if !SystemCall.succeeds({ unsafe mkdir(path, mode) }) {
      // Another process may have made it in the meantime; its permissions are then its own.
      guard errno == EEXIST else { throw SystemError.current(at: path) }
      return
    }
    guard SystemCall.succeeds({ unsafe chmod(path, mode) }) else {
      throw SystemError.current(at: path)
    }
    try Descriptor.syncFolder(parent)
  }

  /// Opens a folder's list, trying again when a signal came between.
  private static func openFolder(_ path: String) throws(FileError) -> OpaquePointer {
    while true {
      if let stream = unsafe opendir(path) { return unsafe stream }
      if errno != EINTR { throw SystemError.current(at: path) }
    }
  }

  /// Opens a regular file, never waiting for a pipe's other end.
  static func openForReading(_ path: String) throws(FileError) -> Descriptor {
    let file = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
    switch try FileStatus(file.status(path)).kind {
    case .file: return file
    case .folder: throw .isFolder(path)
    case .other: throw .notRegular(path)
    }
  }
}

extension FileStatus {
  /// Reads the system's own record of a file.
  init(_ facts: stat) {
    let kind: Kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    self.init(
      kind: kind,
      size: Int(facts.st_size),
      modified: facts.st_mtim.tv_sec * 1_000_000_000 + facts.st_mtim.tv_nsec,
      identity: Identity(device: UInt64(facts.st_dev), inode: UInt64(facts.st_ino))
    )
  }
}
