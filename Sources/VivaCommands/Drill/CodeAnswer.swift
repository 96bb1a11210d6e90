import Core
import Grading
import Quizzing
import Terminal

/// The answer to an exercise or an audit: code that the grader judges, or faults named by line.
@MainActor
struct CodeAnswer {
  let question: DrillQuestion
  let context: Context

  /// The rating of an answer; `nil` where the line was none and is asked for again.
  func rating(for line: String, _ session: DrillSession) throws -> Rating? {
    switch question.item.content {
    case .exercise(let exercise): try grade(line, exercise, session)
    case .audit(let audit): compare(line, with: audit, session)
    default: nil
    }
  }

  private func grade(
    _ line: String,
    _ exercise: Exercise,
    _ session: DrillSession
  ) throws -> Rating? {
    do {
      guard let submission = try submission(line, exercise) else {
        context.say("type the path of your file, or paste the whole code")
        return nil
      }
      let verdict = try GradingRun(context: context).verdict(on: submission, for: question.item)
      VerdictView(context: context).show(verdict, of: submission, on: question.item)
      return KindRating.rating(for: verdict.passed ? .right : .wrong, help: session.help)
    } catch {
      // A path mistyped or a helper missing is no answer; the question stands.
      context.report(error)
      return nil
    }
  }

  /// What was handed in: paths, pasted code, or, after an empty line, what the learner made of the
  /// starter in the editor.
  private func submission(_ line: String, _ exercise: Exercise) throws -> Submission? {
    let files = context.machine.files
    guard line.trimmed.isEmpty else {
      return try Submission(answer: line, variables: context.machine.variables, files: files)
    }
    guard context.lines.isInteractive else { return nil }
    let desk = ExerciseDesk(context: context, item: question.item, exercise: exercise)
    return try Submission(paths: [desk.open()], files: files)
  }

  private func compare(_ line: String, with audit: Audit, _ session: DrillSession) -> Rating? {
    guard let named = AuditAnswer.faults(in: line, files: audit.files) else {
      context.say(
        "name each fault by its line and rule, as '12 state_not_private; 20 work_in_body'"
      )
      return nil
    }
    let isRight = named == Set(audit.faults)
    context.print(isRight ? StyledText("Right.", .right) : StyledText("Not quite.", .wrong))
    for fault in audit.faults {
      let mark = named.contains(fault) ? "found" : "missed"
      context.print("  \(mark)  \(fault.file):\(fault.line) \(fault.rule)")
    }
    for fault in named.subtracting(audit.faults).sorted(by: { $0.line < $1.line }) {
      context.print("  no fault  \(fault.file):\(fault.line) \(fault.rule)")
    }
    if !question.item.why.isEmpty { context.show(question.item.why) }
    return KindRating.rating(for: isRight ? .right : .wrong, help: session.help)
  }
}
