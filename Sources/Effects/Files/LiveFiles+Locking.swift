import Core
import Glibc

extension LiveFiles {
  package func lock(_ path: String, patience: Int) throws(LockError) -> FileLock {
    let file: Descriptor
    do throws(FileError) {
      file = try openLock(path)
    } catch {
      throw .refused(error)
    }
    var waited = 0
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case ENOLCK, EOPNOTSUPP, ENOSYS: throw .unsupported(path)
      case EWOULDBLOCK: break
      default: throw .refused(SystemError.current(at: path))
      }
      guard waited < patience else { throw .held(path, process: holder(of: path)) }
      usleep(5000)
      waited += 5
    }
    tellHolder(file)
    return FileLock(file)
  }

  /// Opens the file that a lock stands on, and makes it, for this account alone whatever the mask.
  private func openLock(_ path: String) throws(FileError) -> Descriptor {
    while true {
      do throws(FileError) {
        return try Descriptor.open(path, O_RDWR | O_NOFOLLOW)
      } catch .missing {
        let file: Descriptor
        do throws(FileError) {
          file = try Descriptor.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        } catch .failed(_, EEXIST) {
          // Another process made it in the meantime.
          continue
        }
        let number = file.number
        guard SystemCall.succeeds({ fchmod(number, 0o600) }) else {
          throw SystemError.current(at: path)
        }
        return file
      }
    }
  }

  private func holder(of path: String) -> Int? {
    guard let bytes = try? read(path, limit: 20) else { return nil }
    return decimal(bytes.prefix { $0 != UInt8(ascii: "\n") })
  }

  /// Leaves this process's number in the file for those who wait; that it cannot be written does
  /// no harm, as the lock itself is the kernel's.
  private func tellHolder(_ file: borrowing Descriptor) {
    let text = Array("\(getpid())\n".utf8)
    _ = unsafe text.withUnsafeBytes { unsafe pwrite(file.number, $0.baseAddress, $0.count, 0) }
    _ = ftruncate(file.number, text.count)
  }
}
