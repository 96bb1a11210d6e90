import Core
import Effects
import Scheduling

/// The data folder: where things are in it, and what it takes to read them.
struct DataFolder: Sendable {
  /// The folder's path.
  let path: String
  /// The file system it is on.
  let files: any JournalFiles

  /// The most bytes that are read at once, as of a log file that is copied; ours are closed at 4 MB.
  static let largestSegment = 1 << 28

  /// The path of something in the folder, or of the folder itself for an empty name.
  func path(_ name: String) -> String { name.isEmpty ? path : Paths.join(path, name) }

  /// The log files, by device and then by name.
  ///
  /// All files that end as log files do are read, also those that a synchronisation program made
  /// of two versions; a device's folder has them in no certain order.
  func logFiles() throws(FileError) -> [String] {
    var found: [String] = []
    for place in ["", "log"] { try requireFolder(place) }
    // Also those that a synchronisation program made of two versions of a device's folder.
    for device in try names(in: "log") where !device.hasPrefix(".") {
      found += try logFiles(of: device)
    }
    return found
  }

  /// The log files of one device.
  func logFiles(of device: String) throws(FileError) -> [String] {
    var files: [String] = []
    for file in try logNames(of: device) where try isRegular(file) { files.append(file) }
    return files
  }

  /// What is named like a log file and cannot be one, by device and then by name.
  func oddEntries() -> [OddEntry] {
    let devices = (try? names(in: "log")) ?? []
    return devices.filter { !$0.hasPrefix(".") }.flatMap { device in
      ((try? logNames(of: device)) ?? []).compactMap { file in
        oddness(of: file).map { OddEntry(file: file, kind: $0) }
      }
    }
  }

  /// What stands at a log file's path and cannot be one; nothing for a regular file, and where
  /// nothing stands.
  func oddness(of file: String) -> OddEntry.Kind? {
    let path = path(file)
    let isLink = (try? files.isLink(path)) == true
    switch (try? files.status(path))??.kind {
    case .file: return nil
    case .folder: return .folder
    case .other: return isLink ? .linkToOther : .other
    case nil: return isLink ? .linkToNowhere : nil
    }
  }

  private func logNames(of device: String) throws(FileError) -> [String] {
    try names(in: "log/\(device)").filter(LogNames.isLog).map { "log/\(device)/\($0)" }
  }

  /// Whether a file is to be read; one that this account may not look at is, and tells why it fails.
  private func isRegular(_ file: String) throws(FileError) -> Bool {
    let path = path(file)
    do throws(FileError) {
      return try files.status(path)?.kind == .file
    } catch {
      // Links that lead in a circle have no status.
      if (try? files.isLink(path)) == true { return false }
      throw error
    }
  }

  /// The names in a folder; none where it is missing or no folder.
  func names(in folder: String) throws(FileError) -> [String] {
    guard try files.status(path(folder))?.kind == .folder else { return [] }
    return try files.list(path(folder))
  }

  /// Refuses what stands in a folder's place: the progress would seem to be none.
  private func requireFolder(_ name: String) throws(FileError) {
    let path = path(name)
    switch try files.status(path)?.kind {
    case .folder: return
    case .file, .other: throw .notFolder(path)
    case nil: if try files.isLink(path) { throw .isLink(path) }
    }
  }

  /// How many bytes of a log file are read at once.
  static let portion = 4 << 20

  /// Reads what follows after what was read of a file, and adds the events to a log.
  ///
  /// - Complexity: O(number of bytes) in time; in memory what the longest line takes.
  func read(
    after segment: Segment,
    _ reader: RecordReader,
    into log: inout EventLog
  ) throws(FileError) -> SegmentReading {
    let file = path(segment.file)
    var reading = SegmentReading(after: segment)
    if let status = try files.status(file) { reading.segment.note(status) }
    var portion = Self.portion
    while true {
      let bytes = try files.read(file, from: reading.segment.size, limit: portion)
      if !bytes.isEmpty { reading.segment.tail = nil }
      guard bytes.count == portion else {
        _ = reading.take(bytes, upTo: .file, reader, into: &log)
        return reading
      }
      // A line that is longer than that is no record of ours, but it is told whole.
      let hasLine = reading.take(bytes, upTo: .line, reader, into: &log) > 0
      portion = hasLine ? Self.portion : portion * 2
      guard portion <= Self.largestSegment else {
        throw .tooLarge(file, limit: Self.largestSegment)
      }
    }
  }

  /// The checksum of the last 64 KiB before a place in a file.
  func tail(of file: String, size: Int, _ crc: CRC32C) throws(FileError) -> UInt32 {
    let start = max(size - Segment.tailLength, 0)
    return crc.checksum(try files.read(path(file), from: start, limit: size - start))
  }
}

extension Segment {
  /// Keeps what tells later whether the file is still the same.
  mutating func note(_ status: FileStatus) {
    inode = status.identity.inode
    modified = status.modified
  }

  /// The number in the name of a file that is a device's own, as 1 of `000001.jsonl`.
  static func number(of file: String) -> Int? {
    let name = Paths.name(of: file)
    guard name.utf8.count == 12, name.hasSuffix(".jsonl") else { return nil }
    return decimal(name.utf8.prefix(6))
  }
}
