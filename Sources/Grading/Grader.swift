package import Core
package import Lab
import LinterProtocol

/// Judges a snippet, stage by stage, and stops at the first that it fails.
package struct Grader {
  private let client: LinterClient
  private let lab: (any Laboratory)?

  /// Makes a grader that lints through a client, and compiles and runs in a lab where there is one.
  package init(_ client: LinterClient, lab: (any Laboratory)? = nil) {
    self.client = client
    self.lab = lab
  }

  /// What an exercise asks of its answers.
  package struct Task: Sendable {
    /// The exercise.
    package var exercise: Exercise
    /// The ids of the rules that the starter breaks and an answer must not.
    package var rules: [String]

    /// Makes a task.
    package init(_ exercise: Exercise, rules: [String]) {
      self.exercise = exercise
      self.rules = rules
    }
  }

  /// Judges some files, as the answer to an exercise or as they are.
  ///
  /// An answer fails on any finding of the exercise's rules and on an error of any other rule; a
  /// snippet without an exercise on any error or warning. The exercise's driver is linted with
  /// the answer, and what is found in it is nobody's fault.
  ///
  /// - Parameters:
  ///   - files: What was handed in.
  ///   - task: The exercise, where it is the answer to one.
  ///   - permission: Whether the code may be compiled and run.
  /// - Returns: The stages that were run, and those that could not be.
  /// - Throws: ``GradingError/unchangedStarter``, ``GradingError/missingFiles(_:)``, and what
  ///   ``LinterClient/lint(_:)`` throws.
  package func verdict(
    on files: [CodeFile],
    for task: Task?,
    running permission: RunPermission = .granted
  ) throws(GradingError) -> Verdict {
    if let task { try check(files, against: task.exercise) }
    let driver = (task?.exercise.driver ?? []).map { file in
      LintJob.File(path: Self.driverFolder + file.name, text: file.text)
    }
    let own = files.map { file in
      // The answer to an exercise cannot excuse itself, however the comment is spaced.
      let text = task == nil ? file.text : file.text.replacing("viva:", with: "viva_")
      return LintJob.File(path: file.name, text: text)
    }
    // A rule that the task names runs even where it has to be asked for.
    let settings = LintSettings(enabled: task?.rules ?? [])
    let findings = try client.lint(LintJob(files: own + driver, settings: settings))
      .filter { !$0.file.hasPrefix(Self.driverFolder) }
    let problems = findings.filter { $0.code == "syntax" }
    var stages = [
      Verdict.Stage(name: "parse", passed: problems.isEmpty, findings: problems)
    ]
    if problems.isEmpty {
      let passed = !findings.contains { Self.counts($0, task) }
      stages.append(Verdict.Stage(name: "lint", passed: passed, findings: findings))
    }
    var verdict = Verdict(stages: stages)
    guard verdict.passed else { return verdict }
    if !permission.isGranted {
      verdict.skipped = ["compile", "run"].map { Verdict.Skip($0, because: "\(permission)") }
    } else if let lab {
      try LabStages(lab: lab, task: task).add(to: &verdict, files)
    }
    // Rules alone do not say that an answer does what it should.
    let isSeen = !verdict.passed || verdict.stages.contains { $0.name == "run" }
    verdict.isJudged = isSeen || task?.exercise.scenario.isEmpty ?? true
    return verdict
  }

  /// How code behaves in an exercise's scenario, whatever the rules say of it.
  ///
  /// - Parameters:
  ///   - files: The code in the learner's place.
  ///   - task: The exercise.
  /// - Returns: The stages that compile and run; none where there is no lab.
  /// - Throws: ``GradingError/interrupted``.
  package func behaviour(
    of files: [CodeFile],
    for task: Task
  ) throws(GradingError) -> Verdict {
    var verdict = Verdict(stages: [])
    if let lab { try LabStages(lab: lab, task: task).add(to: &verdict, files) }
    return verdict
  }

  /// A folder that no learner's file is in, so that names cannot meet.
  private static let driverFolder = "driver:/"

  private static func counts(_ finding: Finding, _ task: Task?) -> Bool {
    guard let task else { return finding.severity >= .warning }
    return finding.severity == .error || task.rules.contains(finding.code)
  }

  private func check(_ files: [CodeFile], against exercise: Exercise) throws(GradingError) {
    let starter = exercise.starter
    if starter.count > 1 {
      let given = Set(files.map { Self.name(of: $0) })
      let missing = starter.map(\.name).filter { !given.contains($0) }
      guard missing.isEmpty else { throw .missingFiles(missing) }
    }
    let before = starter.map { Self.squeezed($0.text) }.sorted()
    let after = files.map { Self.squeezed($0.text) }.sorted()
    guard before != after else { throw .unchangedStarter }
    // Code without a fault is easy to write about something else.
    let kept = DeclaredNames.names(in: exercise.solution)
    let asked = DeclaredNames.declarations(in: starter).filter { name in
      guard kept.contains(name.text) else { return false }
      // Where a scenario says what is to happen, how is the answer's own affair.
      return !name.isPrivate || exercise.scenario.isEmpty
        || exercise.scenario.contains(".\(name.text) ")
    }
    // What the solution may write, an answer may find it need not.
    let given = DeclaredNames.names(in: files, constants: .included)
    let absent = asked.filter { !given.contains($0.text) }
    guard absent.isEmpty else { throw .otherCode(missing: absent) }
  }

  private static func name(of file: CodeFile) -> String {
    file.name.split(separator: "/").last.map(String.init) ?? file.name
  }

  /// The text without white space, so that reformatting a starter does not change it.
  private static func squeezed(_ text: String) -> String {
    String(text.filter { !$0.isWhitespace })
  }
}
