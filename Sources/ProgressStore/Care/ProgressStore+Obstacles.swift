import Effects

extension ProgressStore {
  /// What stands in the data folder where something else has to be.
  func obstacles() throws(FileError) -> [FileError] {
    var found: [FileError] = []
    for name in ["backups", "quarantine"] {
      let path = folder.path(name)
      if let kind = try folder.files.status(path)?.kind, kind != .folder {
        found.append(.notFolder(path))
      }
    }
    for name in ["lock", "progress.json"] {
      let path = folder.path(name)
      switch try folder.files.status(path)?.kind {
      case .folder: found.append(.isFolder(path))
      case .other: found.append(.notRegular(path))
      case .file, nil: break
      }
    }
    // A lock on what a link leads to would not be known to those who have the folder by another path.
    let lock = folder.path("lock")
    if try folder.files.isLink(lock) { found.append(.isLink(lock)) }
    return found
  }

  /// Tries to make, write and remove a small file in each folder that a session writes in.
  ///
  /// Nothing is tried where there is no data folder yet.
  ///
  /// - Throws: ``StoreError/unwritable(_:)``.
  package func tryWriting() throws(StoreError) {
    do throws(FileError) {
      for place in ["", "log", device.map { "log/\($0)" } ?? "log"] {
        guard try folder.files.status(folder.path(place))?.kind == .folder else { continue }
        try tryWriting(in: folder.path(place))
      }
    } catch {
      throw .unwritable(error)
    }
  }

  private func tryWriting(in place: String) throws(FileError) {
    let path = Paths.join(place, ".viva-doctor.tmp")
    if try folder.files.status(path) != nil { try folder.files.remove(path) }
    do throws(AppendError) {
      try folder.files.append([UInt8](repeating: 0, count: 4096), to: path, size: 0)
    } catch {
      try? folder.files.remove(path)
      switch error {
      case .refused(let error), .unsure(let error): throw error.naming(place)
      // Another doctor is at work here, so it can be written.
      case .moved: return
      }
    }
    try folder.files.remove(path)
  }
}
