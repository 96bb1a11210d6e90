import Core
import Effects
import StrictJSON

/// Finds the compiler and learns how its driver calls it.
struct ToolchainFinder {
  let machine: LabMachine

  /// The language version and isolation of a new project.
  static let language = ["-swift-version", "5", "-default-isolation", "MainActor"]

  /// The compiler on the search path, remembered from the last time where nothing has changed.
  func find() throws -> Toolchain {
    guard let driver = program("swiftc") else { throw LabError.noCompiler }
    let stamp = try stamp(of: driver)
    if let kept = kept(stamp) { return kept }
    let toolchain = try learn(driver)
    keep(toolchain, stamp)
    return toolchain
  }

  /// The path of a program; relative and empty folders of `PATH` are passed over.
  func program(_ name: String) -> String? {
    (machine.variables["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy
      .filter { $0.hasPrefix("/") }
      .map { Paths.join(String($0), name) }
      .first { isFile($0) }
  }

  private func isFile(_ path: String) -> Bool {
    (try? machine.files.status(path))??.kind == .file
  }

  private func learn(_ driver: String) throws -> Toolchain {
    let words = try output(
      of: driver,
      ["-###"] + Self.language + [
        "-wmo", "-parse-as-library", "-emit-library", "-module-name", "Snippet", "viva.swift", "-o",
        "viva.so",
      ]
    ).split(separator: "\n").map(ShellWords.words)
    let compiling = words.first { $0.contains("-frontend") }
    let linking = words.last { $0.contains("-shared") }
    guard let compiling, let linking,
      let object = linking.first(where: { $0.hasSuffix("/swiftrt.o") }),
      let place = linking.firstIndex(of: "-L"), place + 1 < linking.count
    else {
      throw LabError.strangeCompiler(
        "'\(driver) -###' names no frontend, or no object file swiftrt.o"
      )
    }
    let frontend = compiling[0]
    let version = try output(of: frontend, ["--version"])
    return Toolchain(
      driver: driver,
      version: String(version.split(separator: "\n").first ?? ""),
      frontend: frontend,
      arguments: Self.kept(Array(compiling.dropFirst())),
      linker: try linker(beside: frontend),
      startObject: object,
      libraries: linking[place + 1]
    )
  }

  /// The arguments that hold for any files.
  private static func kept(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var skips = false
    for argument in arguments {
      if skips {
        skips = false
      } else if argument == "-o" || argument == "-module-cache-path" {
        skips = true
      } else if argument != "viva.swift" {
        kept.append(argument)
      }
    }
    return kept
  }

  private func linker(beside frontend: String) throws -> String {
    let folder = Paths.folder(of: frontend)
    for name in ["ld.lld", "ld.gold", "ld"] {
      let path = Paths.join(folder, name)
      if isFile(path) { return path }
      if let path = program(name) { return path }
    }
    throw LabError.noLinker
  }

  /// Seconds that a compiler may take to say how it works.
  private static let patience = 30

  private func output(of program: String, _ arguments: [String]) throws -> String {
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    // A program that stands for several versions finds the one that is chosen by these.
    for name in ["PATH", "HOME", "TMPDIR"] { environment[name] = machine.variables[name] }
    let result = try machine.processes.run(
      ProcessRequest(
        ProcessCommand(program, arguments, environment: environment),
        outputLimit: 1 << 18,
        timeout: Self.patience * 1_000
      )
    )
    guard result.end == .exited(0) else {
      let words = String(decoding: result.errors.prefix(400), as: UTF8.self)
      if result.end == .interrupted { throw LabError.interrupted }
      if result.end == .timedOut {
        throw LabError.strangeCompiler("'\(program)' gave no answer within \(Self.patience) s")
      }
      throw LabError.strangeCompiler(
        words.isEmpty ? "'\(program) \(arguments[0])' failed without a word" : words
      )
    }
    return String(decoding: result.output, as: UTF8.self)
  }

  // MARK: Remembering

  private var path: String { Paths.join(machine.cache, "lab/toolchain.json") }

  /// What tells whether a driver is the one that was asked; `nil` for a program that stands for
  /// several versions and may choose another tomorrow.
  private func stamp(of driver: String) throws -> String? {
    let real = try machine.files.realPath(driver)
    guard Paths.name(of: real) != "swiftly" else { return nil }
    let status = try machine.files.status(real)
    return "\(real) \(status?.size ?? 0) \(status?.modified ?? 0)"
  }

  private func kept(_ stamp: String?) -> Toolchain? {
    guard let stamp, let bytes = try? machine.files.read(path, limit: 1 << 16),
      let json = try? JSONValue(parsing: bytes), json["stamp"]?.string == stamp,
      let toolchain = json["toolchain"].flatMap(Toolchain.init),
      isFile(toolchain.frontend), isFile(toolchain.linker), isFile(toolchain.startObject)
    else { return nil }
    return toolchain
  }

  private func keep(_ toolchain: Toolchain, _ stamp: String?) {
    guard let stamp else { return }
    let json: JSONValue = ["stamp": .string(stamp), "toolchain": toolchain.json]
    // What cannot be remembered is asked again.
    try? machine.files.makeFolder(Paths.folder(of: path), mode: 0o700)
    try? machine.files.replace(path, with: Array(json.text().utf8), mode: 0o600)
  }
}
