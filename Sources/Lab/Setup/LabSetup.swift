import Core
import Effects

/// Makes sure that the lab, its sources and the compiler fit each other.
struct LabSetup {
  let machine: LabMachine
  let toolchain: Toolchain
  let confinement: Confinement

  /// The variable that says whether a lab whose sources have changed is made anew.
  static let variable = "VIVA_LAB_REBUILD"

  /// The most places that are kept for compilers and builds.
  private static let most = 8

  /// The most labs that are kept of those made from sources.
  private static let mostMade = 2

  /// The lab, ready to compile against: that beside the program, or one that is made from sources.
  ///
  /// A module has to be the compiler's own and made from the sources as they are; then it is tried,
  /// once for each compiler and build, which also fills the compiler's own cache.
  func ready() throws -> LabPlace {
    let sources = LabSources(above: machine.executable, machine.files)
    var reason = "there is none for \(toolchain.version)"
    for parts in LabParts.beside(machine.executable) where parts.exist(machine.files) {
      guard parts.areWritten(by: toolchain.version, machine.files) else { continue }
      let place = place(of: parts)
      if let sources, machine.variables[Self.variable] != "never" {
        let mark = SourcesMark(place: place, sources: sources, files: machine.files)
        guard try mark.isFresh() else {
          reason = "its sources in '\(sources.root)' have changed"
          continue
        }
      }
      if place.isReady(machine.files) { return place }
      if try tryOut(place) { return place }
    }
    guard let sources else {
      throw LabParts.beside(machine.executable).contains { $0.exist(machine.files) }
        ? LabError.foreign(toolchain.version) : LabError.labMissing(machine.executable)
    }
    return try built(from: sources, because: reason)
  }

  private func place(of parts: LabParts) -> LabPlace {
    let key = Fingerprint.hex(
      "\(toolchain.version)\n\(toolchain.frontend)\n\(parts.stamp(machine.files))".utf8,
      digits: 16
    )
    return LabPlace(parts: parts, folder: Paths.join(labs, key))
  }

  /// The folder of all that is kept for the lab.
  private var labs: String { Paths.join(machine.cache, "lab") }

  // MARK: Trying

  /// Compiles the least snippet; `false` where the module is another compiler's.
  private func tryOut(_ place: LabPlace) throws -> Bool {
    try machine.files.makeFolder(place.folder, mode: 0o700)
    let lock = try lock(Paths.join(labs, "lock"), minutes: 2)
    defer { withExtendedLifetime(lock) {} }
    if place.isReady(machine.files) { return true }
    machine.tell("trying the lab with \(toolchain.version), once")
    let compiler = CompilerCall(
      machine: machine,
      toolchain: toolchain,
      confinement: confinement,
      place: place
    )
    let trial = try compiler.compile([(name: "trial.swift", text: Self.least)], additions: [])
    switch trial {
    case .compiled(let work, _):
      work.remove()
      try machine.files.replace(place.readyMark, with: Array("ready\n".utf8), mode: 0o600)
      makeRoom(beside: place)
      return true
    case .refused(let output):
      if Self.isForeign(output) { return false }
      throw LabError.notBuilt(String(decoding: output.prefix(400), as: UTF8.self))
    }
  }

  private static func isForeign(_ output: [UInt8]) -> Bool {
    let text = String(decoding: output, as: UTF8.self)
    return [
      "cannot be imported by", "compiled module was created by", "malformed compiled module",
      "was created by a newer", "was created by an older", "could not build module",
    ].contains { text.contains($0) }
  }

  /// A snippet that needs the modules, the macros and Foundation.
  private static let least = """
    import Combine
    import SwiftUI

    @Observable final class Model { var count = 0 }

    struct Screen: View {
      @State private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }

    @_cdecl("lab_entry") public func entry() {
      MainActor.assumeIsolated { _labRegister { Screen() } }
    }

    """

  // MARK: Building

  /// The lab made from sources for this compiler, which takes minutes, once.
  private func built(from sources: LabSources, because reason: String) throws -> LabPlace {
    let key = Fingerprint.hex(
      "\(toolchain.version)\n\(toolchain.frontend)\n\(try sources.hash())".utf8,
      digits: 16
    )
    let folder = Paths.join(labs, "made-\(key)")
    let parts = LabParts(modules: folder, runner: Paths.join(folder, "viva-lab"))
    if !parts.exist(machine.files) {
      try machine.files.makeFolder(labs, mode: 0o700)
      let lock = try lock(Paths.join(labs, "making-\(key).lock"), minutes: 20)
      defer { withExtendedLifetime(lock) {} }
      // Another process may have made it while this one waited.
      if !parts.exist(machine.files) {
        machine.tell("making the lab for \(toolchain.version), once, for \(reason)")
        try LabBuild(machine: machine, toolchain: toolchain, sources: sources).make(
          parts,
          in: folder
        )
      }
    }
    let place = place(of: parts)
    guard try place.isReady(machine.files) || tryOut(place) else {
      throw LabError.notBuilt("what was just built does not fit '\(toolchain.driver)'")
    }
    return place
  }

  /// Takes a lock; whoever has to wait for another process is told so.
  private func lock(_ path: String, minutes: Int) throws -> FileLock {
    do throws(LockError) {
      return try machine.files.lock(path, patience: 100)
    } catch {
      guard case .held = error else { throw LabError.locked(error) }
    }
    machine.tell("another viva is making or trying the lab; waiting for it")
    do throws(LockError) {
      return try machine.files.lock(path, patience: minutes * 60_000)
    } catch {
      throw LabError.locked(error)
    }
  }

  /// Removes the oldest places when there are too many; each is made again where it is needed.
  private func makeRoom(beside place: LabPlace) {
    for folder in aged("ready").dropFirst(Self.most) where folder != place.folder {
      WorkFolder(at: folder, machine).remove()
    }
    for folder in aged("viva-lab").dropFirst(Self.mostMade) where folder != place.parts.modules {
      WorkFolder(at: folder, machine).remove()
    }
  }

  /// The kept folders that hold a file of a name, the youngest first.
  private func aged(_ name: String) -> [String] {
    let files = machine.files
    var found: [(folder: String, age: Int)] = []
    for entry in (try? files.list(labs)) ?? [] {
      let folder = Paths.join(labs, entry)
      let status = (try? files.status(Paths.join(folder, name))) ?? nil
      if let status { found.append((folder, status.modified)) }
    }
    return found.sorted { $0.age > $1.age }.map(\.folder)
  }
}
