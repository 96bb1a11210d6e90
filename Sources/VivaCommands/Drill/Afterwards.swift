import Core
import Grading
import Quizzing
import Terminal

/// The time after a wrong answer to an exercise, before the next question pushes it off the
/// screen: the learner may try again, or see how it is done.
@MainActor
struct Afterwards {
  let context: Context
  let question: DrillQuestion
  let interrupting: DrillConversation.Interrupting

  /// Waits until the learner goes on; a right answer, and a script, go on at once.
  func linger(after rating: Rating) throws -> DrillConversation.Turn {
    guard context.lines.isInteractive, !rating.isRight,
      case .exercise(let exercise) = question.item.content
    else { return .done }
    context.say("Enter goes on · a path tries again · w why · solution shows one")
    while true {
      switch context.readLine(StyledText("try again, or Enter> ", .prompt), .answer, paths) {
      case .line(let line) where line.trimmed.isEmpty: return .done
      case .line(let line):
        if try take(line.trimmed, exercise) { return .done }
      case .endOfInput: return .over(.left)
      case .interrupted: return interrupting == .ends ? .over(.interrupted) : .done
      case .terminated(let signal): return .over(.terminated(signal: signal))
      }
    }
  }

  /// Does what a line asks for; whether the exercise is done with.
  private func take(_ line: String, _ exercise: Exercise) throws -> Bool {
    switch line {
    case "w", ":w": context.show(question.item.why)
    case "q", ":q", "s", ":s": return true
    case "solution", ":solution":
      for file in exercise.solution { context.show(file) }
    default: return try tryAgain(line)
    }
    return false
  }

  private func tryAgain(_ line: String) throws -> Bool {
    do {
      let submission = try Submission(
        answer: line,
        variables: context.machine.variables,
        files: context.machine.files
      )
      let verdict = try GradingRun(context: context).verdict(on: submission, for: question.item)
      VerdictView(context: context).show(verdict, of: submission, on: question.item)
      guard verdict.isJudged else { return false }
      // Practice is no verdict of the day, so nothing is recorded beside it.
      if question.occasion != .cram {
        try VerdictRecord(verdict, for: question.item, in: context).tell(in: context)
      }
      return verdict.passed
    } catch {
      context.report(error)
      return false
    }
  }

  private var paths: LineCompleter {
    { [context] line in
      MainActor.assumeIsolated {
        let word = String(line.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
        return PathCompletion(files: context.machine.files, variables: context.machine.variables)
          .paths(word, onlyFolders: false)
          .map { LineCompletion($0, isFinal: !$0.hasSuffix("/")) }
      }
    }
  }
}
