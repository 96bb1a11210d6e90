import Core
package import Effects
import Synchronization

/// A file system in memory, with faults to order.
///
/// Paths are compared as they are written, so tests use absolute ones without `.` and `..`. There
/// are no symbolic links. Only folders that were made, or that a file was put in, exist.
package final class MemoryFiles: JournalFiles {
  private let state: Mutex<State>

  private struct State {
    var files: [String: File] = [:]
    var folders: [String: UInt32] = ["/": 0o755]
    var held: Set<String> = []
    var faults: [Fault] = []
    var calls: [String] = []
    var nextInode: UInt64 = 1
    var clock = 0
  }

  private struct File {
    var bytes: [UInt8]
    var mode: UInt32
    var inode: UInt64
    var modified: Int
  }

  /// Makes a file system that holds some text files.
  package init(_ texts: [String: String] = [:]) {
    state = Mutex(State())
    for (path, text) in texts { self[path] = Array(text.utf8) }
  }

  /// The bytes of a file, `nil` when there is none; setting makes the folders as well.
  package subscript(path: String) -> [UInt8]? {
    get { state.withLock { $0.files[path]?.bytes } }
    set {
      state.withLock { state in
        guard let newValue else {
          state.files[path] = nil
          return
        }
        Self.makeFolders(&state, Paths.folder(of: path), mode: 0o755)
        Self.put(&state, path, newValue, mode: 0o644)
      }
    }
  }

  /// The paths of all files, sorted.
  package var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  /// The calls that changed something, each as `call path`, in order.
  package var changes: [String] { state.withLock(\.calls) }

  /// Orders a fault.
  package func add(_ fault: Fault) { state.withLock { $0.faults.append(fault) } }

  /// Lets everything go well again.
  package func clearFaults() { state.withLock { $0.faults = [] } }

  /// Says when a file was last changed, in nanoseconds since 1970; changes here count from 1.
  package func setModified(_ path: String, _ nanoseconds: Int) {
    state.withLock { $0.files[path]?.modified = nanoseconds }
  }

  /// When a file was last changed, as ``setModified(_:_:)`` says it; 0 where there is none.
  package func modified(_ path: String) -> Int { state.withLock { $0.files[path]?.modified ?? 0 } }

  /// Lets another process hold a lock, or no longer.
  package func setHeld(_ path: String, _ isHeld: Bool) {
    state.withLock { state in
      if isHeld { state.held.insert(path) } else { state.held.remove(path) }
    }
  }
}

