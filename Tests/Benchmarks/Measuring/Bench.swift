import Effects

/// A folder with snippets, and the commands that work on them.
struct Bench {
  private let folder: String
  private let viva: String
  private let files = LiveFiles()

  /// Makes the folder, with the least program to compare with.
  init(_ workshop: Workshop) throws {
    folder = workshop.path("lab")
    viva = try workshop.viva
    try files.makeFolder(folder, mode: 0o700)
    try write("request", "{\"nonce\":\"n\"}\n")
    try write("hi.swift", "print(\"hi\")\n")
    try write(
      "scenario.txt",
      "root Screen\ntype \"Ada\" into \"Name\"\ntap \"Save\"\nexpect text \"Saved\" is shown\n"
    )
  }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try files.replace(Paths.join(folder, name), with: Array(text.utf8), mode: 0o600)
  }

  /// Compiling and linking the least program.
  var floor: ProcessRun.Command { shell("cd '\(folder)' && exec swiftc hi.swift -o hi") }

  /// A run of a snippet through the scenario.
  func run(_ name: String, failing: Bool = false) -> ProcessRun.Command {
    let call = "cd '\(folder)' && '\(viva)' run --quiet \(name) --scenario scenario.txt"
    return shell(failing ? "\(call); test $? = 1" : call)
  }

  /// The same where bubblewrap is not found: it does not tell how much processor's time went into
  /// what ran within it.
  func runInTheOpen(_ name: String) -> ProcessRun.Command {
    let folders = (Variables.current()["PATH"] ?? "").split(separator: ":").filter { folder in
      ((try? files.status(Paths.join(String(folder), "bwrap"))) ?? nil) == nil
    }
    let command = run(name)
    let path = "PATH=\(folders.joined(separator: ":"))"
    return ProcessRun.Command(
      words: command.words,
      environment: command.environment.filter { !$0.hasPrefix("PATH=") } + [path]
    )
  }

  /// The library that was compiled last.
  func newestLibrary() throws -> String {
    let lab = Paths.join(folder, ".cache/viva/lab")
    var newest: (path: String, modified: Int)?
    for key in try files.list(lab) {
      let snippets = Paths.join(lab, "\(key)/snippets")
      for name in (try? files.list(snippets)) ?? [] where name.hasSuffix(".so") {
        let path = Paths.join(snippets, name)
        let modified = try files.status(path)?.modified ?? 0
        if modified > newest?.modified ?? 0 { newest = (path, modified) }
      }
    }
    guard let newest else { throw BenchmarkError.notBuilt(path: lab) }
    return newest.path
  }

  /// The runner by itself.
  func bareRunner(_ library: String) -> ProcessRun.Command { shell(runner(library)) }

  /// The runner as `viva` starts it where bubblewrap works.
  func boxedRunner(_ library: String) -> ProcessRun.Command {
    shell(
      "bwrap --unshare-all --die-with-parent --new-session --ro-bind / / --proc /proc --dev /dev "
        + "-- /bin/sh -c \"\(runner(library))\""
    )
  }

  /// The runner without a shell around it, whose memory is asked for.
  func plainRunner(_ library: String) -> ProcessRun.Command { shell("exec " + runner(library)) }

  private func runner(_ library: String) -> String {
    "'\(Paths.join(Paths.folder(of: viva), "viva-lab"))' '\(library)' "
      + "< '\(folder)/request' 3> /dev/null"
  }

  private func shell(_ line: String) -> ProcessRun.Command {
    let path = Variables.current()["PATH"] ?? "/usr/bin:/bin"
    return ProcessRun.Command(
      words: ["/bin/sh", "-c", line],
      environment: ["HOME=\(folder)", "LANG=C.UTF-8", "PATH=\(path)", "TMPDIR=\(folder)"]
    )
  }
}
