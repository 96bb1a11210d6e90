import Core
import Effects
import LinterProtocol
import Synchronization
import TestSupport

/// A linter whose findings follow from the texts by a rule of the test's own.
final class ScriptedLinter: ProcessRunner {
  /// Finds something in texts by their paths.
  typealias Rule = @Sendable (_ texts: [String: String]) -> [Finding]

  private let files: MemoryFiles
  private let rules: [RuleDescription]
  private let rule: Rule
  private let progress: [Int]
  private let asked = Mutex([LintJob]())

  /// Makes a linter that reads files where it is not given their text, and that says how far it has
  /// come before it answers who wants to know.
  init(
    files: MemoryFiles,
    rules: [RuleDescription] = [],
    progress: [Int] = [],
    _ rule: @escaping Rule = { _ in [] }
  ) {
    self.files = files
    self.rules = rules
    self.rule = rule
    self.progress = progress
  }

  /// What it was asked to lint, in order.
  var jobs: [LintJob] { asked.withLock { $0 } }

  func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessResult {
    throw .notFound(request.command.program)
  }

  func runInteractively(_ command: ProcessCommand) throws(ProcessError) -> ProcessEnd {
    throw .notFound(command.program)
  }

  func start(_ command: ProcessCommand) throws(ProcessError) -> any LineProcess {
    Helper(linter: self)
  }

  fileprivate func answers(_ line: [UInt8]) -> [LintResponse] {
    guard let request = try? LintRequest(line: line) else { return [.failure("no request")] }
    guard case .lint(let job) = request else { return [.rules(rules)] }
    asked.withLock { $0.append(job) }
    let told = job.tellsProgress ? progress : []
    return told.map { .progress(parsed: $0, files: 400) } + [answer(job)]
  }

  private func answer(_ job: LintJob) -> LintResponse {
    var texts: [String: String] = [:]
    var unreadable: [UnreadableFile] = []
    for file in job.files {
      do {
        let bytes = try file.text.map { Array($0.utf8) } ?? files.read(file.path, limit: 1 << 20)
        texts[file.path] = String(decoding: bytes, as: UTF8.self)
      } catch {
        unreadable.append(UnreadableFile(path: file.path, reason: "\(error)"))
      }
    }
    return .findings(rule(texts), unreadable: unreadable)
  }

  private final class Helper: LineProcess {
    private let linter: ScriptedLinter
    private var answers: [LintResponse] = []

    init(linter: ScriptedLinter) { self.linter = linter }

    func write(line: [UInt8], timeout: Int) throws(ProcessError) {
      answers = linter.answers(line)
    }

    func readLine(limit: Int, timeout: Int) throws(ProcessError) -> [UInt8] {
      answers.removeFirst().line
    }

    func kill() {}
  }
}

extension Finding {
  /// A finding that a word in some texts should be another, with an edit wherever it stands; `nil`
  /// where it stands nowhere.
  static func rename(_ word: String, to other: String, in texts: [String: String]) -> Finding? {
    let edits = texts.sorted { $0.key < $1.key }.flatMap { path, text in
      text.ranges(of: word).map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return SourceEdit(file: path, start: start, end: start + word.utf8.count, text: other)
      }
    }
    guard let first = edits.first else { return nil }
    return Finding(
      "name_\(word)",
      .warning,
      file: first.file,
      start: TextPosition(line: 1, column: first.start + 1),
      message: "'\(word)' should be '\(other)'",
      edits: edits
    )
  }
}
