import CSpawn
import Glibc

/// The system's error numbers and what they mean here.
enum SystemError {
  /// The words of the C library for an error number, lower case as our messages are.
  static func words(for code: Int32) -> String {
    guard let text = unsafe strerrordesc_np(code) else { return "system error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst() + " (error \(code))"
  }

  /// The error of the call that just failed at a path.
  static func current(at path: String) -> FileError {
    error(errno, at: path)
  }

  /// The error that a number stands for.
  static func error(_ code: Int32, at path: String) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: .missing(path)
    case EACCES, EPERM: .denied(path)
    case EISDIR: .isFolder(path)
    case ENOSPC, EDQUOT: .full(path)
    case EROFS: .readOnly(path)
    case EFBIG: .full(path)
    default: .failed(path, code: code)
    }
  }
}
