import ContentLoading
import Core
import Effects
import StrictJSON

/// The last report on some paths, which holds as long as neither files nor programs change.
///
/// It can be deleted at any time.
struct CheckMemory {
  private let path: String
  private let head: String
  private let stamp: ContentStamp
  private let files: any JournalFiles

  /// Nanoseconds that must lie between the last change of a bank and the writing of the report; a
  /// second change within the clock's resolution would not be seen.
  private static let settling = 2_000_000_000
  private static let longest = 1 << 26

  /// Makes a memory for paths; `nil` where not all of them can be looked at.
  ///
  /// - Parameters:
  ///   - folder: The folder it is kept in, which need not exist.
  ///   - paths: What is checked.
  ///   - programs: What changes whenever one of the programs does that check.
  ///   - files: The file system.
  init?(in folder: String, of paths: [String], programs: String, files: any JournalFiles) {
    guard let stamp = ContentStamp(of: paths, files: files) else { return nil }
    self.stamp = stamp
    self.files = files
    let name = Fingerprint.hex(paths.joined(separator: "\n").utf8, digits: 16)
    path = Paths.join(folder, "checks/\(name)")
    head = "viva check 1 " + Fingerprint.hex("\(programs)\n\(stamp.text)".utf8, digits: 16)
  }

  /// The report that holds; `nil` where the check has to be made.
  func report() -> CheckReport? {
    guard let status = (try? files.status(path)) ?? nil,
      status.modified - stamp.newest >= Self.settling,
      let bytes = try? files.read(path, limit: Self.longest)
    else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.count == 3, lines[0].elementsEqual(head.utf8),
      lines[2].elementsEqual(Fingerprint.hex(lines[1], digits: 16).utf8),
      let json = try? JSONValue(parsing: Array(lines[1]))
    else { return nil }
    return CheckReport(json)
  }

  /// Keeps a report; that it cannot be done costs time only.
  func keep(_ report: CheckReport) {
    let text = report.kept.text()
    let seal = Fingerprint.hex(text.utf8, digits: 16)
    try? files.makeFolder(Paths.folder(of: path), mode: 0o700)
    try? files.replace(path, with: Array("\(head)\n\(text)\n\(seal)\n".utf8), mode: 0o600)
  }
}
