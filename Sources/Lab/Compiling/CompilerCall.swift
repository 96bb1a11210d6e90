import Core
import Effects
import Glibc
import LinterProtocol

/// Calls the compiler and the linker, each directly: the driver between them takes a fifth of the time.
struct CompilerCall {
  let machine: LabMachine
  var toolchain: Toolchain
  let confinement: Confinement
  let place: LabPlace

  /// What came of a call.
  enum Outcome {
    /// A library in a folder that is the caller's to remove, and what the compiler said.
    case compiled(WorkFolder, messages: [UInt8])
    /// What the compiler said, without a library.
    case refused([UInt8])
  }

  /// The name of the library in its folder.
  static let library = "snippet.so"

  /// Seconds after which the compiler is stopped.
  static let seconds = 40

  /// The most seconds of one expression; what takes longer is told as an error with its place.
  private static let expressionSeconds = 4

  /// Compiles and links some files, by names that are file names.
  func compile(_ sources: [(name: String, text: String)], additions: [String]) throws -> Outcome {
    let work = try WorkFolder(in: place.folder, machine)
    var isKept = false
    defer { if !isKept { work.remove() } }
    for source in sources { try work.write(source.name, source.text) }
    let compiled = try frontend(arguments(for: sources.map(\.name)) + additions, in: work)
    let messages = compiled.output + compiled.errors
    switch compiled.end {
    case .exited(0): break
    case .exited(1): return .refused(messages)
    case .timedOut: throw LabError.compilerStopped(seconds: Self.seconds)
    case .interrupted: throw LabError.interrupted
    // Above 128 the box tells which signal ended the compiler.
    case .signalled(SIGXCPU), .exited(128 + SIGXCPU), .signalled(SIGKILL), .exited(128 + SIGKILL):
      throw LabError.compilerStopped(seconds: Self.seconds)
    default:
      throw LabError.compilerBroke(String(decoding: messages.prefix(400), as: UTF8.self))
    }
    let linked = try run(toolchain.linker, linking, in: work)
    guard linked.end == .exited(0) else {
      throw LabError.notLinked(String(decoding: linked.errors.prefix(400), as: UTF8.self))
    }
    isKept = true
    return .compiled(work, messages: messages)
  }

  /// The call that compiles programs: as `swiftc -swift-version 6 main.swift` would.
  var forPrograms: CompilerCall {
    var call = self
    call.toolchain = toolchain.forPrograms
    return call
  }

  /// What changes the library besides the text.
  func flags(_ additions: [String]) -> [String] {
    toolchain.arguments + Self.own + additions + linking
  }

  /// What is added where a verdict depends on the code: memory that Swift does not watch over is out of
  /// reach, whatever it is called.
  static let grading = ["-strict-memory-safety", "-Werror", GradedCode.unsafeGroup]

  /// The most bytes of a file that the compiler may write.
  static let largest = 200 << 20

  private static let object = "snippet.o"

  private static let own = [
    "-diagnostic-style", "llvm", "-no-color-diagnostics", "-enable-bare-slash-regex",
    "-package-name", "snippet",
    "-solver-expression-time-threshold=\(expressionSeconds)",
    "-module-alias", "SwiftUI=LabUI", "-module-alias", "Combine=LabCombine",
  ]

  private func arguments(for names: [String]) -> [String] {
    toolchain.arguments + Self.own + ["-module-cache-path", place.moduleCache]
      + LabParts.names.map { "-swift-module-file=\($0)=\(place.parts.module($0))" }
      + names + ["-o", Self.object]
  }

  private var linking: [String] {
    // Nothing of ours is linked: what is missing is the runner's, bound when the library is loaded.
    [
      "-shared", "-o", Self.library, toolchain.startObject, Self.object, "-L", toolchain.libraries,
      "-lswiftCore", "-lswiftSwiftOnoneSupport", "-rpath", toolchain.libraries,
    ]
  }

  /// Calls the compiler, once more where its cache was broken.
  private func frontend(_ arguments: [String], in work: WorkFolder) throws -> ProcessResult {
    let cache = ModuleCache(place, machine)
    try cache.open()
    let result = try run(toolchain.frontend, arguments, in: work)
    guard cache.isSuspect(after: result) else { return result }
    try cache.makeAnew()
    return try run(toolchain.frontend, arguments, in: work)
  }

  private func run(
    _ program: String,
    _ arguments: [String],
    in work: WorkFolder
  ) throws -> ProcessResult {
    var limits = ProcessLimits()
    limits.processorSeconds = Self.seconds - 10
    limits.addressSpace = 8 << 30
    limits.fileSize = Self.largest
    let command = ProcessCommand(
      program,
      arguments,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": work.path, "TMPDIR": work.path, "LANG": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
      ],
      folder: work.path,
      limits: limits
    )
    let view = Confinement.View(
      readable: [toolchain.folder, place.parts.modules],
      writable: [place.moduleCache, work.path]
    )
    do throws(ProcessError) {
      return try machine.processes.run(
        ProcessRequest(
          confinement.confined(command, view),
          outputLimit: 1 << 18,
          timeout: Self.seconds * 1_000
        )
      )
    } catch {
      throw LabError.process(error)
    }
  }
}