extension MemoryFiles {
  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try read(path, from: 0, limit: limit + 1)
    guard bytes.count <= limit else { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  package func read(_ path: String, from offset: Int, limit: Int) throws(FileError) -> [UInt8] {
    try locked { state throws(FileError) in
      try Self.fail(&state, "read", path)
      guard let file = state.files[path] else {
        throw state.folders[path] == nil ? .missing(path) : .isFolder(path)
      }
      return Array(file.bytes.dropFirst(offset).prefix(limit))
    }
  }

  package func status(_ path: String) throws(FileError) -> FileStatus? {
    try locked { state throws(FileError) in
      try Self.fail(&state, "status", path)
      if let file = state.files[path] {
        return FileStatus(
          kind: .file,
          size: file.bytes.count,
          modified: file.modified,
          identity: .init(device: 1, inode: file.inode)
        )
      }
      guard state.folders[path] != nil else { return nil }
      let identity = FileStatus.Identity(device: 2, inode: Fingerprint.hash(path.utf8))
      return FileStatus(kind: .folder, size: 0, modified: 0, identity: identity)
    }
  }

  package func list(_ folder: String) throws(FileError) -> [String] {
    try locked { state throws(FileError) in
      try Self.fail(&state, "list", folder)
      let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      guard state.folders[folder] != nil else { throw .missing(folder) }
      let all = Array(state.files.keys) + Array(state.folders.keys)
      let names = all.filter { $0 != "/" && Paths.folder(of: $0) == folder }.map(Paths.name(of:))
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  package func isLink(_ path: String) throws(FileError) -> Bool { false }

  package func refuseOpenLink(_ path: String) throws(FileError) {
    try locked { state throws(FileError) in try Self.fail(&state, "refuseOpenLink", path) }
  }

  package func realPath(_ path: String) throws(FileError) -> String {
    let path = path == "." ? "/" : path
    guard try status(path) != nil else { throw .missing(path) }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  package func permissions(_ path: String) throws(FileError) -> UInt32? {
    state.withLock { $0.files[path]?.mode ?? $0.folders[path] }
  }

  package func makeFolder(_ path: String, mode: UInt32) throws(FileError) {
    try locked { state throws(FileError) in
      guard state.folders[path] == nil else { return }
      try Self.fail(&state, "makeFolder", path)
      state.calls.append("makeFolder \(path)")
      Self.makeFolders(&state, path, mode: mode)
    }
  }

  package func replace(_ path: String, with bytes: [UInt8], mode: UInt32) throws(FileError) {
    try locked { state throws(FileError) in
      try Self.fail(&state, "replace", path)
      try Self.requireFolder(state, of: path)
      state.calls.append("replace \(path)")
      let mode = state.files[path]?.mode ?? mode
      state.files[path] = nil
      Self.put(&state, path, bytes, mode: mode)
    }
  }

  package func append(_ bytes: [UInt8], to path: String, size: Int) throws(AppendError) {
    let outcome: Result<Void, AppendError> = state.withLock { state in
      let fault = Self.fault(&state, "append", path)
      if let fault, !fault.isUnsure { return .failure(.refused(fault.error)) }
      guard (state.files[path]?.bytes.count ?? 0) == size else { return .failure(.moved(path)) }
      guard state.folders[Paths.folder(of: path)] != nil else {
        return .failure(.refused(.missing(path)))
      }
      if let fault {
        // What a failed sync leaves: a part of it is there.
        Self.put(&state, path, (state.files[path]?.bytes ?? []) + bytes.prefix(7), mode: 0o600)
        return .failure(.unsure(fault.error))
      }
      state.calls.append("append \(path)")
      Self.put(&state, path, (state.files[path]?.bytes ?? []) + bytes, mode: 0o600)
      return .success(())
    }
    try outcome.get()
  }

  package func truncate(_ path: String, to size: Int) throws(FileError) {
    try locked { state throws(FileError) in
      try Self.fail(&state, "truncate", path)
      guard let file = state.files[path] else { throw .missing(path) }
      state.calls.append("truncate \(path)")
      Self.put(&state, path, Array(file.bytes.prefix(size)), mode: file.mode)
    }
  }

  package func link(_ path: String, as other: String) throws(FileError) {
    try locked { state throws(FileError) in
      try Self.fail(&state, "link", other)
      try Self.requireFolder(state, of: other)
      guard let file = state.files[path] else { throw .missing(path) }
      state.calls.append("link \(other)")
      state.files[other] = file
    }
  }

  package func move(_ path: String, to other: String) throws(FileError) {
    try locked { state throws(FileError) in
      try Self.fail(&state, "move", other)
      try Self.requireFolder(state, of: other)
      state.calls.append("move \(other)")
      func moved(_ name: String) -> String {
        name == path || name.hasPrefix(path + "/") ? other + name.dropFirst(path.count) : name
      }
      state.files = Dictionary(uniqueKeysWithValues: state.files.map { (moved($0.key), $0.value) })
      state.folders = Dictionary(
        state.folders.map { (moved($0.key), $0.value) },
        uniquingKeysWith: { $1 }
      )
    }
  }

  package func remove(_ path: String) throws(FileError) {
    try locked { state throws(FileError) in
      try Self.fail(&state, "remove", path)
      state.calls.append("remove \(path)")
      if state.files.removeValue(forKey: path) != nil { return }
      let inside = state.files.keys.contains { $0.hasPrefix(path + "/") }
      guard !inside, state.folders.removeValue(forKey: path) != nil else { throw .missing(path) }
    }
  }

  package func lock(_ path: String, patience: Int) throws(LockError) -> FileLock {
    let outcome: Result<Void, LockError> = state.withLock { state in
      if let fault = Self.fault(&state, "lock", path) { return .failure(.refused(fault.error)) }
      if state.folders[path] != nil { return .failure(.refused(.isFolder(path))) }
      if state.held.contains(path) { return .failure(.held(path, process: 4711)) }
      guard state.folders[Paths.folder(of: path)] != nil else {
        return .failure(.refused(.missing(path)))
      }
      if state.files[path] == nil { Self.put(&state, path, [], mode: 0o600) }
      return .success(())
    }
    try outcome.get()
    return FileLock()
  }
}

extension MemoryFiles {
  private func locked<Value>(
    _ body: (inout State) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let outcome: Result<Value, FileError> = state.withLock { state in
      do throws(FileError) {
        return .success(try body(&state))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private static func fault(_ state: inout State, _ call: String, _ path: String) -> Fault? {
    for index in state.faults.indices
    where state.faults[index].call == call
      && (state.faults[index].path.isEmpty || path.contains(state.faults[index].path))
    {
      if state.faults[index].after == 0 { return state.faults[index] }
      state.faults[index].after -= 1
    }
    return nil
  }

  private static func fail(_ state: inout State, _ call: String, _ path: String) throws(FileError) {
    if let fault = fault(&state, call, path) { throw fault.error }
  }

  private static func requireFolder(_ state: State, of path: String) throws(FileError) {
    guard state.folders[Paths.folder(of: path)] != nil else { throw .missing(path) }
  }

  private static func makeFolders(_ state: inout State, _ path: String, mode: UInt32) {
    var folder = path
    while state.folders[folder] == nil {
      state.folders[folder] = mode
      folder = Paths.folder(of: folder)
    }
  }

  private static func put(_ state: inout State, _ path: String, _ bytes: [UInt8], mode: UInt32) {
    state.clock += 1
    let file = state.files[path]
    state.files[path] = File(
      bytes: bytes,
      mode: file?.mode ?? mode,
      inode: file?.inode ?? state.nextInode,
      modified: state.clock
    )
    if file == nil { state.nextInode += 1 }
  }
}
