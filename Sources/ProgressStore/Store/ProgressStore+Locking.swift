import Core
import Effects
import Scheduling

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
    holdsLock = true
    defer { holdsLock = false }
    let value = try body()
    _ = consume lock
    return value
  }

  /// Calls with the lock held where there is one that can be had, so that no session is in the midst of
  /// writing; says nothing where another holds it all the time.
  ///
  /// Makes nothing, as a store that was opened for reading must not.
  func calmly<Value>(_ body: () throws(FileError) -> Value) throws(FileError) -> Value? {
    let path = folder.path("lock")
    guard !holdsLock, try folder.files.status(path)?.kind == .file else { return try body() }
    let lock: FileLock
    do throws(LockError) {
      lock = try folder.files.lock(path, patience: Self.patience)
    } catch {
      if case .held = error { return nil }
      return try body()
    }
    let value = try body()
    _ = consume lock
    return value
  }

  /// What a file really ends in after what was read, once no session is writing it: a record that was
  /// cut short, or nothing.
  func tornEnd(after segment: Segment) -> [UInt8]? {
    let torn = try? calmly { () throws(FileError) -> [UInt8] in
      var log = EventLog()
      return try folder.read(after: segment, reader, into: &log).torn
    }
    guard let torn = torn, !torn.isEmpty else { return nil }
    return torn
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
