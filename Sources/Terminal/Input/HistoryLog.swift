internal import Effects
@unsafe @preconcurrency internal import Glibc

/// A file of lines to which several processes may add.
enum HistoryLog {
  /// The most that is read; a longer file keeps its end.
  private static let sizeLimit = 16 << 20

  /// The last lines of a file; where there are more than `count`, the file is cut down to them.
  static func lines(at path: String, keeping count: Int) throws(FileError) -> [ArraySlice<UInt8>] {
    guard let descriptor = try open(path, O_RDWR) else { return [] }
    defer { _ = close(descriptor) }
    let bytes = read(descriptor)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count > count + count / 10 else { return lines.suffix(count) }
    let kept = lines.suffix(count)
    // The path is no symbolic link, or it would not have been opened.
    let text = Array(kept.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    try LiveFiles().replace(path, with: text, mode: 0o600)
    return Array(kept)
  }

  /// Adds a line at the end.
  static func append(_ line: String, to path: String) throws(FileError) {
    try LiveFiles().makeFolder(Paths.folder(of: path), mode: 0o700)
    guard let descriptor = try open(path, O_WRONLY | O_APPEND | O_CREAT) else { return }
    defer { _ = close(descriptor) }
    // One write for one line; a history is not worth waiting for the disk.
    let bytes = Array((line + "\n").utf8)
    let written = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    if written != bytes.count { throw error(written < 0 ? errno : ENOSPC, path) }
  }

  /// Opens and locks the file that stands at a path; `nil` where there is none, or something that
  /// is no regular file, as `/dev/null`.
  private static func open(_ path: String, _ flags: Int32) throws(FileError) -> Int32? {
    while true {
      let descriptor = unsafe Glibc.open(
        path,
        flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY,
        0o600
      )
      guard descriptor >= 0 else {
        if errno == EINTR { continue }
        if errno == ENOENT, flags & O_CREAT == 0 { return nil }
        throw error(errno, path)
      }
      var facts = stat()
      guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
        _ = close(descriptor)
        return nil
      }
      if facts.st_mode & 0o077 != 0 { _ = fchmod(descriptor, 0o600) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      if isStill(descriptor, path) { return descriptor }
      // Another process put a shorter file in its place while this one waited.
      _ = close(descriptor)
    }
  }

  private static func isStill(_ descriptor: Int32, _ path: String) -> Bool {
    var opened = stat()
    var standing = stat()
    guard unsafe fstat(descriptor, &opened) == 0, unsafe lstat(path, &standing) == 0 else {
      return true
    }
    return opened.st_ino == standing.st_ino && opened.st_dev == standing.st_dev
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var facts = stat()
    if unsafe fstat(descriptor, &facts) == 0, facts.st_size > sizeLimit {
      _ = lseek(descriptor, Int(facts.st_size) - sizeLimit, SEEK_SET)
    }
    var bytes: [UInt8] = []
    while true {
      let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = unsafe max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  private static func error(_ code: Int32, _ path: String) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .missing(path)
    case EACCES, EPERM: .denied(path)
    case EISDIR: .isFolder(path)
    case ELOOP: .notRegular(path)
    case ENOSPC, EDQUOT, EFBIG: .full(path)
    case EROFS: .readOnly(path)
    default: .failed(path, code: code)
    }
  }
}
