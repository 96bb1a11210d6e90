/// Why a lock was not given.
package enum LockError: Error, Equatable, Sendable {
  /// Another process holds it, with that number if it told one.
  case held(String, process: Int?)
  /// The file system knows no locks.
  case unsupported(String)
  case refused(FileError)
}
