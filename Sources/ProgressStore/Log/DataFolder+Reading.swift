import Core
import Effects
import Scheduling

extension DataFolder {
  /// What one file has.
  private typealias Piece = Result<(log: EventLog, reading: SegmentReading), FileError>

  /// Reads files whole, several at once, and adds their events to a log in the files' order.
  ///
  /// - Parameters:
  ///   - names: The files' paths in the data folder.
  ///   - reader: Reads their lines.
  ///   - crew: The threads that share the work.
  ///   - log: The log, which is the same however many threads there are.
  ///   - body: Called with what each file has besides, in order.
  /// - Throws: Why the first file that cannot be read could not.
  func readWhole(
    _ names: [String],
    _ reader: RecordReader,
    by crew: Crew,
    into log: inout EventLog,
    _ body: (SegmentReading) -> Void
  ) throws(FileError) {
    var rest = names[...]
    while !rest.isEmpty {
      // A few at a time, so that the pieces take little room.
      let wave = Array(rest.prefix(crew.size * Self.share))
      rest = rest.dropFirst(wave.count)
      for piece in crew.map(wave.count, { readPiece(wave[$0], reader) }) {
        let (events, reading) = try piece.get()
        log.append(contentsOf: events)
        body(reading)
      }
    }
  }

  /// How many files each thread takes before the next wave; so many that little is waited for the last.
  private static let share = 6

  /// The bytes of a short record, so that room is made once; what is not filled costs nothing.
  static let shortRecord = 128

  private func readPiece(_ name: String, _ reader: RecordReader) -> Piece {
    do throws(FileError) {
      var log = EventLog()
      log.reserveCapacity((try files.status(path(name))?.size ?? 0) / Self.shortRecord)
      let reading = try read(after: Segment(file: name), reader, into: &log)
      return .success((log, reading))
    } catch {
      return .failure(error)
    }
  }
}
