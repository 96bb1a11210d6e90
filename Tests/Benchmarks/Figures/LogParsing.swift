import Effects
import ProgressStore

/// Parsing the bytes of a long log on one core, checksums and all, beside copying them.
enum LogParsing: Benchmark {
  static let name = "log-parsing"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let home = try workshop.largeHome
    var bytes: [UInt8] = []
    for file in try LiveFiles().list(home.log) {
      bytes += try LiveFiles().read(Paths.join(home.log, file), limit: 1 << 28)
    }
    let megabytes = Double(bytes.count) / 1e6
    var records = 0
    let runs = Alternation(
      floor: { megabytes * 1e3 / Stopwatch.processorMilliseconds { records += copy(bytes) } },
      subject: {
        megabytes * 1e3
          / Stopwatch.processorMilliseconds {
            let reader = RecordReader(RecordCodec())
            records += reader.readFile(bytes).log.count
          }
      }
    )
    precondition(records > 0, "the records are counted so that the work cannot be left out")
    return [
      Figure(
        name: "\(name): bytes",
        unit: .megabytesPerSecond,
        samples: runs.subject,
        floor: .init(name: "copying", samples: runs.floor),
        target: .atLeast(150)
      )
    ]
  }

  private static func copy(_ bytes: [UInt8]) -> Int {
    var copy = bytes
    copy[0] &+= 1
    return Int(copy[copy.count / 2])
  }
}
