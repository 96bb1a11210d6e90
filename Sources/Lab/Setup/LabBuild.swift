import Core
import Effects

/// Makes the lab from its sources with the package's own build.
struct LabBuild {
  let machine: LabMachine
  let toolchain: Toolchain
  let sources: LabSources

  /// The longest that the build may be silent, in milliseconds.
  private static let patience = 900_000

  /// Builds in a folder of its own and moves what is needed to where it is kept; what was stopped in
  /// the middle leaves nothing there.
  func make(_ parts: LabParts, in folder: String) throws {
    let scratch = folder + ".build"
    try machine.files.makeFolder(scratch, mode: 0o700)
    try build(into: scratch)
    let made = LabParts(
      modules: Paths.join(scratch, "release/Modules"),
      runner: Paths.join(scratch, "release/viva-lab")
    )
    guard made.exist(machine.files) else { throw LabError.labMissing(scratch) }
    WorkFolder(at: folder, machine).remove()
    let whole = try WorkFolder(in: Paths.folder(of: folder), machine)
    for name in LabParts.names {
      try machine.files.move(made.module(name), to: whole.file("\(name).swiftmodule"))
    }
    try machine.files.move(made.runner, to: whole.file("viva-lab"))
    try machine.files.move(whole.path, to: folder)
    WorkFolder(at: scratch, machine).remove()
  }

  private func build(into scratch: String) throws {
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "HOME", "TMPDIR", "VIVA_SWIFT_HOST"] {
      environment[name] = machine.variables[name]
    }
    let process = try machine.processes.start(
      ProcessCommand(
        "/bin/sh",
        // What the build says comes on both channels; this one reads one.
        [
          "-c", #"exec "$@" 2>&1"#, "sh", Paths.join(Paths.folder(of: toolchain.driver), "swift"),
          "build", "-c", "release", "--product", "viva-lab", "--package-path", sources.root,
          "--scratch-path", scratch,
        ],
        environment: environment
      )
    )
    defer { process.kill() }
    var said = BuildWords()
    do throws(ProcessError) {
      while true {
        let line = try process.readLine(limit: 1 << 16, timeout: Self.patience)
        if let progress = said.hear(String(decoding: line, as: UTF8.self)) {
          machine.tell(progress)
        }
      }
    } catch {
      switch error {
      case .ended(_, .exited(0)): return
      case .interrupted: throw LabError.interrupted
      case .ended: throw LabError.notMade(said.reason, root: sources.root)
      default: throw LabError.process(error)
      }
    }
  }
}
