import Core
import Effects
import ProgressStore

/// Banks and a data folder, as a learner has them, always the same for a size.
struct GeneratedHome {
  /// How much there is.
  struct Size {
    var files: Int
    var itemsPerFile: Int
    var reviews: Int
    var seed: UInt64 = 1
  }

  /// The folder that holds both.
  let path: String
  let size: Size
  /// The ids of other banks, which take the place of generated ones.
  var items: [ItemID] = []
  /// The folder of those banks.
  var content: String?

  /// The size in bytes at which the program closes a log file, too.
  private static let fullSegment = 4 << 20

  init(path: String, size: Size) {
    self.path = path
    self.size = size
  }

  /// Makes a home for banks that are there already.
  init(path: String, content: String, items: [ItemID], reviews: Int) {
    self.init(path: path, size: Size(files: 0, itemsPerFile: 0, reviews: reviews))
    self.content = content
    self.items = items
  }

  /// The folder of the banks.
  var banks: String { content ?? Paths.join(path, "banks") }
  /// The data folder.
  var data: String { Paths.join(path, "data") }
  /// What is derived from the log.
  var snapshot: String { Paths.join(data, "progress.json") }
  /// The folder of the log's files.
  var log: String { Paths.join(data, "log/\(GeneratedHistory.device)") }

  /// The options by which the program uses it, at the moment when the history ends.
  var options: [String] {
    ["--content", banks, "--data", data, "--now", GeneratedHistory.end.iso8601]
  }

  /// Writes everything but what is derived.
  func write() throws {
    let items = content == nil ? try writeBanks() : items
    guard !items.isEmpty else { throw BenchmarkError.noItems(banks) }
    try writeLog(GeneratedHistory(of: items, reviews: size.reviews, seed: size.seed).events)
    try RawFile.write(
      Array(#"{"schema":1,"device":"\#(GeneratedHistory.device)","id":"generated"}"#.utf8),
      to: Paths.join(data, "device.json")
    )
  }

  private func writeBanks() throws -> [ItemID] {
    var items: [ItemID] = []
    for number in 0..<size.files {
      let folder = Paths.join(banks, "area-\(number % 25)")
      if number < 25 { try LiveFiles().makeFolder(folder, mode: 0o755) }
      let bank = GeneratedBank(number: number, items: size.itemsPerFile, seed: size.seed)
      try RawFile.write(Array(bank.text.utf8), to: Paths.join(folder, "bank-\(number).md"))
      items += bank.ids
    }
    return items
  }

  private func writeLog(_ events: [Event]) throws {
    try LiveFiles().makeFolder(log, mode: 0o700)
    let codec = RecordCodec()
    var bytes: [UInt8] = []
    var number = 1
    for event in events {
      bytes += codec.encode(event)
      bytes.append(UInt8(ascii: "\n"))
      guard bytes.count >= Self.fullSegment || event.id.sequence == events.count else { continue }
      try RawFile.write(bytes, to: Paths.join(log, "\(padded(number, to: 6)).jsonl"))
      bytes = []
      number += 1
    }
  }
}
