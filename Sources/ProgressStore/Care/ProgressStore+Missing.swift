import Core
import Effects

extension ProgressStore {
  /// The newest of some backups that holds records which the log lacks.
  func newestHelpful(of backups: [String]) -> String? {
    backups.last { name in
      var isHelpful = false
      _ = try? forEachMissing(in: name) { _, _ in
        isHelpful = true
        return false
      }
      return isHelpful
    }
  }

  /// Calls with each record of a backup that the log lacks, by device, until it says no.
  ///
  /// - Complexity: In memory 8 bytes a line of the device's log, and some megabytes.
  func forEachMissing(
    in backup: String,
    _ body: (_ device: String, _ line: [UInt8]) throws(FileError) -> Bool
  ) throws(FileError) {
    let log = "backups/\(backup)/log"
    for device in try folder.names(in: log) {
      var known: Set<UInt64> = []
      for file in try folder.logFiles(of: device) {
        try folder.forEachLine(of: file) { line in
          known.insert(Fingerprint.hash(line))
          return true
        }
      }
      var goesOn = true
      for name in try folder.names(in: "\(log)/\(device)") where goesOn {
        guard try folder.files.status(folder.path("\(log)/\(device)/\(name)"))?.kind == .file
        else { continue }
        try folder.forEachLine(of: "\(log)/\(device)/\(name)") { line throws(FileError) in
          guard known.insert(Fingerprint.hash(line)).inserted else { return true }
          let line = Array(line)
          if case .damage = reader.read(line) { return true }
          goesOn = try body(device, line)
          return goesOn
        }
      }
      guard goesOn else { return }
    }
  }
}

extension DataFolder {
  /// Calls with each line of a file that is not empty, without its end of `\n` or `\r\n`, until it
  /// says no.
  ///
  /// - Complexity: In memory some megabytes, and what the longest line takes.
  func forEachLine(
    of file: String,
    _ body: (ArraySlice<UInt8>) throws(FileError) -> Bool
  ) throws(FileError) {
    var bytes: [UInt8] = []
    var offset = 0
    while true {
      let more = try files.read(path(file), from: offset, limit: Self.portion)
      offset += more.count
      bytes += more
      var start = 0
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        guard try call(body, with: bytes[start..<end]) else { return }
        start = end + 1
      }
      bytes.removeFirst(start)
      guard more.count == Self.portion else {
        _ = try call(body, with: bytes[...])
        return
      }
      guard bytes.count <= Self.largestSegment else {
        throw .tooLarge(path(file), limit: Self.largestSegment)
      }
    }
  }

  private func call(
    _ body: (ArraySlice<UInt8>) throws(FileError) -> Bool,
    with line: ArraySlice<UInt8>
  ) throws(FileError) -> Bool {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if line.isEmpty { return true }
    return try body(line)
  }
}
