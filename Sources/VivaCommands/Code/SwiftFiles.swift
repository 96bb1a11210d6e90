import Effects

/// Finds the Swift files that paths stand for.
struct SwiftFiles {
  private let files: any FileAccess
  private let excluded: [GlobPattern]
  private static let most = 20_000

  init(files: any FileAccess, excluding patterns: [String] = []) {
    self.files = files
    excluded = patterns.map(GlobPattern.init)
  }

  /// The files, each once, those of a folder in the order of their paths.
  ///
  /// A file named outright is taken whatever it is called; of a folder all `.swift` files are,
  /// but not those in hidden folders, `.build` among them. A link to a folder is not followed
  /// twice.
  func found(at paths: [String]) throws -> [String] {
    var found: [String] = []
    var seen: Set<FileStatus.Identity> = []
    for path in paths {
      guard let status = try files.status(path) else { throw FileError.missing(path) }
      var waiting = [(path, status, true)]
      while let (path, status, isNamed) = waiting.popLast() {
        guard isNamed || !excluded.contains(where: { $0.matches(path) }) else { continue }
        switch status.kind {
        case .folder:
          guard seen.insert(status.identity).inserted else { continue }
          for name in try files.list(path).reversed() where !name.hasPrefix(".") {
            let inner = path == "." ? name : Paths.join(path, name)
            if let status = try files.status(inner) { waiting.append((inner, status, false)) }
          }
        case .file where isNamed || path.hasSuffix(".swift"):
          if seen.insert(status.identity).inserted { found.append(path) }
        case .file: continue
        case .other: if isNamed { throw FileError.notRegular(path) }
        }
        guard found.count <= Self.most else { throw SwiftFilesProblem.tooMany(Self.most) }
      }
    }
    guard !found.isEmpty else { throw SwiftFilesProblem.none(paths) }
    return found
  }
}
