import Core
import Effects
import Glibc
import LabProtocol

/// Runs a compiled snippet, in a process that can neither harm the machine nor decide its verdict.
struct SnippetRunner {
  let machine: LabMachine
  let toolchain: Toolchain
  let confinement: Confinement
  let place: LabPlace

  /// Runs a program from top to bottom.
  func run(program snippet: CompiledSnippet) throws -> SnippetRun {
    let work = try WorkFolder(in: place.folder, machine)
    defer { work.remove() }
    let process = try start(snippet, in: work)
    defer { process.kill() }
    var told = ToldRun()
    try listen(to: process, nil, &told)
    let words = CrashWords(in: printed(in: work), files: snippet.files)
    let reading = EndReading(
      told: told,
      printed: words.printed,
      crash: words.message,
      isProgram: true
    )
    return SnippetRun(printed: words.printed, end: reading.end())
  }

  /// Runs a snippet through a scenario.
  func run(_ snippet: CompiledSnippet, root: String?, _ lines: [RunRequest.Line]) throws
    -> SnippetRun
  {
    let work = try WorkFolder(in: place.folder, machine)
    defer { work.remove() }
    let nonce = Nonce.make(machine.entropy)
    let process = try start(snippet, in: work)
    defer { process.kill() }
    var told = ToldRun()
    try listen(
      to: process,
      Talk(request: RunRequest(nonce: "", root: root, lines: lines).bytes, nonce: nonce),
      &told
    )
    let request = RunRequest(nonce: nonce, root: root, lines: lines)
    let words = CrashWords(in: printed(in: work), files: snippet.files)
    return SnippetRun(
      request,
      trace: told.trace,
      end: EndReading(told: told, printed: words.printed, crash: words.message).end(),
      printed: words.printed
    )
  }

  /// What a run is told.
  private struct Talk {
    let request: [UInt8]
    let nonce: String
  }

  /// Sends the request, where there is one, collects what is told, and hands the nonce over when all
  /// is done.
  private func listen(
    to process: any LineProcess,
    _ talk: Talk?,
    _ told: inout ToldRun
  ) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(RunLimits.patience)
    func left() -> Int {
      let left = (deadline - clock.now).components
      return max(0, Int(left.seconds) * 1_000 + Int(left.attoseconds / 1_000_000_000_000_000))
    }
    defer { told.milliseconds = RunLimits.patience * 1_000 - left() }
    do throws(ProcessError) {
      // An empty line ends the request.
      if let talk { try process.write(line: talk.request, timeout: left()) }
      while true {
        let line = try process.readLine(limit: 8 << 20, timeout: left())
        if let talk, line == Seal.request, !told.isSealed {
          told.isSealed = true
          try process.write(line: Array(talk.nonce.utf8), timeout: left())
        } else if let fall = Fall(line: line) {
          told.fall = fall
        } else {
          told.trace += line + [UInt8(ascii: "\n")]
        }
        guard told.trace.count <= RunLimits.trace << 20 else {
          told.isCut = true
          return
        }
      }
    } catch {
      switch error {
      case .ended(_, let end): told.end = end
      case .silent: told.end = .timedOut
      case .tooLong: told.isCut = true
      case .interrupted: throw LabError.interrupted
      case .notFound, .refused: throw LabError.process(error)
      }
    }
  }

  /// The trace comes on the only channel there is; what the snippet itself prints goes to a file,
  /// whose size the kernel limits.
  private func start(_ snippet: CompiledSnippet, in work: WorkFolder) throws -> any LineProcess {
    let command = ProcessCommand(
      place.parts.runner,
      (snippet.isProgram ? ["--program"] : []) + [snippet.library],
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": "/", "TMPDIR": "/", "LANG": "C.UTF-8", "TZ": "UTC",
        "SWIFT_BACKTRACE": "enable=no",
      ],
      folder: "/"
    )
    let view = Confinement.View(
      readable: [
        toolchain.folder, Paths.folder(of: place.parts.runner), Paths.folder(of: snippet.library),
      ]
    )
    let confined = confinement.confined(command, view)
    let line = ["-c", Self.script, work.file(Self.output), confined.program] + confined.arguments
    do throws(ProcessError) {
      return try machine.processes.start(
        ProcessCommand("/bin/sh", line, environment: confined.environment, folder: "/")
      )
    } catch {
      throw LabError.process(error)
    }
  }

  private static let script = #"exec 3>&1 >"$0" 2>&1 && exec "$@""#
  private static let output = "printed"

  private func printed(in work: WorkFolder) -> String {
    let bytes =
      (try? machine.files.read(work.file(Self.output), from: 0, limit: RunLimits.kept)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
