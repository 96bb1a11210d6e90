import Effects

/// A box of namespaces around a program, where this machine allows one.
struct Confinement {
  /// The path of bubblewrap; `nil` where it does not work.
  let program: String?
  /// Why there is no box; empty where there is one.
  let reason: String

  /// Tries whether a box can be had at all: the file's presence says nothing.
  init(_ machine: LabMachine) {
    guard let program = ToolchainFinder(machine: machine).program("bwrap") else {
      self.program = nil
      reason = "there is no bubblewrap; 'apt install bubblewrap' adds it"
      return
    }
    let trial = ProcessRequest(
      ProcessCommand(
        program,
        Self.base + ["--", "/bin/true"],
        environment: ["PATH": "/usr/bin:/bin"]
      ),
      timeout: 5_000
    )
    guard let result = try? machine.processes.run(trial), result.end == .exited(0) else {
      self.program = nil
      reason = "bubblewrap is refused by this system"
      return
    }
    self.program = program
    reason = ""
  }

  /// What the program in the box sees of the machine.
  struct View {
    /// Files and folders that can be read.
    var readable: [String] = []
    /// Folders that can be written.
    var writable: [String] = []
  }

  /// A command as it is run in a box, or as it is where there is none.
  func confined(_ command: ProcessCommand, _ view: View) -> ProcessCommand {
    guard let program else { return command }
    var arguments = Self.base
    for path in view.readable { arguments += ["--ro-bind-try", path, path] }
    for path in view.writable { arguments += ["--bind-try", path, path] }
    for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
      arguments += ["--setenv", name, value]
    }
    if let folder = command.folder { arguments += ["--chdir", folder] }
    arguments += ["--remount-ro", "/", "--", command.program] + command.arguments
    var confined = command
    confined.program = program
    confined.arguments = arguments
    confined.environment = ["PATH": "/usr/bin:/bin"]
    return confined
  }

  private static let base = [
    "--unshare-all", "--die-with-parent", "--new-session", "--clearenv",
    "--ro-bind", "/usr", "/usr",
    "--ro-bind-try", "/bin", "/bin", "--ro-bind-try", "/lib", "/lib",
    "--ro-bind-try", "/lib64", "/lib64",
    "--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache",
    "--ro-bind-try", "/etc/alternatives", "/etc/alternatives",
    "--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp",
  ]
}
