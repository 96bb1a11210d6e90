package import Arguments
package import Core
import Grading
import LinterProtocol

/// `viva lint`: the ownership rules on any Swift files or folders.
package struct LintCommand: Command {
  package static let spec = CommandSpec(
    "lint",
    "check Swift files or folders by the ownership rules",
    in: .code,
    operands: [OperandSpec("PATH", .oneOrMore, from: .files)],
    options: [
      .value(
        "format",
        "F",
        "the form of the findings",
        from: .values(["text"] + FindingFormats.all.map(\.name))
      ),
      .value(
        "rule",
        "ID",
        "run only this rule; once for each, or with commas",
        from: .known(.rules),
        isRepeatable: true
      ),
      .value(
        "enable",
        "ID",
        "run this opt-in rule as well",
        from: .known(.rules),
        isRepeatable: true
      ),
      .value(
        "exclude",
        "GLOB",
        "leave out paths, as 'Generated/' or 'Tests/**'",
        isRepeatable: true
      ),
      .value("deployment-target", "TARGET", "the oldest system supported, as iOS17"),
      .value(
        "default-isolation",
        "ACTOR",
        "the isolation of code that says none",
        from: .values(["MainActor", "nonisolated"])
      ),
      .flag("fix", "make the edits that are certain"),
      .flag("dry-run", "with --fix: show the edits, and write nothing"),
      .flag("drill", "then practise the items that teach the rules found"),
    ],
    examples: [
      UsageExample("viva lint Sources", "every Swift file below a folder"),
      UsageExample("viva lint --rule work_in_body App.swift", "one rule, one file"),
      UsageExample("viva lint --fix --dry-run Sources", "see what would be mended"),
      UsageExample("viva lint --drill Sources", "learn from what was found"),
    ],
    manual: [
      ManualSection(
        "Suppression",
        """
        '// viva:disable:next RULE' before a declaration, '// viva:disable:this RULE' on its line, \
        '// viva:disable RULE' … '// viva:enable RULE' around several. Commas stand between rules, and '-' or ':' before a \
        reason. 'syntax' cannot be silenced.
        """
      ),
      .fixing,
      .lintSettings,
      .leavingOut,
      .limits,
      ManualSection(
        "Practice",
        """
        --drill holds a session of the items that teach the rules found: those of the rule found most often first, and \
        what is due or new before what is known. What is due or new counts as in 'viva drill'; the rest is practice, which \
        is logged and leaves the schedule as it is. On a terminal it is offered first. It does not go with --fix, nor with \
        a format for programs.
        """
      ),
      ManualSection(
        "JSON",
        """
        With --format json one object:
          schema    1
          findings  an array of objects with rule, severity (error, warning, note), file, line, column, endLine, \
        endColumn, message, why, fix and edits (file, start, end, text; bytes from 0)
        Lines and columns are 1 and up; columns count UTF-8 bytes. --format sarif writes SARIF 2.1.0, \
        --format github annotations for a workflow.
        """
      ),
      ManualSection(
        "Status",
        """
        0 nothing worse than a note, 1 an error or a warning, 3 a file or folder cannot be read (the rest is linted) or a \
        settings file is refused, 4 the helper is missing; the same with --drill, whatever is answered.
        """
      ),
    ]
  )

  private let paths: [String]
  private let format: String?
  private let wishes: LintWishes
  private let fixing: FixingMode
  private let isDrilling: Bool
  private let conflictWithJSON: UsageError

  /// What becomes of the edits that findings come with.
  private enum FixingMode {
    case none
    case dry
    case real
  }

  package init(_ call: ParsedCommand) throws(UsageError) {
    paths = call.operands(of: "PATH").map(\.text)
    format = call.option("format")?.text
    fixing = call.has("fix") ? (call.has("dry-run") ? .dry : .real) : .none
    if call.has("dry-run"), !call.has("fix") { throw call.missing(option: "fix") }
    isDrilling = call.has("drill")
    conflictWithJSON = call.conflict("drill", "json")
    if isDrilling {
      if call.has("fix") { throw call.conflict("drill", "fix") }
      if let format, format != "text" { throw call.conflict("drill", "format \(format)") }
    }
    wishes = try LintWishes(call)
  }

  package func run(in context: Context) throws -> ExitStatus {
    if isDrilling, format == nil, context.options.wantsJSON { throw conflictWithJSON }
    let run = try LinterRun(paths, wishes, in: context, isFixing: fixing != .none)
    var findings = run.findings
    if fixing != .none {
      findings = try Fixing(context: context).fix(findings, of: run.job, isDry: fixing == .dry)
      if fixing == .dry { return run.status(findings) }
    }
    let name = format ?? (context.options.wantsJSON ? "json" : "text")
    if let format = FindingFormats.named(name) {
      context.write(
        try format.text(
          of: LintRun(
            findings: findings,
            rules: context.rules,
            sources: SourceLines(files: context.machine.files)
          )
        )
      )
    } else {
      FindingView(context: context).show(findings)
      context.say(run.summary(findings))
      let lesson = Lesson(context: context, findings: findings)
      if !isDrilling { lesson.mention() }
      if isDrilling, try lesson.offer() == .interrupted { return .interrupted }
    }
    return run.status(findings)
  }
}
