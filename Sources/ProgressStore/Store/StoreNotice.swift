package import Core
package import Effects
package import Scheduling

/// Something about the progress files that the learner should know and that cost no answer.
package enum StoreNotice: Equatable, Sendable {
  /// The last record of a file was cut short, by so many bytes; where it was put if it was moved.
  case tornTail(file: String, bytes: Int, kept: String?)
  /// The first of so many lines of a file that cannot be used, and whether this device repairs it.
  case damage(LogDamage, count: Int = 1, isOwn: Bool = true)
  /// So many records are not in the log, the first of them these; the newest backup that has some.
  case missingRecords(Int, first: StoreDiagnosis.Gap, backup: String?)
  /// So many records are of a later version of this program.
  case newerRecords(Int)
  /// The clock shows an earlier time than at this machine's last answer.
  case clockSetBack(last: Instant)
  /// Two machines have written under one device's name.
  case clonedDevice(String)
  /// The folder came from another machine; this one writes under a name of its own.
  case otherMachine(device: String)
  /// `device.json` was no good and is kept there; this machine writes under a new name.
  case damagedDevice(kept: String)
  /// `device.json` is of a later version, in which no name is found; it is left alone.
  case newerDevice(schema: Int)
  /// `device.json` cannot be read, so nothing can be recorded.
  case unreadableDevice(FileError)
  /// A file that a synchronisation program made of two versions was read as well.
  case conflictCopy(String)
  /// Something that is named like a log file and cannot be one.
  case oddEntry(OddEntry)
  /// A log file in which nothing is.
  case emptyFile(String)
  /// `progress.json` was no good and was made anew from the log; where the old one was put.
  case damagedSnapshot(kept: String?)
  /// `progress.json` is of a later version; it is left alone.
  case newerSnapshot(schema: Int)
  /// `progress.json` could not be written; nothing is lost, but the next start is slower.
  case unsavedSnapshot(FileError)
  /// The log names parameters of the memory model that are none; the defaults are used.
  case unusableParameters(ParameterError)
  /// The log names parameters that lie outside their ranges, at these indices; they were moved.
  case movedParameters([Int])
  /// The file system knows no locks.
  case noLocks(String)
  /// The day's backup could not be made.
  case noBackup(FileError)
}

extension StoreNotice: CustomStringConvertible {
  /// What happened and what to do about it, lower case and without a full stop.
  package var description: String {
    switch self {
    case .tornTail(let file, let bytes, nil):
      "\(file): the last record was cut short after \(bytes) bytes and is not counted"
    case .tornTail(let file, let bytes, let kept?):
      "\(file): the last record was cut short after \(bytes) bytes; it was moved to '\(kept)'"
    case .damage(let damage, let count, let isOwn) where count > 1:
      "\(damage.file): \(count) damaged lines, the first at line \(damage.line): "
        + "\(damage.reason); all other records count; "
        + (isOwn ? "'viva doctor --repair' sets them aside" : "only its own device repairs them")
    case .missingRecords(let count, let first, let backup):
      "\(count == 1 ? "1 record is" : "\(count) records are") missing from the review log, "
        + "\(count == first.numbers.count ? "" : "the first of them ")\(first); "
        + Self.wayOut(backup)
    case .damage(let damage, _, let isOwn):
      "\(damage.file):\(damage.line): \(damage.reason); all other records count; "
        + (isOwn ? "'viva doctor --repair' sets it aside" : "only its own device repairs it")
    case .newerRecords(let count):
      "\(count == 1 ? "1 record was" : "\(count) records were") made by a newer version of viva; "
        + "they are kept and count once this one is updated"
    case .clockSetBack(let last):
      "the clock is set back: the last answer here was at \(last.iso8601()); answers keep their "
        + "order, but check the clock"
    case .clonedDevice(let device):
      "two copies of this data folder wrote as '\(device)'; all their answers count; remove "
        + "'device.json' on one of the machines"
    case .otherMachine(let device):
      "this data folder came from another machine, which writes as '\(device)'; this one has "
        + "a new name now"
    case .damagedDevice(let kept):
      "'device.json' was damaged and is kept as '\(kept)'; this machine writes under a new name now"
    case .newerDevice(let schema):
      "'device.json' has schema \(schema), made by a newer version of viva; it is left as it is, "
        + "and nothing is recorded until this one is updated"
    case .unreadableDevice(let error):
      "nothing is recorded until this machine's name can be read: \(error.inOwnPlace)"
    case .conflictCopy(let file):
      "\(file): a synchronisation program kept two versions; both are counted"
    case .oddEntry(let entry): "\(entry); \(entry.wayOut)"
    case .emptyFile(let file):
      "\(file) is empty: a session ended before its first answer was saved, or records were lost; "
        + "'viva doctor --restore latest' brings back what a backup has"
    case .damagedSnapshot(nil):
      "'progress.json' was damaged; it is made anew from the review log"
    case .damagedSnapshot(let kept?):
      "'progress.json' was damaged and is kept as '\(kept)'; it was made anew from the review log"
    case .newerSnapshot(let schema):
      "'progress.json' has schema \(schema), of a newer version of viva; it is left as it is and "
        + "the review log is read instead"
    case .unsavedSnapshot(let error):
      "'progress.json' was not written; no answer is lost, but the next start is slower; \(error.inOwnPlace)"
    case .unusableParameters(let error):
      "the memory model's parameters in the review log cannot be used, so the defaults are: \(error)"
    case .movedParameters(let indices):
      "FSRS parameters in the review log lie outside their ranges and count as the nearest bound: "
        + indices.map { "w\($0)" }.joined(separator: ", ") + "; 'viva optimize' fits new ones"
    case .noLocks(let path):
      "the file system of '\(path)' has no locks; do not run two sessions at once"
    case .noBackup(let error):
      "no backup was made today; \(error.inOwnPlace)"
    }
  }

  private static func wayOut(_ backup: String?) -> String {
    guard let backup else { return "'viva doctor' tells the way out" }
    return "'viva doctor --restore \(backup)' brings back what that backup has"
  }
}
