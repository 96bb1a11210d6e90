import Effects

/// The checkout that these tests were compiled from; paths are relative to its top.
struct Checkout {
  /// The absolute path of the top folder.
  let root: String

  private let files = LiveFiles()

  init(testFile: String = #filePath) {
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    root = parts.dropLast(3).joined(separator: "/")
  }

  /// The names in a folder, sorted; none when there is no such folder.
  func names(in folder: String) throws -> [String] {
    guard try files.status(absolute(folder))?.kind == .folder else { return [] }
    return try files.list(absolute(folder))
  }

  /// The files below a folder whose names end so, sorted; hidden ones are passed over.
  func files(below folder: String, ending suffix: String = "") throws -> [String] {
    var found: [String] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch try files.status(absolute(path))?.kind {
      case .folder: found += try files(below: path, ending: suffix)
      case .file where name.hasSuffix(suffix): found.append(path)
      default: break
      }
    }
    return found
  }

  /// Whether there is a file or folder at a path.
  func holds(_ path: String) throws -> Bool { try files.status(absolute(path)) != nil }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    String(decoding: try files.read(absolute(path), limit: 8 << 20), as: UTF8.self)
  }

  /// The Swift files below a folder, parsed.
  func swiftFiles(below folder: String) throws -> [SwiftFile] {
    try files(below: folder, ending: ".swift").map { SwiftFile(path: $0, text: try text($0)) }
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }
}
