package import Core
package import Effects
package import LinterProtocol

/// Talks to the helper program that holds the linter.
///
/// The helper is started when it is first asked and kept for the next question. A source that
/// makes it hang or crash costs that helper and nothing else: the file is found out, reported as
/// a finding, and the others are linted without it.
package final class LinterClient {
  private let helper: String
  private let processes: any ProcessRunner
  private let environment: [String: String]
  private let patience: Patience
  private var process: (any LineProcess)?

  /// How long an answer may take, in milliseconds.
  package struct Patience: Sendable {
    /// For any question.
    package var base: Int
    /// More for each file of a run.
    package var perFile: Int

    /// Makes a patience; without arguments, that of the program.
    package init(base: Int = 10_000, perFile: Int = 500) {
      self.base = base
      self.perFile = perFile
    }
  }

  /// The longest answer that is read, in bytes.
  private static let longestAnswer = 256 << 20

  /// Makes a client of the helper at a path; nothing is started yet.
  ///
  /// Of the environment the helper sees the search path and the language, nothing else.
  package init(
    helper: String,
    processes: any ProcessRunner,
    variables: Variables,
    patience: Patience = Patience()
  ) {
    self.helper = helper
    self.processes = processes
    self.patience = patience
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "LANG", "LC_ALL"] { environment[name] = variables[name] }
    self.environment = environment
  }

  /// The rules that the helper knows.
  package func rules() throws(GradingError) -> [RuleDescription] {
    switch try answer(to: .rules, patience: patience.base) {
    case .rules(let rules): return rules
    case let other: throw .unexpectedAnswer(other.problem)
    }
  }

  /// The findings in some files, linted together, sorted by file and place.
  ///
  /// - Throws: ``GradingError/unreadable(_:)`` where a file cannot be read,
  ///   ``GradingError/unknownRules(_:)``, ``GradingError/helperMissing(_:)``.
  package func lint(_ job: LintJob) throws(GradingError) -> [Finding] {
    let outcome = try run(job)
    guard outcome.unreadable.isEmpty else { throw .unreadable(outcome.unreadable) }
    return outcome.findings
  }

  /// Lints what can be read of some files, and tells what cannot.
  ///
  /// - Parameters:
  ///   - job: The files and their settings.
  ///   - progress: Told now and then how many files of all have been parsed, where the job wants it.
  /// - Returns: What was found, and the files that could not be read.
  /// - Throws: ``GradingError/unknownRules(_:)``, ``GradingError/helperMissing(_:)``,
  ///   ``GradingError/interrupted``.
  package func run(
    _ job: LintJob,
    progress: (_ parsed: Int, _ files: Int) -> Void = { _, _ in }
  ) throws(GradingError) -> LintOutcome {
    guard !job.files.isEmpty else { return LintOutcome() }
    do {
      return try outcome(job, progress)
    } catch {
      guard case .helperFailed = error else { throw error }
      return try lintApart(job)
    }
  }

  /// Says what has to be done to code before the lab can run it.
  ///
  /// - Parameter job: The code.
  /// - Returns: The changes, and what the code declares.
  /// - Throws: ``GradingError/tooLarge(milliseconds:)``, ``GradingError/helperMissing(_:)``, and the
  ///   like where the helper fails.
  package func prepare(_ job: PreparationJob) throws(GradingError) -> Preparation {
    let patience = patience.base + patience.perFile * job.files.count
    do throws(GradingError) {
      switch try answer(to: .prepare(job), patience: patience) {
      case .prepared(let preparation): return preparation
      case let other: throw .unexpectedAnswer(other.problem)
      }
    } catch {
      guard case .helperFailed(.silent) = error else { throw error }
      throw .tooLarge(milliseconds: patience)
    }
  }

  /// Ends the helper, if it runs.
  package func stop() {
    process?.kill()
    process = nil
  }

  /// Finds the files that the helper cannot bear, and lints the others together.
  ///
  /// A helper that cannot even name its rules is broken, which is no file's fault. Where the files
  /// that remain are borne apart and not together, the run itself is at fault.
  private func lintApart(_ job: LintJob) throws(GradingError) -> LintOutcome {
    _ = try rules()
    var rest = job
    rest.tellsProgress = false
    let unbearable = try unbearable(among: job.files, of: rest)
    rest.files.removeAll { file in unbearable.contains { $0.file.path == file.path } }
    let refused = unbearable.map { Self.refusal(of: $0.file, $0.failure) }
    guard !rest.files.isEmpty else { return LintOutcome(findings: refused) }
    var outcome = try outcome(rest)
    outcome.findings = (outcome.findings + refused).sorted {
      ($0.file, $0.start, $0.code) < ($1.file, $1.start, $1.code)
    }
    return outcome
  }

  /// Halves the files until each that the helper cannot bear is alone.
  private func unbearable(
    among files: [LintJob.File],
    of job: LintJob
  ) throws(GradingError) -> [(file: LintJob.File, failure: ProcessError)] {
    do {
      var part = job
      part.files = files
      _ = try outcome(part)
      return []
    } catch {
      guard case .helperFailed(let failure) = error else { throw error }
      if files.count == 1 { return files.map { ($0, failure) } }
      let middle = files.count / 2
      return try unbearable(among: Array(files[..<middle]), of: job)
        + unbearable(among: Array(files[middle...]), of: job)
    }
  }

  private static func refusal(of file: LintJob.File, _ failure: ProcessError) -> Finding {
    let (reason, fix) =
      switch failure {
      case .silent(_, let milliseconds):
        (
          "it took more than \(milliseconds / 1000) seconds",
          "split the file, or give the parts of its longest expressions names"
        )
      default: ("the analysis broke off", "nest the code less deeply, or split the file")
      }
    return Finding(
      "syntax",
      .error,
      file: file.path,
      start: TextPosition(line: 1, column: 1),
      message: "the file could not be analysed: \(reason)",
      why: "a source that no parser can follow is not judged at all",
      fix: fix
    )
  }

  private func outcome(
    _ job: LintJob,
    _ progress: (Int, Int) -> Void = { _, _ in }
  ) throws(GradingError) -> LintOutcome {
    let patience = patience.base + patience.perFile * job.files.count
    switch try answer(to: .lint(job), patience: patience, progress) {
    case .findings(let findings, let unreadable):
      return LintOutcome(findings: findings, unreadable: unreadable)
    case .unknownRules(let rules): throw .unknownRules(rules)
    case let other: throw .unexpectedAnswer(other.problem)
    }
  }

  private func answer(
    to request: LintRequest,
    patience: Int,
    _ progress: (Int, Int) -> Void = { _, _ in }
  ) throws(GradingError) -> LintResponse {
    do throws(ProcessError) {
      try started().write(line: request.line, timeout: patience)
    } catch {
      throw failure(error)
    }
    while true {
      let response = try nextResponse(patience: patience)
      guard case .progress(let parsed, let files) = response else { return response }
      progress(parsed, files)
    }
  }

  private func nextResponse(patience: Int) throws(GradingError) -> LintResponse {
    let line: [UInt8]
    do throws(ProcessError) {
      line = try started().readLine(limit: Self.longestAnswer, timeout: patience)
    } catch {
      throw failure(error)
    }
    do throws(ProtocolError) {
      return try LintResponse(line: line)
    } catch {
      stop()
      throw .unexpectedAnswer("\(error)")
    }
  }

  /// Gives up the helper, and tells why.
  private func failure(_ error: ProcessError) -> GradingError {
    stop()
    switch error {
    case .notFound, .refused: return .helperMissing(helper)
    case .interrupted: return .interrupted
    default: return .helperFailed(error)
    }
  }

  private func started() throws(ProcessError) -> any LineProcess {
    if let process { return process }
    let started = try processes.start(ProcessCommand(helper, environment: environment))
    process = started
    return started
  }
}

extension LintResponse {
  /// What is wrong with an answer that was not asked for.
  fileprivate var problem: String {
    if case .failure(let reason) = self { reason } else { "it answers another question" }
  }
}
