import Glibc

/// `viva due` at the same size, started without `progress.json`: the whole log is read, and the file
/// is written.
enum DueWithoutSnapshot: Benchmark {
  static let name = "due-rebuilding"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let home = try workshop.largeHome
    let due = try workshop.command("due", home: home)
    return try ProcessFigures(of: due, named: name) { unsafe unlink(home.snapshot) }.figures()
  }
}
