import Effects

extension ProgressStore {
  /// What stands in the data folder where something else has to be, and what that prevents.
  func obstacles() throws(FileError) -> [StoreDiagnosis.Obstacle] {
    var found: [StoreDiagnosis.Obstacle] = []
    for (name, effect) in [("backups", Effect.noBackups), ("quarantine", .noQuarantine)] {
      if let error = try obstacle(toFolder: name) { found.append(.init(error, effect)) }
    }
    if let (error, effect) = try obstacleToLock() { found.append(.init(error, effect)) }
    if let error = try obstacle(toFile: "progress.json") { found.append(.init(error, .slowStart)) }
    for place in places {
      if let error = try openLink(place) { found.append(.init(error, .noAnswers)) }
    }
    return found
  }

  private typealias Effect = StoreDiagnosis.Obstacle.Effect

  /// What a record is written through: the folders, and the file that grows.
  private var places: [String] {
    guard let device else { return ["", "log"] }
    return ["", "log", "log/\(device)"] + (lastSegment(of: device).map { [$0.file] } ?? [])
  }

  /// Refuses to record by way of links that lead to where any account may put files.
  func refuseOpenLinks() throws(StoreError) {
    do throws(FileError) {
      for place in places { try folder.files.refuseOpenLink(folder.path(place)) }
    } catch {
      throw .unwritable(error)
    }
  }

  private func openLink(_ name: String) throws(FileError) -> FileError? {
    do throws(FileError) {
      try folder.files.refuseOpenLink(folder.path(name))
      return nil
    } catch {
      return error
    }
  }

  private func obstacle(toFolder name: String) throws(FileError) -> FileError? {
    let path = folder.path(name)
    switch try folder.files.status(path)?.kind {
    case .file, .other: return .notFolder(path)
    case .folder: return try openLink(name)
    case nil: return try folder.files.isLink(path) ? .isLink(path) : nil
    }
  }

  private func obstacle(toFile name: String) throws(FileError) -> FileError? {
    let path = folder.path(name)
    switch try folder.files.status(path)?.kind {
    case .folder: return .isFolder(path)
    case .other: return .notRegular(path)
    case .file, nil: return try openLink(name)
    }
  }

  private func obstacleToLock() throws(FileError) -> (FileError, Effect)? {
    let path = folder.path("lock")
    // A lock on what a link leads to would not be known to those who have the folder by another path.
    if try folder.files.isLink(path) { return (.isLink(path), .noAnswers) }
    switch try folder.files.status(path)?.kind {
    case .folder: return (.isFolder(path), .noAnswers)
    case .file, nil: return nil
    case .other:
      // The kernel locks a pipe as it does a file; what it cannot open is no lock.
      let attempt = attemptLock(path)
      return attempt.map { ($0, .noAnswers) } ?? (.notRegular(path), .none)
    }
  }

  private func attemptLock(_ path: String) -> FileError? {
    do throws(LockError) {
      _ = try folder.files.lock(path, patience: 0)
      return nil
    } catch {
      if case .refused(let error) = error { return error }
      return nil
    }
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
