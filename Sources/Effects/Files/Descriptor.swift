import Glibc

/// An open file of this process, closed when the value ends.
struct Descriptor: ~Copyable {
  /// The number the system gave it.
  let number: Int32

  /// Takes over an open descriptor.
  init(owning number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// Opens a path, closed in child processes, trying again when a signal came between.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(FileError) -> Descriptor
  {
    while true {
      let number = unsafe Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, mode)
      if number >= 0 { return Descriptor(owning: number) }
      if errno != EINTR { throw SystemError.current(at: path) }
    }
  }

  /// What the system knows of the open file.
  func status(_ path: String) throws(FileError) -> stat {
    var facts = stat()
    guard unsafe fstat(number, &facts) == 0 else { throw SystemError.current(at: path) }
    return facts
  }

  /// The size of the open file in bytes; `nil` when the system does not tell.
  var size: Int? {
    var facts = stat()
    return unsafe fstat(number, &facts) == 0 ? Int(facts.st_size) : nil
  }

  /// Gives the open file the owner and the group of another, as far as this account may.
  func keepOwner(of other: stat, path: String) throws(FileError) {
    let own = try status(path)
    guard own.st_uid != other.st_uid || own.st_gid != other.st_gid else { return }
    if fchown(number, other.st_uid, other.st_gid) != 0 { _ = fchown(number, .max, other.st_gid) }
  }

  /// Reads up to `limit` bytes from where the descriptor stands; fewer at the end of the file.
  func read(limit: Int, path: String) throws(FileError) -> [UInt8] {
    // One byte more than there should be, so that the end is seen with the second call.
    var room = try Int(status(path).st_size) + 1
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try readOnce(atMost: min(room, limit - bytes.count), path: path)
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      room = 1 << 16
    }
    return bytes
  }

  private func readOnce(atMost room: Int, path: String) throws(FileError) -> [UInt8] {
    while true {
      var code: Int32 = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let got = unsafe Glibc.read(number, buffer.baseAddress, room)
        if got < 0 { code = errno }
        count = max(got, 0)
      }
      if code == 0 { return part }
      if code != EINTR { throw SystemError.error(code, at: path) }
    }
  }

  /// Writes all bytes, whatever the size of the pieces the system takes.
  func write(_ bytes: [UInt8], path: String) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(number, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count > 0 {
        written += count
      } else if count == 0 {
        // No error and no byte: to try again could last for ever.
        throw SystemError.error(EIO, at: path)
      } else if errno != EINTR {
        throw SystemError.current(at: path)
      }
    }
  }

  /// Waits until the file's content and size are on the disk.
  func sync(path: String) throws(FileError) {
    // Not tried again after an error: the system may call the lost pages clean (fsync(2)).
    guard SystemCall.succeeds({ fsync(number) }) else { throw SystemError.current(at: path) }
  }

  /// Waits until a folder's entries are on the disk.
  static func syncFolder(_ path: String) throws(FileError) {
    let folder = try open(path, O_RDONLY | O_DIRECTORY)
    let number = folder.number
    if !SystemCall.succeeds({ fsync(number) }), errno != EINVAL {
      throw SystemError.current(at: path)
    }
  }
}
