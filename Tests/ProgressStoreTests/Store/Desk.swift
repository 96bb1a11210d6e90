import Core
import Effects
import ProgressStore
import Scheduling
import TestSupport

/// A data folder in memory, and what it takes to open stores on it.
struct Desk {
  let files: MemoryFiles
  /// A day after the first of the examples.
  var now = Moment(instant: Examples.moment.instant.adding(seconds: 86_400), offset: 3600)

  /// The name that the fixed chance gives to this machine.
  static let device = "0123456789ab"
  static let log = "/data/log/\(device)/000001.jsonl"

  init(_ texts: [String: String] = [:]) { files = MemoryFiles(texts) }

  func open(_ access: ProgressStore.Access = .recording) throws -> ProgressStore {
    try ProgressStore.open(
      "/data",
      for: access,
      files: files,
      entropy: FixedEntropy(0x0123_4567_89ab_cdef),
      at: now,
      using: FSRS(FSRSParameters())
    )
  }

  /// The log's text.
  var log: String { String(decoding: files[Self.log] ?? [], as: UTF8.self) }

  /// Records reviews, each on its own, and tells the log's bytes after each.
  @discardableResult
  func answer(_ indices: Range<Int>) throws -> [Int] {
    let store = try open()
    return try indices.map { index in
      try store.record([Examples.review(index, item: "item-\(index % 5)")])
      return files[Self.log]?.count ?? 0
    }
  }

  /// The log's lines, each with its line feed.
  var lines: [String] { log.split(separator: "\n").map { $0 + "\n" } }
}
