import BankParsing
import ContentLoading
import Core
import Effects

/// Finding and parsing many banks, beside reading the same files.
enum BankLoading: Benchmark {
  static let name = "bank-loading"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let size = GeneratedHome.Size(files: 200, itemsPerFile: 10, reviews: 1)
    let home = GeneratedHome(path: workshop.path("banks"), size: size)
    try home.write()
    let loader = ContentLoader(files: LiveFiles())
    let files = loader.load([home.banks]).library.banks.map(\.file)
    let megabytes = Double(try files.reduce(0) { try $0 + RawFile.read($1) }) / 1e6
    var items = 0
    let runs = try Alternation(
      floor: {
        megabytes * 1e3
          / (try Stopwatch.milliseconds { for file in files { _ = try RawFile.read(file) } })
      },
      subject: {
        megabytes * 1e3
          / Stopwatch.milliseconds { items = loader.load([home.banks]).library.items.count }
      }
    )
    return [
      Figure(
        name: "\(name): bytes",
        unit: .megabytesPerSecond,
        samples: runs.subject,
        floor: .init(name: "reading", samples: runs.floor)
      ),
      Figure(
        name: "\(name): items",
        unit: .thousandsPerSecond,
        samples: runs.subject.map { $0 / megabytes * Double(items) / 1e3 }
      ),
    ]
  }
}
