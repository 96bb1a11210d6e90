import Effects

/// Completes paths, as shells do.
struct PathCompletion {
  let files: any FileAccess
  let variables: Variables

  /// The paths that begin with what was typed; folders end in a slash.
  ///
  /// Hidden names are offered only once their dot was typed; `~/` stays as it was typed.
  func paths(_ partial: String, onlyFolders: Bool) -> [String] {
    let cut = partial.lastIndex(of: "/").map { partial.index(after: $0) } ?? partial.startIndex
    let folder = String(partial[..<cut])
    let prefix = partial[cut...]
    let names = (try? files.list(expanded(folder.isEmpty ? "." : folder))) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(prefix), prefix.hasPrefix(".") || !name.hasPrefix(".") else {
        return nil
      }
      let status = try? files.status(expanded(folder + name))
      let isFolder = status?.kind == .folder
      guard isFolder || !onlyFolders else { return nil }
      return folder + name + (isFolder ? "/" : "")
    }
  }

  private func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = variables["HOME"] else { return path }
    return home + path.dropFirst()
  }
}
