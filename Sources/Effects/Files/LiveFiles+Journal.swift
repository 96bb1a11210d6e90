import Glibc

extension LiveFiles: JournalFiles {
  package func read(_ path: String, from offset: Int, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Self.openForReading(path)
    guard lseek(file.number, offset, SEEK_SET) >= 0 else { throw SystemError.current(at: path) }
    return try file.read(limit: limit, path: path)
  }

  package func append(_ bytes: [UInt8], to path: String, size: Int) throws(AppendError) {
    let file = try openForAppending(path, isNew: size == 0)
    guard file.size == size else { throw .moved(path) }
    do throws(FileError) {
      try file.write(bytes, path: path)
      // What a disk or a network says it took is not always there.
      guard file.size == size + bytes.count else { throw SystemError.error(EIO, at: path) }
    } catch {
      throw takeBack(file, to: size, after: error)
    }
    let number = file.number
    guard SystemCall.succeeds({ fdatasync(number) }) else {
      throw .unsure(SystemError.current(at: path))
    }
  }

  package func truncate(_ path: String, to size: Int) throws(FileError) {
    let file = try Descriptor.open(resolved(path), O_WRONLY | O_NOFOLLOW)
    let number = file.number
    guard SystemCall.succeeds({ ftruncate(number, size) }) else {
      throw SystemError.current(at: path)
    }
    try file.sync(path: path)
  }

  package func link(_ path: String, as other: String) throws(FileError) {
    guard SystemCall.succeeds({ unsafe Glibc.link(path, other) }) else {
      throw SystemError.current(at: other)
    }
    try Descriptor.syncFolder(Paths.folder(of: other))
  }

  package func move(_ path: String, to other: String) throws(FileError) {
    guard SystemCall.succeeds({ unsafe rename(path, other) }) else {
      throw SystemError.current(at: other)
    }
    try Descriptor.syncFolder(Paths.folder(of: other))
  }

  package func remove(_ path: String) throws(FileError) {
    guard SystemCall.succeeds({ unsafe Glibc.remove(path) }) else {
      throw SystemError.current(at: path)
    }
  }

  package func permissions(_ path: String) throws(FileError) -> UInt32? {
    var facts = stat()
    if unsafe stat(path, &facts) == 0 { return facts.st_mode & 0o7777 }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw SystemError.current(at: path)
  }

  package func refuseOpenLink(_ path: String) throws(FileError) {
    guard try isLink(path) else { return }
    let target = try resolved(path)
    // In a folder that any account may write in, another file may stand under our name tomorrow.
    if try status(target)?.kind == .folder { try refuseOpenFolder(target, naming: path) }
  }

  private func openForAppending(
    _ path: String,
    isNew: Bool
  ) throws(AppendError) -> Descriptor {
    do throws(FileError) {
      // A link is followed once; what is put in the file's place in the meantime is not.
      let target = try resolved(path)
      let flags = O_WRONLY | O_APPEND | O_NOFOLLOW | (isNew ? O_CREAT : 0)
      let file = try Descriptor.open(target, flags, mode: 0o600)
      if isNew {
        let number = file.number
        guard SystemCall.succeeds({ fchmod(number, 0o600) }) else {
          throw SystemError.current(at: path)
        }
        try Descriptor.syncFolder(Paths.folder(of: target))
      }
      return file
    } catch {
      throw .refused(error)
    }
  }

  /// Cuts off what was written before an error.
  private func takeBack(
    _ file: borrowing Descriptor,
    to size: Int,
    after error: FileError
  ) -> AppendError {
    let number = file.number
    let isBack =
      SystemCall.succeeds({ ftruncate(number, size) })
      && SystemCall.succeeds({ fdatasync(number) })
    return isBack ? .refused(error) : .unsure(error)
  }
}
