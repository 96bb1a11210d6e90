package import Arguments
package import Core
import Fitting
import ProgressStore
import Scheduling
import Terminal

/// `viva optimize`: fits the scheduler's parameters to the learner's own log.
package struct OptimizeCommand: Command {
  package static let spec = CommandSpec(
    "optimize",
    "fit the scheduler to your own log, if that predicts better",
    in: .progress,
    examples: [
      UsageExample("viva optimize", "fit, compare, and keep what predicts better"),
      UsageExample("viva optimize --json", "the same, for a program"),
    ],
    manual: [
      ManualSection(
        "How it is decided",
        """
        The parameters are fitted to the older four fifths of the reviews. Both they and those in use then predict \
        the newest fifth, which neither choice nor fitting has seen; the new ones are kept only if their log loss is \
        less. Attempts, answers out of turn and what came before an item was forgotten do not count. Kept parameters \
        are a record in the review log, so other devices get them; all memory is computed with them, and what was \
        told to be due stays. Ctrl-C leaves everything as it was.

        Only FSRS-6 is fitted. With the setting memory-model at fsrs7, whose published parameters are used as they \
        are, nothing is fitted and the command says so.
        """
      ),
      ManualSection.keys(TrialView.keys),
      ManualSection("Status", "0 whether they were kept or not, 130 interrupted."),
    ]
  )

  package init(_ call: ParsedCommand) throws(UsageError) {}

  package func run(in context: Context) throws -> ExitStatus {
    let store = try context.store
    guard let old = (store.fsrs as? FSRS)?.parameters else { throw OptimizeProblem.otherModel }
    let histories = ReviewHistories(log: try store.events())
    let count = ScoredReviews.count(of: histories)
    let view = TrialView(context: context)
    guard count >= Trial.fewest else {
      view.showTooFew(count, old)
      return .done
    }
    // Refused before the work, where its fruit could not be kept.
    _ = try context.recordingStore
    let interrupts = context.machine.interrupts()
    let progress = FittingProgress(of: count, in: context)
    let outcome = Trial.run(
      on: histories,
      against: old,
      relearningSteps: context.settings.values.study.relearningSteps.count,
      crew: Crew(size: context.machine.processors)
    ) { share in
      progress.show(share)
      return !interrupts.isRaised
    }
    progress.clear()
    if let signal = interrupts.signal { return stop(by: signal, interrupts, in: context) }
    switch outcome {
    case .tooFew(let count): view.showTooFew(count, old)
    case .stopped: return .interrupted
    case .done(let trial):
      if trial.isBetter {
        try keep(trial.new, in: context)
        // A wish that came while they were written is granted as well.
        if let signal = interrupts.signal {
          _ = try context.recordingStore.undo(at: context.now, on: context.today)
          return stop(by: signal, interrupts, in: context)
        }
      }
      view.show(trial)
    }
    return .done
  }

  private func keep(_ parameters: FSRSParameters, in context: Context) throws {
    var setting = EventDraft(.setting, at: context.now, on: context.today)
    setting.name = FSRSParameters.setting
    setting.value = parameters.text
    try context.recordingStore.record([setting])
  }

  private func stop(
    by signal: Int32,
    _ interrupts: InterruptFlag,
    in context: Context
  ) -> ExitStatus {
    context.say("stopped; the parameters are what they were")
    interrupts.lower()
    if !context.isPrompt { context.endSignal = signal }
    return .interrupted
  }
}
