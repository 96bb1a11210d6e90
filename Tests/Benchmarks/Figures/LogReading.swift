import Effects
import Glibc
import ProgressStore
import Scheduling

/// Reading a long log and folding it, beside reading its bytes.
enum LogReading: Benchmark {
  static let name = "log-reading"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let home = try workshop.largeHome
    let files = try LiveFiles().list(home.log).map { Paths.join(home.log, $0) }
    let megabytes = Double(try files.reduce(0) { try $0 + RawFile.read($1) }) / 1e6
    unsafe unlink(home.snapshot)
    let runs = try Alternation(
      floor: {
        megabytes * 1e3
          / (try Stopwatch.milliseconds { for file in files { _ = try RawFile.read(file) } })
      },
      subject: { megabytes * 1e3 / (try Stopwatch.milliseconds { try open(home) }) }
    )
    return [
      Figure(
        name: "\(name): bytes",
        unit: .megabytesPerSecond,
        samples: runs.subject,
        floor: .init(name: "reading", samples: runs.floor)
      ),
      Figure(
        name: "\(name): reviews",
        unit: .thousandsPerSecond,
        samples: runs.subject.map { $0 / megabytes * Double(home.size.reviews) / 1e3 }
      ),
    ]
  }

  private static func open(_ home: GeneratedHome) throws {
    _ = try ProgressStore.open(
      home.data,
      for: .reading,
      files: UnwritableFiles(),
      entropy: LiveEntropy(),
      at: GeneratedHistory.end,
      using: FSRS(FSRSParameters())
    )
  }
}
