package import Scheduling

extension RecordReader {
  /// Reads the bytes of a whole log file.
  ///
  /// - Parameter bytes: The lines, each with its line feed.
  /// - Returns: The events in the order of their lines, the lines that cannot be used by number and
  ///   reason, and how many bytes a record at the end has that was cut short.
  /// - Complexity: O(number of bytes).
  package func readFile(
    _ bytes: [UInt8]
  ) -> (log: EventLog, damage: [LogDamage], torn: Int) {
    var reading = SegmentReading(after: Segment(file: ""))
    var log = EventLog()
    _ = reading.take(bytes, upTo: .file, self, into: &log)
    return (log, reading.damage, reading.torn.count)
  }
}
