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

  /// A short hash of all that the lab is made of.
  func hash() throws -> String {
    var texts: [UInt8] = []
    for module in Self.modules {
      for path in try swiftFiles(below: Paths.join(root, "Sources/\(module)")) {
        texts += Array(path.utf8) + (try files.read(path, limit: 1 << 22))
      }
    }
    return Fingerprint.hex(texts, digits: 16)
  }

  private func swiftFiles(below folder: String) throws -> [String] {
    try files.list(folder).flatMap { name -> [String] in
      let path = Paths.join(folder, name)
      return try files.status(path)?.kind == .folder ? try swiftFiles(below: path) : [path]
    }
  }
}
