import Core
import Effects

extension ProgressStore {
  /// Milliseconds for which another session's lock is waited for; one is held for a few at most.
  private static let patience = 2000

  /// Makes the folder and sees whether it can be written, before any answer depends on it.
  func prepareFolder() throws(StoreError) {
    try refuseOpenLinks()
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
    // The file system's own clock, whatever '--now' says: the lock was written a moment ago.
    guard let now = try? folder.files.status(folder.path("lock"))?.modified else { return }
    let hour = 3_600_000_000_000
    let places = ["", "backups", "quarantine"] + (device.map { ["log/\($0)"] } ?? [])
    for place in places {
      for name in (try? folder.names(in: place)) ?? []
      where name.hasPrefix(".viva-") && name.hasSuffix(".tmp") {
        let path = Paths.join(folder.path(place), name)
        guard let status = try? folder.files.status(path), status.modified < now - hour
        else { continue }
        try? removeAll(Paths.join(place, name))
      }
    }
  }
}
