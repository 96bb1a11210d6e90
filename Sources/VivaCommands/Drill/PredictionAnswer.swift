import Grading
import Core
import Quizzing
import Terminal

/// The answer to a prediction: compared with what the code prints when it is run now, or else with
/// what the bank says.
@MainActor
struct PredictionAnswer {
  let question: DrillQuestion
  let context: Context

  /// What a whole prediction came to.
  ///
  /// Where run and bank differ, the run is the evidence and the bank is at fault.
  func judge(_ text: String, by sheet: PredictSheet, help: AnswerHelp) -> JudgedAnswer? {
    guard case .predict(let prediction) = question.item.content else { return nil }
    let printed = output(of: prediction)
    let difference = printed.flatMap { Printout.difference(of: $0, to: prediction.output) }
    let decisive = difference == nil ? sheet : PredictSheet(output: printed ?? "")
    let verdict = decisive.verdict(on: text)
    DrillView(context: context).show(verdict, on: question)
    if printed != nil, verdict == .right {
      context.print(StyledText("It was run, and printed just that.", .muted))
    }
    if let difference {
      context.warn(
        "this is the bank's fault: run just now, \(difference); 'viva edit \(question.item.id)' opens it"
      )
    }
    return question.sheet.rating(for: verdict, help: help).map { JudgedAnswer(rating: $0) }
  }

  /// What the code prints; `nil` where it could not be run, which is said in a line.
  private func output(of prediction: Prediction) -> String? {
    let permission = context.permissionToRun(question.item)
    guard permission.isGranted else {
      context.tellNotRun(permission)
      return nil
    }
    let snippets = context.snippets
    let printout: Printout
    do {
      printout = try Printout(of: prediction) { files, scenario in
        try snippets.run(files, driver: [], scenario, allowingProgram: true)
      }
    } catch {
      printout = .notRun("\(error)")
    }
    if case .printed(let text) = printout { return text }
    context.say(
      "compared with the bank's output, for the code was not run to its end: \(printout.reason ?? "")"
    )
    return nil
  }
}
