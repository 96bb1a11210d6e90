import Core
import Effects

/// A folder for one piece of work; what is left in it goes when it is removed.
struct WorkFolder {
  let path: String
  private let files: any JournalFiles

  /// Makes a folder with a name that no other has.
  init(in folder: String, _ machine: LabMachine) throws {
    files = machine.files
    path = Paths.join(folder, "\(Self.prefix)\(Nonce.make(machine.entropy))")
    try files.makeFolder(path, mode: 0o700)
    sweep(folder)
  }

  /// Takes a folder as it is.
  init(at path: String, _ machine: LabMachine) {
    files = machine.files
    self.path = path
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { Paths.join(path, name) }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try files.replace(file(name), with: Array(text.utf8), mode: 0o600)
  }

  /// Removes what a program that was killed left beside it an hour ago or more; no work takes so long.
  private func sweep(_ folder: String) {
    guard let made = (try? files.status(path))??.modified else { return }
    for name in (try? files.list(folder)) ?? [] where name.hasPrefix(Self.prefix) {
      let other = Paths.join(folder, name)
      guard let status = (try? files.status(other)) ?? nil,
        status.modified < made - Self.longest
      else { continue }
      remove(other)
    }
  }

  private static let prefix = "work-"

  /// Nanoseconds after which a folder is nobody's.
  private static let longest = 3_600_000_000_000

  /// Removes it with all that is in it; links are removed, not followed.
  func remove() { remove(path) }

  private func remove(_ folder: String) { Self.removeAll(of: folder, files) }

  /// Removes a folder with all that is in it.
  static func removeAll(of folder: String, _ files: any JournalFiles) {
    for name in (try? files.list(folder)) ?? [] {
      let inner = Paths.join(folder, name)
      let isLink = (try? files.isLink(inner)) ?? true
      if !isLink, (try? files.status(inner))??.kind == .folder { removeAll(of: inner, files) }
      try? files.remove(inner)
    }
    try? files.remove(folder)
  }
}
