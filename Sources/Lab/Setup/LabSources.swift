import Core
import Effects

/// The lab's sources, from which it is made anew for another compiler.
struct LabSources {
  /// The folder of the package.
  let root: String
  private let files: any FileAccess

  /// The modules that the runner is made of.
  private static let modules = [
    "CSandbox", "Core", "LabCombine", "LabProtocol", "LabUI", "Scenarios", "StrictJSON", "viva-lab",
  ]

  /// Finds them above the program; `nil` where they are not.
  init?(above executable: String, _ files: any FileAccess) {
    var folder = Paths.folder(of: executable)
    while folder != "/" && folder != "." {
      for place in [folder, Paths.join(folder, "share/viva")] {
        let manifest = (try? files.status(Paths.join(place, "Package.swift"))) ?? nil
        let sources = (try? files.status(Paths.join(place, "Sources/LabUI"))) ?? nil
        if manifest?.kind == .file, sources?.kind == .folder {
          root = place
          self.files = files
          return
        }
      }
      folder = Paths.folder(of: folder)
    }
    return nil
  }

  /// A short hash of all that the lab is made of, wherever it lies.
  func hash() throws -> String {
    var texts: [UInt8] = []
    for file in try all() {
      texts += Array(file.name.utf8) + [0]
      texts += try files.read(Paths.join(root, file.name), limit: 1 << 22)
    }
    return Fingerprint.hex(texts, digits: 16)
  }

  /// What changes with a file's size or time, which is quicker to find out than the hash; and when
  /// the last of them was written.
  func state() throws -> (text: String, written: Int) {
    let all = try all()
    let text = all.map { "\($0.name) \($0.status.size) \($0.status.modified)" }
    return (
      Fingerprint.hex(text.joined(separator: "\n").utf8, digits: 16),
      all.map(\.status.modified).max() ?? 0
    )
  }

  private func all() throws -> [(name: String, status: FileStatus)] {
    try Self.modules.flatMap { try all(below: "Sources/\($0)") }
  }

  private func all(below folder: String) throws -> [(name: String, status: FileStatus)] {
    var found: [(name: String, status: FileStatus)] = []
    for name in try files.list(Paths.join(root, folder)).sorted() {
      let inner = Paths.join(folder, name)
      guard let status = try files.status(Paths.join(root, inner)) else { continue }
      if status.kind == .folder {
        found += try all(below: inner)
      } else if [".swift", ".c", ".h"].contains(where: name.hasSuffix) {
        found.append((inner, status))
      }
    }
    return found
  }
}
