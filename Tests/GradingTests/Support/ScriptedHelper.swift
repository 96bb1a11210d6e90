import Core
import Effects
import LinterProtocol
import Synchronization

/// A helper that finds a fault in each file whose text says so, crashes on some and hangs on
/// others.
final class ScriptedHelper: ProcessRunner {
  private let state = Mutex(State())
  /// Whether it answers anything at all.
  private let isBroken: Bool

  private struct State {
    var starts = 0
    var jobs: [[String]] = []
    var progress: [Int] = []
  }

  init(isBroken: Bool = false) { self.isBroken = isBroken }

  /// How many helpers were started.
  var starts: Int { state.withLock(\.starts) }

  /// The paths of each job, in order.
  var jobs: [[String]] { state.withLock(\.jobs) }

  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessResult {
    throw .notFound(request.command.program)
  }

  func runInteractively(_ command: ProcessCommand) throws(ProcessError) -> ProcessEnd {
    throw .notFound(command.program)
  }

  func start(_ command: ProcessCommand) throws(ProcessError) -> any LineProcess {
    if command.program == "missing" { throw .notFound(command.program) }
    state.withLock { $0.starts += 1 }
    return Process(helper: self)
  }

  /// Lets the next answer come after some progress.
  func tellProgress(_ numbers: [Int]) { state.withLock { $0.progress = numbers } }

  fileprivate func takeProgress() -> Int? {
    state.withLock { $0.progress.isEmpty ? nil : $0.progress.removeFirst() }
  }

  fileprivate func answer(_ line: [UInt8]) throws(ProcessError) -> LintResponse {
    if isBroken { throw .ended("helper", .exited(1)) }
    guard let request = try? LintRequest(line: line) else { return .failure("no request") }
    if case .prepare(let job) = request, job.files.contains(where: { $0.text.contains("hang") }) {
      throw .silent("helper", milliseconds: 10_500)
    }
    guard case .lint(let job) = request else { return .rules([]) }
    state.withLock { $0.jobs.append(job.files.map(\.path)) }
    let texts = job.files.map { $0.text ?? "" }
    if texts.contains(where: { $0.contains("crash") }) { throw .ended("helper", .signalled(11)) }
    if texts.contains(where: { $0.contains("Ctrl-C") }) { throw .interrupted("helper") }
    if texts.contains(where: { $0.contains("hang") }) {
      throw .silent("helper", milliseconds: 10_500)
    }
    let findings = job.files.flatMap { file in Self.findings(in: file, job.groups[file.group]) }
    let unreadable = job.files.filter { $0.text == nil }
      .map { UnreadableFile(path: $0.path, reason: "there is no '\($0.path)'") }
    return .findings(findings, unreadable: unreadable)
  }

  /// A finding for each line `fault <rule> <severity>`; an opt-in rule only where it is enabled, and
  /// none in a file that has a comment of the linter's.
  private static func findings(in file: LintJob.File, _ settings: LintSettings) -> [Finding] {
    guard file.text?.contains("viva:") != true else { return [] }
    return (file.text ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        let words = line.split(separator: " ").map(String.init)
        guard words.count == 3, words[0] == "fault",
          let severity = Severity.allCases.first(where: { $0.name == words[2] }),
          !words[1].hasPrefix("opt") || settings.enabled.contains(words[1])
        else { return nil }
        let start = TextPosition(line: number + 1, column: 1)
        return Finding(words[1], severity, file: file.path, start: start, message: "fault")
      }
  }

  private final class Process: LineProcess {
    private let helper: ScriptedHelper
    private var line: [UInt8] = []

    init(helper: ScriptedHelper) { self.helper = helper }

    func write(line: [UInt8], timeout: Int) throws(ProcessError) { self.line = line }

    func readLine(limit: Int, timeout: Int) throws(ProcessError) -> [UInt8] {
      if let parsed = helper.takeProgress() {
        return LintResponse.progress(parsed: parsed, files: 9).line
      }
      return try helper.answer(line).line
    }

    func kill() {}
  }
}
