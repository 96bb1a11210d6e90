import Effects

/// A file of `Fixtures` beside the tests.
enum Fixture {
  /// The text of a file.
  static func text(_ name: String, here: String = #filePath) throws -> String {
    let folder = Paths.folder(of: Paths.folder(of: here))
    let path = Paths.join(folder, "Fixtures/\(name)")
    return String(decoding: try LiveFiles().read(path, limit: 1 << 20), as: UTF8.self)
  }
}
