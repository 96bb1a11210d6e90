import Glibc

extension LiveFiles {
  package func replace(_ path: String, with bytes: [UInt8], mode: UInt32) throws(FileError) {
    let target = try resolved(path)
    let former = try statusToKeep(target)
    let folder = Paths.folder(of: target)
    let temporary = Paths.join(folder, Self.temporaryName())
    let mode = former.map { $0.st_mode & 0o7777 } ?? mode_t(mode)
    do throws(FileError) {
      if try !writeUnnamed(bytes, as: temporary, mode, former, naming: path) {
        try write(bytes, to: temporary, mode, former, naming: path)
      }
      guard SystemCall.succeeds({ unsafe rename(temporary, target) }) else {
        throw SystemError.current(at: path)
      }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    try Descriptor.syncFolder(folder)
  }

  /// Writes a file that has no name before it is whole, so that a process that is killed meanwhile
  /// leaves nothing behind; `false` where the file system has no such files.
  private func writeUnnamed(
    _ bytes: [UInt8],
    as temporary: String,
    _ mode: mode_t,
    _ former: stat?,
    naming path: String
  ) throws(FileError) -> Bool {
    let file: Descriptor
    do throws(FileError) {
      file = try Descriptor.open(
        Paths.folder(of: temporary),
        O_WRONLY | Self.unnamedFile,
        mode: 0o600
      )
    } catch {
      return false
    }
    try fill(file, with: bytes, mode, former, naming: path)
    let number = "/proc/self/fd/\(file.number)"
    return SystemCall.succeeds {
      unsafe linkat(AT_FDCWD, number, AT_FDCWD, temporary, AT_SYMLINK_FOLLOW)
    }
  }

  /// `O_TMPFILE`, a macro that is not imported.
  private static let unnamedFile = 0o20_000_000 | O_DIRECTORY

  private func write(
    _ bytes: [UInt8],
    to temporary: String,
    _ mode: mode_t,
    _ former: stat?,
    naming path: String
  ) throws(FileError) {
    let file: Descriptor
    do throws(FileError) {
      file = try Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    } catch {
      throw error.naming(path)
    }
    try fill(file, with: bytes, mode, former, naming: path)
  }

  private func fill(
    _ file: borrowing Descriptor,
    with bytes: [UInt8],
    _ mode: mode_t,
    _ former: stat?,
    naming path: String
  ) throws(FileError) {
    try file.write(bytes, path: path)
    guard file.size == bytes.count else { throw SystemError.error(EIO, at: path) }
    if let former { try file.keepOwner(of: former, path: path) }
    let number = file.number
    guard SystemCall.succeeds({ fchmod(number, mode) }) else {
      throw SystemError.current(at: path)
    }
    try file.sync(path: path)
  }

  /// Where a path leads after its symbolic links, whether or not something stands there.
  func resolved(_ path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<40 {
      guard let next = try linkTarget(target) else { return target }
      target = Paths.join(Paths.folder(of: target), next)
      // Also on the way: what stands there may be another link tomorrow.
      try refuseOpenFolder(Paths.folder(of: target), naming: path)
    }
    throw .failed(path, code: ELOOP)
  }

  /// Refuses to follow a link into a folder in which any account could put another file there.
  func refuseOpenFolder(_ folder: String, naming path: String) throws(FileError) {
    var facts = stat()
    guard unsafe stat(folder, &facts) == 0 else { throw SystemError.current(at: path) }
    if facts.st_mode & S_IWOTH != 0, facts.st_mode & S_ISVTX == 0 { throw .openLink(path) }
  }

  private func linkTarget(_ path: String) throws(FileError) -> String? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return }
        count = max(unsafe readlink(path, start, text.count), 0)
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// What is known of the file that is replaced; `nil` where there is none.
  private func statusToKeep(_ path: String) throws(FileError) -> stat? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemError.current(at: path)
    }
    switch FileStatus(facts).kind {
    case .file: return facts
    case .folder: throw .isFolder(path)
    case .other: throw .notRegular(path)
    }
  }

  /// A name that no other process picks: a fixed one would let two writers swap their halves.
  private static func temporaryName() -> String {
    ".viva-\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
  }
}

extension FileError {
  /// The same failure, told of another path.
  package func naming(_ path: String) -> FileError {
    switch self {
    case .missing: .missing(path)
    case .denied: .denied(path)
    case .isFolder: .isFolder(path)
    case .notRegular: .notRegular(path)
    case .notFolder: .notFolder(path)
    case .isLink: .isLink(path)
    case .openLink: .openLink(path)
    case .tooLarge(_, let limit): .tooLarge(path, limit: limit)
    case .full: .full(path)
    case .readOnly: .readOnly(path)
    case .failed(_, let code): .failed(path, code: code)
    }
  }
}
