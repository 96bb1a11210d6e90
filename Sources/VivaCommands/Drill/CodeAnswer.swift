import Core
import Grading
import LinterProtocol
import Quizzing
import Terminal

/// The answer to an exercise or an audit: code that the grader judges, or faults named by line.
@MainActor
struct CodeAnswer {
  let question: DrillQuestion
  let context: Context

  /// What an answer came to; `nil` where the line was none and is asked for again.
  func judge(_ line: String, _ session: DrillSession) throws -> JudgedAnswer? {
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
  ) throws -> JudgedAnswer? {
    do {
      guard let submission = try submission(line, exercise) else {
        context.say("type the path of your file, or paste the whole code")
        return nil
      }
      let verdict = try GradingRun(context: context).verdict(on: submission, for: question.item)
      VerdictView(context: context).show(verdict, of: submission, on: question.item)
      guard verdict.isJudged else {
        context.say("nothing is recorded; the question stands, and s skips it")
        return nil
      }
      let help = max(session.help, HelpNote(context: context, item: question.item).help)
      return JudgedAnswer(
        rating: KindRating.rating(for: verdict.passed ? .right : .wrong, help: help),
        rules: verdict.rulesFailed(naming: question.item.rules)
      )
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

  private func compare(
    _ line: String,
    with audit: Audit,
    _ session: DrillSession
  ) -> JudgedAnswer? {
    guard let named = AuditAnswer.faults(in: line, files: audit.files) else {
      context.say(
        "name each fault by its line and rule, as '12 state_not_private; 20 work_in_body'"
      )
      return nil
    }
    let faults = Set(audit.faults)
    let isRight = named == faults
    context.print(isRight ? StyledText("Right.", .right) : StyledText("Not quite.", .wrong))
    for fault in audit.faults {
      let mark = named.contains(fault) ? "found" : "missed"
      context.print("  \(mark)  \(fault.file):\(fault.line) \(fault.rule)")
    }
    for fault in named.subtracting(faults).sorted(by: { $0.line < $1.line }) {
      context.print("  no fault  \(fault.file):\(fault.line) \(fault.rule)")
    }
    if !question.item.why.isEmpty { context.show(question.item.why) }
    return JudgedAnswer(
      rating: KindRating.rating(for: isRight ? .right : .wrong, help: session.help),
      rules: failed(named: named, faults: faults)
    )
  }

  /// The rules whose faults were missed, and those named where no fault is; a word that is no rule
  /// is none.
  private func failed(named: Set<Audit.Fault>, faults: Set<Audit.Fault>) -> [String] {
    let missed = Set(faults.subtracting(named).map(\.rule))
    let vain = Set(named.subtracting(faults).map(\.rule))
    let known = vain.isEmpty ? [] : Set(((try? context.rules()) ?? []).map(\.id))
    return missed.union(vain.intersection(known)).sorted()
  }
}
