package import Effects

/// What the files below some paths are like, without reading them: whether anything has changed.
package struct ContentStamp: Equatable, Sendable {
  /// Each file's place, size, time and identity.
  package let text: String
  /// When the last of them changed, in nanoseconds since 1970; 0 where there is none.
  package let newest: Int

  /// Looks at all files that would be read; `nil` where not all of them can be looked at.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - files: The file system.
  package init?(of paths: [String], files: any FileAccess) {
    var search = ContentSearch(files: files)
    for path in paths { search.add(path) }
    guard search.problems.isEmpty else { return nil }
    let found = search.found
    newest = found.map(\.status.modified).max() ?? 0
    text = found.map { file in
      let status = file.status
      let identity = status.identity
      return "\(file.isNamed) \(file.isClaimList) \(status.size) \(status.modified) "
        + "\(identity.device) \(identity.inode) \(file.path)\n"
    }.joined()
  }
}
