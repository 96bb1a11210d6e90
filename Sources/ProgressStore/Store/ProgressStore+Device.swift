import Effects

extension ProgressStore {
  /// Takes this machine's name for reading, and notes why there is none where a file stands.
  func loadDevice() {
    switch DeviceFile.find(in: folder) {
    case .device(let file): device = file.device
    case .newer(let schema): note(.newerDevice(schema: schema))
    case .unreadable(let error): note(.unreadableDevice(error))
    case .nothing, .foreign, .damaged: break
    }
  }

  /// This machine's name, if it has one; another process may have given it in the meantime.
  ///
  /// Refuses a file that may hold a name and cannot be read, before any answer depends on it.
  func knownDevice() throws(StoreError) -> String? {
    if let device { return device }
    switch DeviceFile.find(in: folder) {
    case .device(let file): device = file.device
    case .newer(let schema): throw .newerDevice(folder.path("device.json"), schema: schema)
    case .unreadable(let error): throw .unreadableDevice(error)
    case .nothing, .foreign, .damaged: break
    }
    return device
  }

  /// This machine's name, made if it has none.
  func ownDevice() throws(StoreError) -> String {
    if let known = try knownDevice() { return known }
    let file = DeviceFile(
      entropy: entropy,
      machine: DeviceFile.machineHash(folder.files)
    )
    do throws(FileError) {
      switch DeviceFile.find(in: folder) {
      case .foreign(let other): note(.otherMachine(device: other.device))
      case .damaged(let bytes): note(.damagedDevice(kept: try setAside("device.json", bytes)))
      case .nothing, .device, .newer, .unreadable: break
      }
      try file.write(in: folder)
    } catch {
      throw .notSaved(error)
    }
    device = file.device
    return file.device
  }

  /// Keeps what belongs to this machine alone out of synchronisation by git and Syncthing.
  ///
  /// A session ends with it, so that on a small disk the answers come first.
  func writeIgnoreFiles() throws(FileError) {
    let text = "/backups\n/device.json\n/lock\n/progress.json\n/quarantine\n.viva-*.tmp\n"
    for name in [".gitignore", ".stignore"] {
      guard try folder.files.status(folder.path(name)) == nil else { continue }
      try folder.files.replace(folder.path(name), with: Array(text.utf8), mode: 0o600)
    }
  }
}
