package import Core
package import Effects
package import Scheduling

/// The learner's progress on disk: an append-only review log, and what is derived from it.
///
/// The log is the truth. What ``record(_:)`` returns is on the disk; everything else here can be
/// thrown away and made again. Two processes, and any number of machines that share the folder,
/// may record at once. See `FORMAT.md` for the files.
package final class ProgressStore {
  /// What a store is opened for.
  package enum Access: Sendable {
    /// Nothing is made and nothing must be writable, though derived progress is kept if it can be.
    case reading
    /// Answers will be recorded; a folder that cannot be written is refused at once.
    case recording
  }

  /// What the log comes to.
  package var progress: Progress { ledger.progress }
  /// The memory model that the log is read with: with the parameters it says are in use.
  package var fsrs: any MemoryModel { ledger.progress.model(or: base) }
  /// What the learner should know, in the order in which it was noticed.
  package internal(set) var notices: [StoreNotice] = []
  /// How often something was taken in here that another session of this machine had recorded.
  package internal(set) var arrivals = 0
  /// The name under which this machine writes; absent before its first record.
  package internal(set) var device: String?

  /// The fingerprint of the memory model that the log is read with.
  package var model: String { fsrs.fingerprint }

  let folder: DataFolder
  /// What the store was opened for.
  package let access: Access
  let entropy: any EntropySource
  /// The memory model where the log does not say otherwise.
  let base: any MemoryModel
  let openedAt: Moment
  let crc: CRC32C
  let codec: RecordCodec
  let snapshot: Snapshot
  let reader: RecordReader
  var ledger = Ledger()
  /// All events of the log, each once, in no certain order; absent until they are needed.
  var history: EventLog?
  /// This session's own records, the last of which can be taken back without reading the log.
  var batches: [Batch] = []
  /// How many events `progress.json` lacks.
  var unsaved = 0
  /// Whether `progress.json` may be replaced.
  var maySave = true
  /// Whether `progress.json` knew of records that are gone, and is set aside before it is replaced.
  var keepsSnapshot = false
  /// Whether `progress.json` is of an earlier version's form, and a backup is made before it is replaced.
  var migrates = false
  /// The highest numbers that `progress.json` knew of, by device.
  var given: [String: Int] = [:]
  /// The least number that the next event may have.
  var firstFree = 1
  /// Whether this store holds the lock now.
  var holdsLock = false
  /// The files to which nothing is added any more, for the disk failed there.
  var suspects: Set<String> = []

  private init(
    _ folder: DataFolder,
    _ access: Access,
    _ entropy: any EntropySource,
    _ now: Moment,
    _ base: any MemoryModel
  ) {
    self.folder = folder
    self.access = access
    self.entropy = entropy
    self.base = base
    openedAt = now
    crc = CRC32C()
    codec = RecordCodec(crc)
    snapshot = Snapshot(codec, base)
    reader = RecordReader(codec)
  }

  /// Opens the progress in a folder, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The data folder.
  ///   - access: What it is opened for.
  ///   - files: The file system.
  ///   - entropy: A source of true chance, for this machine's name; never a seeded one.
  ///   - now: The present moment, for the names of what is set aside and to notice a wrong clock.
  ///   - fsrs: The memory model, with the parameters that count where the log says none.
  /// - Returns: The store, with the progress read.
  /// - Throws: ``StoreError/unreadable(_:)``, for recording also ``StoreError/unwritable(_:)`` and
  ///   ``StoreError/busy(_:process:)``.
  package static func open(
    _ path: String,
    for access: Access,
    files: any JournalFiles,
    entropy: any EntropySource,
    at now: Moment,
    using fsrs: any MemoryModel
  ) throws(StoreError) -> ProgressStore {
    let folder = DataFolder(path: path, files: files)
    let store = ProgressStore(folder, access, entropy, now, fsrs)
    if access == .recording { try store.prepareFolder() }
    do throws(FileError) {
      try store.load()
    } catch {
      throw .unreadable(error)
    }
    if access == .recording {
      try store.refuseOpenLinks()
      try store.locked { () throws(StoreError) in
        try store.refresh()
      }
      store.backUpInTime()
      store.removeLeftovers()
    }
    if store.unsaved >= Self.worthSaving { store.saveSnapshot() }
    return store
  }

  /// Writes down what is derived, so that the next start is quick; a session ends with it.
  package func close() {
    if unsaved > 0 { saveSnapshot() }
    // They are written by the next session where there is no room now.
    if access == .recording, device != nil { try? writeIgnoreFiles() }
  }

  /// The number of events that are worth writing `progress.json` for while a session goes on.
  static let worthSaving = 200

  /// An instant as part of a file's name, `20261130T100000.123Z`.
  static func stamp(_ instant: Instant) -> String {
    instant.iso8601().filter { $0 != "-" && $0 != ":" }
  }
}
