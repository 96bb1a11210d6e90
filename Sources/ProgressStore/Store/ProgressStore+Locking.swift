import Core
import Effects

extension ProgressStore {
  /// Milliseconds for which another session's lock is waited for; one is held for a few at most.
  private static let patience = 2000

  /// Makes the folder and sees whether it can be written, before any answer depends on it.
  func prepareFolder() throws(StoreError) {
    do throws(FileError) {
      try folder.files.makeFolder(folder.path, mode: 0o700)
      try folder.files.makeFolder(folder.path("log"), mode: 0o700)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Calls with the lock held, alone among all processes that use the folder.
  func locked<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    let lock: FileLock
    do throws(LockError) {
      lock = try folder.files.lock(folder.path("lock"), patience: Self.patience)
    } catch {
      switch error {
      case .held(let path, let process): throw .busy(path, process: process)
      case .refused(let error): throw .unwritable(error)
      case .unsupported:
        note(.noLocks(folder.path))
        return try body()
      }
    }
    let value = try body()
    _ = consume lock
    return value
  }

  /// Removes what a process left that was killed while it replaced a file here, after an hour.
  func removeLeftovers() {
    // In milliseconds, for of a year that '--now' may name the nanoseconds need not fit.
    let hourAgo = openedAt.instant.milliseconds - 3_600_000
    for name in (try? folder.names(in: "")) ?? []
    where name.hasPrefix(".viva-") && name.hasSuffix(".tmp") {
      let path = folder.path(name)
      guard let status = try? folder.files.status(path), status.modified / 1_000_000 < hourAgo
      else { continue }
      try? folder.files.remove(path)
    }
  }
}
