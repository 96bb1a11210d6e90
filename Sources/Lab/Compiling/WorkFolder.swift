import Core
import Effects

/// A folder for one piece of work; what is left in it goes when it is removed.
struct WorkFolder {
  let path: String
  private let files: any JournalFiles

  /// Makes a folder with a name that no other has.
  init(in folder: String, _ machine: LabMachine) throws {
    files = machine.files
    path = Paths.join(folder, "work-\(Nonce.make(machine.entropy))")
    try files.makeFolder(path, mode: 0o700)
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

  /// Removes it with all that is in it; links are removed, not followed.
  func remove() { remove(path) }

  private func remove(_ folder: String) {
    for name in (try? files.list(folder)) ?? [] {
      let inner = Paths.join(folder, name)
      let isLink = (try? files.isLink(inner)) ?? true
      if !isLink, (try? files.status(inner))??.kind == .folder { remove(inner) }
      try? files.remove(inner)
    }
    try? files.remove(folder)
  }
}
