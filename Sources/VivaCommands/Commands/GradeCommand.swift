package import Arguments
package import Core
import Grading
import StrictJSON

/// `viva grade`: checks a snippet; with an exercise, the verdict is recorded.
package struct GradeCommand: Command {
  package static let spec = CommandSpec(
    "grade",
    "check a snippet; with --exercise it counts as the answer",
    in: .code,
    operands: [OperandSpec("FILE", .oneOrMore, from: .files)],
    options: [
      .value("exercise", "ID", "the exercise that the snippet answers", from: .known(.exercises))
    ],
    examples: [
      UsageExample("viva grade Snippet.swift", "check one file"),
      UsageExample("viva grade --exercise stale-title TitleEditor.swift", "hand in an exercise"),
      UsageExample("pbpaste | viva grade -", "check what was copied"),
    ],
    manual: [
      ManualSection(
        "Verdict",
        """
        The stages are parse, lint, compile and run; the first that fails ends the verdict. A snippet fails on an error or a \
        warning of a rule, an exercise on any finding of the rules it names, on an error of any other, and on an unmet \
        expectation of its scenario; other findings are advice. The first verdict of a study day counts: clean is good, else \
        again; later ones that day are kept as attempts. An unchanged starter is refused. Without a compiler, for names of \
        SwiftUI that the lab does not know, and for a bank that you do not trust, the last two stages are left out, with the \
        reason; an exercise whose expectations were not seen so is not judged, and nothing is recorded.
        """
      ),
      ManualSection(
        "JSON",
        """
        With --json one object:
          schema  1
          passed  whether every stage was passed
          judged  whether all was seen that the exercise expects
          stages  an array of objects with stage (parse, lint, compile, run), passed, findings (as 'viva lint') and
                  expectations, objects with line, text, met, expected and actual
                  a finding without a certain place has null for its lines and columns; those of run are the runtime's
                  warnings, which fail a snippet and are advice to an exercise
          skipped an array of objects with stage and reason: what could not be looked at
          rating  again, hard, good or null where nothing was recorded
        """
      ),
      ManualSection(
        "Status",
        """
        0 passed, 1 failed or not judged, 3 a file cannot be read or is refused, 4 the helper is missing, or not judged for a \
        compiler that is missing.
        """
      ),
    ]
  )

  private let paths: [String]
  private let exercise: Argument?

  package init(_ call: ParsedCommand) throws(UsageError) {
    paths = call.operands(of: "FILE").map(\.text)
    exercise = call.option("exercise")
  }

  package func run(in context: Context) throws -> ExitStatus {
    let item = try exercise.map { try exerciseItem($0, in: context) }
    let submission = try submission(in: context)
    guard submission.files.contains(where: { !$0.text.trimmed.isEmpty }) else {
      throw SubmissionProblem.empty
    }
    let verdict = try GradingRun(context: context).verdict(on: submission, for: item)
    // Recorded before it is shown, so that a reader that goes away costs no verdict.
    let record =
      verdict.isJudged ? try item.map { try VerdictRecord(verdict, for: $0, in: context) } : nil
    if context.options.wantsJSON {
      context.print(VerdictJSON.value(verdict, rating: record?.rating).text())
    } else {
      VerdictView(context: context).show(verdict, of: submission, on: item)
      record?.tell(in: context)
    }
    return verdict.status
  }

  private func exerciseItem(_ argument: Argument, in context: Context) throws -> Item {
    let items = try context.items(named: argument)
    guard let item = items.first, case .exercise = item.content else {
      throw argument.notFound("exercise", nearest: nil)
    }
    return item
  }

  private func submission(in context: Context) throws -> Submission {
    guard paths == ["-"] else {
      return try Submission(paths: paths, files: context.machine.files)
    }
    return Submission(text: context.readCode())
  }
}
