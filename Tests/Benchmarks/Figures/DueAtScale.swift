/// `viva due` with ten thousand items in a thousand files and two hundred thousand reviews, started
/// with what an earlier run derived from the log.
enum DueAtScale: Benchmark {
  static let name = "due-large"

  static func figures(in workshop: Workshop) throws -> [Figure] {
    let due = try workshop.command("due", home: try workshop.largeHome)
    return try ProcessFigures(of: due, named: name).figures(under: .init(milliseconds: 250))
  }
}
