import BankParsing
import ContentLoading
import Core
import Grading
import ProgressStore
import Quizzing
import Scheduling

/// A verdict on an exercise outside a session, recorded: the first of a study day as its review,
/// later ones as attempts.
@MainActor
struct VerdictRecord {
  /// The rating that the verdict comes to.
  let rating: Rating
  private let events: [Event]

  /// Records a verdict, which counts with the help that was taken.
  ///
  /// Without a verdict nothing was handed in, and the solution was shown all the same.
  init(
    _ verdict: Verdict?,
    for item: Item,
    in context: Context,
    milliseconds: Int = 0
  ) throws {
    let store = try context.recordingStore
    let isPassed = verdict?.passed ?? false
    let help = HelpNote(context: context, item: item).help
    rating = KindRating.rating(for: isPassed ? .right : .wrong, help: help)
    let unit = item.variantOf ?? item.id
    let answer = RatedAnswer(
      unit: unit,
      kind: .exercise,
      textHash: item.textHash,
      rating: rating,
      milliseconds: milliseconds,
      seed: context.seed,
      rules: verdict?.rulesFailed(naming: item.rules) ?? []
    )
    events = try store.record(
      AnswerRecorder(context.scheduler).drafts(
        for: answer,
        progress: store.progress[unit],
        at: context.now,
        on: context.today,
        load: try Self.load(in: context, store.progress)
      )
    )
    store.close()
  }

  private static func load(in context: Context, _ progress: Progress) throws -> DueLoad {
    let units = Set(try context.content().library.items.map { $0.variantOf ?? $0.id })
    return DueLoad(of: units.lazy.map { progress[$0] })
  }

  /// Tells what became of it.
  func tell(in context: Context) { DrillView(context: context).tell(events, rating) }
}
