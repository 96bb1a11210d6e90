import Core
import Effects

/// The lab's own files: what snippets import, and the program that runs them.
struct LabParts: Equatable {
  /// The folder with the modules.
  let modules: String
  /// The path of the runner.
  let runner: String

  /// What is imported, by the name it is imported under.
  static let names = ["LabUI", "LabCombine"]

  /// The path of a module.
  func module(_ name: String) -> String { Paths.join(modules, "\(name).swiftmodule") }

  /// Where the lab can be beside the program: as the build leaves it, and as it is installed.
  static func beside(_ executable: String) -> [LabParts] {
    let folder = Paths.folder(of: executable)
    return [
      LabParts(
        modules: Paths.join(folder, "Modules"),
        runner: Paths.join(folder, "viva-lab")
      ),
      LabParts(
        modules: Paths.join(Paths.folder(of: folder), "lib/viva/lab"),
        runner: Paths.join(folder, "viva-lab")
      ),
    ]
  }

  /// Whether all of it is there.
  func exist(_ files: any FileAccess) -> Bool {
    paths.allSatisfy { (try? files.status($0))??.kind == .file }
  }

  /// What changes whenever one of the files does.
  func stamp(_ files: any FileAccess) -> String {
    paths.map { path in
      let status = (try? files.status(path)) ?? nil
      return "\(path) \(status?.size ?? 0) \(status?.modified ?? 0)"
    }.joined(separator: "\n")
  }

  /// When the last of the files was written.
  func written(_ files: any FileAccess) -> Int {
    paths.compactMap { (try? files.status($0))??.modified }.max() ?? 0
  }

  /// Whether a compiler of that version wrote the modules: each names the compiler near its start.
  ///
  /// The compiler itself takes modules of other versions as long as their format is the same, and
  /// what it then makes of them need not fit the runner.
  func areWritten(by version: String, _ files: any JournalFiles) -> Bool {
    Self.names.map(module).allSatisfy { path in
      let start = (try? files.read(path, from: 0, limit: Self.start)) ?? []
      return start.firstRange(of: Array(version.utf8)) != nil
    }
  }

  /// The bytes of a module among which the name of its compiler is.
  private static let start = 1 << 16

  private var paths: [String] { Self.names.map(module) + [runner] }
}
