import Effects
import TestSupport

/// The places that benchmarks work in: the checkout, the built program, and a folder that is removed
/// at the end.
final class Workshop {
  /// The top folder of the checkout.
  let checkout: String
  private let folder: TemporaryFolder
  private var large: GeneratedHome?

  /// What a learner has after some years: the sizes that the figures are promised for.
  static let largeSize = GeneratedHome.Size(files: 1000, itemsPerFile: 10, reviews: 200_000)

  init(sourceFile: String = #filePath) throws {
    folder = try TemporaryFolder()
    checkout = Paths.folder(of: Paths.folder(of: Paths.folder(of: sourceFile)))
  }

  /// The banks that come with the program.
  var shippedBanks: String { Paths.join(checkout, "Content") }

  /// The release program.
  var viva: String {
    get throws {
      let path = Paths.join(checkout, ".build/release/viva")
      guard try LiveFiles().status(path) != nil else { throw BenchmarkError.notBuilt(path: path) }
      return path
    }
  }

  /// A large library with a long history, made when it is first asked for.
  var largeHome: GeneratedHome {
    get throws {
      if let large { return large }
      let home = GeneratedHome(path: folder.appending("large"), size: Self.largeSize)
      try home.write()
      large = home
      return home
    }
  }

  /// The path of a name in the folder that is removed at the end.
  func path(_ name: String) -> String { folder.appending(name) }

  /// A run of the program with nothing of this machine's settings.
  func command(_ words: String..., home: GeneratedHome) throws -> ProcessRun.Command {
    ProcessRun.Command(
      words: [try viva] + words + home.options,
      environment: ["HOME=\(folder.path)", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]
    )
  }
}
