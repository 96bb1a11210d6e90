import Effects

/// The files of a folder in `Fixtures` beside the tests.
enum Fixture {
  /// The bytes of each file of a folder, by name; nothing where there is no such folder.
  static func all(in folder: String, here: String = #filePath) -> [(name: String, bytes: [UInt8])] {
    let tests = Paths.folder(of: Paths.folder(of: here))
    let path = Paths.join(tests, "Fixtures/\(folder)")
    let names = (try? LiveFiles().list(path)) ?? []
    return names.sorted().compactMap { name in
      (try? LiveFiles().read(Paths.join(path, name), limit: 1 << 20)).map { (name, $0) }
    }
  }
}
