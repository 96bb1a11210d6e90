import Core
import Effects
import Glibc

/// What the compiler keeps of C headers, mended where a call that was cut off, or anything else, broke it.
struct ModuleCache {
  let path: String
  private let machine: LabMachine

  init(_ place: LabPlace, _ machine: LabMachine) {
    path = place.moduleCache
    self.machine = machine
  }

  /// Makes sure that it is there and that nobody waits for a call that is gone.
  ///
  /// A lock names a process by its number in a box, which is always that of a living one outside. The
  /// lock of a call that goes on may be taken away as well: modules are put in their place whole, so
  /// that two calls at most do the same work.
  func open() throws {
    try machine.files.makeFolder(path, mode: 0o700)
    for lock in locks { try? machine.files.remove(lock) }
  }

  /// Whether a call may have failed for the cache instead of the code.
  func isSuspect(after call: ProcessResult) -> Bool {
    switch call.end {
    case .exited(0), .interrupted: false
    // Nothing was damaged: there was no room for more, and there is none for making it anew.
    case _ where isFull(call): false
    case .exited(1): isBlamed(by: call.output + call.errors)
    case .timedOut, .signalled(SIGXCPU), .exited(128 + SIGXCPU), .signalled(SIGKILL),
      .exited(128 + SIGKILL):
      !locks.isEmpty
    // The compiler does not look at what it reads of its own, and crashes.
    default: true
    }
  }

  /// Takes away all that it holds; the next call fills it again.
  func makeAnew() throws {
    machine.tell("what the compiler keeps was damaged; making it anew")
    let bin = try WorkFolder(in: Paths.folder(of: path), machine)
    defer { bin.remove() }
    // Moved first: another call finds all of it or nothing.
    try machine.files.move(path, to: bin.file("modules"))
    try machine.files.makeFolder(path, mode: 0o700)
  }

  private func isFull(_ call: ProcessResult) -> Bool {
    String(decoding: call.output + call.errors, as: UTF8.self).contains(LabError.full)
  }

  private func isBlamed(by messages: [UInt8]) -> Bool {
    String(decoding: messages, as: UTF8.self).split(separator: "\n").contains { line in
      line.contains("error: ") && line.contains("\(path)/")
    }
  }

  /// The locks in it; it has folders, and no folders in them.
  private var locks: [String] {
    let files = machine.files
    let folders = ((try? files.list(path)) ?? []).map { Paths.join(path, $0) }
    return folders.flatMap { folder -> [String] in
      if folder.hasSuffix(".lock") { return [folder] }
      guard (try? files.status(folder))??.kind == .folder else { return [] }
      return ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".lock") }
        .map { Paths.join(folder, $0) }
    }
  }
}
