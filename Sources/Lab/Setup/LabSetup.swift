import Core
import Effects

/// Makes sure that the lab and the compiler fit each other.
struct LabSetup {
  let machine: LabMachine
  let toolchain: Toolchain
  let confinement: Confinement

  /// The lab, ready to compile against: that beside the program, or one that is made from sources.
  ///
  /// Whether it fits is tried, once for each compiler and build: a module can be read only by the
  /// compiler that wrote it. Trying also fills the compiler's own cache.
  func ready() throws -> LabPlace {
    for parts in LabParts.beside(machine.executable) where parts.exist(machine.files) {
      let place = place(of: parts)
      if place.isReady(machine.files) { return place }
      if try tryOut(place) { return place }
    }
    return try built()
  }

  private func place(of parts: LabParts) -> LabPlace {
    let key = Fingerprint.hex(
      "\(toolchain.version)\n\(toolchain.frontend)\n\(parts.stamp(machine.files))".utf8,
      digits: 16
    )
    return LabPlace(parts: parts, folder: Paths.join(machine.cache, "lab/\(key)"))
  }

  /// Compiles the least snippet; `false` where the module is another compiler's.
  private func tryOut(_ place: LabPlace) throws -> Bool {
    try machine.files.makeFolder(place.folder, mode: 0o700)
    let lock = try machine.files.lock(Paths.join(machine.cache, "lab/lock"), patience: 120_000)
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

  /// The lab made from sources for this compiler, which takes a minute, once.
  private func built() throws -> LabPlace {
    guard let sources = LabSources(above: machine.executable, machine.files) else {
      throw LabError.labMissing(machine.executable)
    }
    let key = Fingerprint.hex(
      "\(toolchain.version)\n\(toolchain.frontend)\n\(try sources.hash())".utf8,
      digits: 16
    )
    let scratch = Paths.join(machine.cache, "lab/built-\(key)")
    let parts = LabParts(
      modules: Paths.join(scratch, "release/Modules"),
      runner: Paths.join(scratch, "release/viva-lab")
    )
    if !parts.exist(machine.files) { try build(sources, into: scratch) }
    guard parts.exist(machine.files) else { throw LabError.labMissing(scratch) }
    let place = place(of: parts)
    guard try place.isReady(machine.files) || tryOut(place) else {
      throw LabError.notBuilt("what was just built does not fit '\(toolchain.driver)'")
    }
    return place
  }

  private func build(_ sources: LabSources, into scratch: String) throws {
    try machine.files.makeFolder(scratch, mode: 0o700)
    let lock = try machine.files.lock(Paths.join(scratch, "lock"), patience: 600_000)
    defer { withExtendedLifetime(lock) {} }
    machine.tell("making the lab for \(toolchain.version); this takes a few minutes, once")
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "HOME", "TMPDIR", "VIVA_SWIFT_HOST"] {
      environment[name] = machine.variables[name]
    }
    let process = try machine.processes.start(
      ProcessCommand(
        Paths.join(Paths.folder(of: toolchain.driver), "swift"),
        [
          "build", "-c", "release", "--product", "viva-lab", "--package-path", sources.root,
          "--scratch-path", scratch,
        ],
        environment: environment
      )
    )
    var last = ""
    do throws(ProcessError) {
      while true {
        let line = try process.readLine(limit: 1 << 16, timeout: 600_000)
        last = String(decoding: line, as: UTF8.self)
        if last.hasPrefix("[") { machine.tell(VisibleText.escapedLine(last)) }
      }
    } catch {
      switch error {
      case .ended(_, .exited(0)): return
      case .interrupted: throw LabError.interrupted
      case .ended: throw LabError.notBuilt(last)
      default: throw LabError.process(error)
      }
    }
  }
}
