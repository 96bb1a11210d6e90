import Effects
import Glibc

/// `viva due` with a million reviews of ten thousand items, cold and warm.
///
/// Cold all is made anew from the log, warm `progress.json` holds. The banks are the shipped ones, for
/// the log is what counts.
enum MillionReviewsLoaded: Benchmark {
  static let name = "million-reviews-loaded"

  private static let size = GeneratedHome.Size(files: 1000, itemsPerFile: 10, reviews: 1_000_000)

  static func figures(in workshop: Workshop) throws -> [Figure] {
    var home = GeneratedHome(path: workshop.path("million"), size: size)
    try home.write()
    home.content = workshop.shippedBanks
    let due = try workshop.command("due", home: home)
    let snapshot = home.snapshot
    return try figures(
      "cold",
      due,
      reading: files(of: home),
      .init(milliseconds: 2000, mebibytes: 200)
    ) {
      unsafe unlink(snapshot)
    } + figures("warm", due, reading: [snapshot], .init(milliseconds: 60)) {}
  }

  private static func files(of home: GeneratedHome) throws -> [String] {
    try LiveFiles().list(home.log).map { Paths.join(home.log, $0) }
  }

  private static func figures(
    _ word: String,
    _ due: ProcessRun.Command,
    reading paths: [String],
    _ limits: ProcessFigures.Limits,
    preparing prepare: () -> Void
  ) throws -> [Figure] {
    let floor = Samples(
      try (0..<5).map { _ in
        try Stopwatch.milliseconds { for path in paths { _ = try RawFile.read(path) } }
      }
    )
    return try ProcessFigures(of: due, named: "\(name), \(word)", rounds: 5, preparing: prepare)
      .figures(under: limits, floor: .init(name: "reading the bytes", samples: floor))
  }
}
