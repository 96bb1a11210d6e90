import Core
import Effects
import StrictJSON

/// Compiled snippets, kept so that the same code is not compiled again.
struct SnippetStore {
  let machine: LabMachine
  let place: LabPlace

  /// The most that are kept.
  private static let most = 60

  /// A snippet that was compiled before.
  struct Kept {
    let library: String
    let messages: [UInt8]
  }

  /// Finds what was compiled for a key; what is not whole is not found.
  func find(_ key: String) -> Kept? {
    let name = Self.name(of: key)
    let library = path(name, "so")
    guard let bytes = try? machine.files.read(path(name, "json"), limit: 1 << 22),
      let json = try? JSONValue(parsing: bytes),
      // The name is short, so another key could have it.
      json["key"]?.string == key, let messages = json["messages"]?.string,
      let size = json["size"]?.integer, let status = (try? machine.files.status(library)) ?? nil,
      status.kind == .file, status.size == size
    else { return nil }
    return Kept(library: library, messages: Array(messages.utf8))
  }

  /// Moves a library into the store, and gives its new path.
  func keep(_ library: String, _ messages: [UInt8], _ key: String) throws -> String {
    try machine.files.makeFolder(place.snippets, mode: 0o700)
    makeRoom()
    let name = Self.name(of: key)
    let target = path(name, "so")
    let size = try machine.files.status(library)?.size ?? 0
    if (try? machine.files.status(target))??.kind == .folder {
      WorkFolder.removeAll(of: target, machine.files)
    }
    try machine.files.move(library, to: target)
    let json: JSONValue = [
      "key": .string(key),
      "messages": .string(String(decoding: messages, as: UTF8.self)),
      "size": .integer(size),
    ]
    try machine.files.replace(path(name, "json"), with: Array(json.text().utf8), mode: 0o600)
    return target
  }

  private func path(_ name: String, _ ending: String) -> String {
    Paths.join(place.snippets, "\(name).\(ending)")
  }

  /// Removes the oldest half when there are too many; another process may do so as well.
  private func makeRoom() {
    let files = machine.files
    let names = ((try? files.list(place.snippets)) ?? []).filter { $0.hasSuffix(".so") }
    guard names.count >= Self.most else { return }
    let aged = names.map { name in
      (name: name, age: (try? files.status(Paths.join(place.snippets, name)))??.modified ?? 0)
    }.sorted { $0.age < $1.age }
    for (name, _) in aged.prefix(Self.most / 2) {
      try? files.remove(Paths.join(place.snippets, name))
      try? files.remove(Paths.join(place.snippets, name.dropLast(2) + "json"))
    }
  }

  private static func name(of key: String) -> String { Fingerprint.hex(key.utf8, digits: 16) }
}
