import Effects

/// Finds programs on the search path, as a shell would.
enum ProgramPath {
  /// The path of a program's file; relative and empty folders of `PATH` are passed over.
  static func find(_ name: String, _ machine: Machine) -> String? {
    if name.contains("/") { return name }
    let folders = (machine.variables["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.filter { $0.hasPrefix("/") }.map { Paths.join(String($0), name) }
      .first { (try? machine.files.status($0))??.kind == .file }
  }
}
