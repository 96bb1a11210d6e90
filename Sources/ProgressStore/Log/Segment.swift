/// How far a log file was read, and how to tell whether it is still the same.
struct Segment: Equatable, Sendable {
  /// The file's path in the data folder, as `log/4f1c09aa7d3e/000001.jsonl`.
  let file: String
  /// The bytes that were read: all lines that were whole.
  var size = 0
  /// The lines that were read.
  var lines = 0
  /// Whether the last line was whole but had no line feed.
  var isUnended = false
  /// The file's inode when it was read.
  var inode: UInt64 = 0
  /// When the file had last changed, in nanoseconds since 1970.
  var modified = 0
  /// The checksum of the last 64 KiB before `size`; absent until it is needed.
  var tail: UInt32?

  /// The bytes that ``tail`` is the checksum of.
  static let tailLength = 1 << 16
}
