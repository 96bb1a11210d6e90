import Fitting
import Scheduling
import StrictJSON

/// Says what became of a trial of parameters.
@MainActor
struct TrialView {
  let context: Context

  /// The keys of the JSON, with what they mean.
  static let keys: [(path: String, meaning: String)] = [
    ("schema", "1"),
    ("outcome", "adopted, kept (the parameters in use stay) or too-few"),
    ("reviews", "the reviews that can be predicted: after a day or more, not an item's first"),
    ("needed", "how many there must be, 200"),
    ("trained", "how many the new parameters were fitted to; null with too few"),
    ("heldBack", "how many newer ones both were compared on; null with too few"),
    ("before", "the parameters in use, on those held back; null with too few"),
    ("before.logLoss", "the mean log loss; less is better"),
    ("before.rmseBins", "the error over bins of alike reviews; less is better"),
    ("before.auc", "how well right and wrong are told apart, 0.5…1, or null; more is better"),
    ("after", "the fitted parameters, likewise"),
    ("parameters", "the 21 parameters in use from now on"),
    ("fitted", "the 21 fitted parameters; null with too few"),
  ]

  /// Tells of too few reviews.
  func showTooFew(_ count: Int, _ parameters: FSRSParameters) {
    if context.options.wantsJSON {
      context.print(json("too-few", reviews: count, parameters, nil).text())
    } else {
      context.print(
        "too few reviews to fit to: \(count) of the \(Trial.fewest) needed have come back after a "
          + "day or more; \(Self.name(of: parameters)) stay in use"
      )
    }
  }

  /// Tells of a trial that was run to its end.
  func show(_ trial: Trial) {
    guard !context.options.wantsJSON else {
      let outcome = trial.isBetter ? "adopted" : "kept"
      let inUse = trial.isBetter ? trial.new : trial.old
      let reviews = trial.trained + trial.newScores.count
      return context.print(json(outcome, reviews: reviews, inUse, trial).text())
    }
    let change =
      "log loss \(Self.fixed(trial.oldScores.logLoss)) → \(Self.fixed(trial.newScores.logLoss)) on "
      + "\(trial.newScores.count) held-back reviews"
    context.print(
      trial.isBetter
        ? "new parameters, fitted to \(trial.trained) reviews: \(change)"
        : "the fitted parameters are no better: \(change); \(Self.name(of: trial.old)) stay in use"
    )
    guard !context.options.isQuiet else { return }
    context.write(
      context.table(
        ["", "in use", "fitted"],
        [
          row("log loss", trial, \.logLoss),
          row("RMSE (bins)", trial, \.binnedError),
          row("AUC", trial, \.ranking),
        ]
      )
    )
    if trial.isBetter {
      context.say(
        "They are in use from now on: every memory is computed with them, and what was told to be "
          + "due stays. 'viva undo' takes them back."
      )
    }
  }

  /// What a set of parameters is called.
  static func name(of parameters: FSRSParameters) -> String {
    parameters.areDefaults ? "the default parameters" : "the parameters fitted before"
  }

  private func row(
    _ title: String,
    _ trial: Trial,
    _ part: (Scores) -> Double?
  ) -> [String] {
    [title] + [trial.oldScores, trial.newScores].map { part($0).map(Self.fixed) ?? "–" }
  }

  /// A number of at least 0 to four decimals.
  private static func fixed(_ number: Double) -> String {
    let whole = Int((number * 10_000).rounded())
    let digits = String(whole % 10_000)
    return "\(whole / 10_000)." + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private func json(
    _ outcome: String,
    reviews: Int,
    _ parameters: FSRSParameters,
    _ trial: Trial?
  ) -> JSONValue {
    [
      "schema": 1,
      "outcome": .string(outcome),
      "reviews": .integer(reviews),
      "needed": .integer(Trial.fewest),
      "trained": trial.map { .integer($0.trained) } ?? .null,
      "heldBack": trial.map { .integer($0.newScores.count) } ?? .null,
      "before": trial.map { Self.json($0.oldScores) } ?? .null,
      "after": trial.map { Self.json($0.newScores) } ?? .null,
      "parameters": .array(parameters.values.map(JSONValue.number)),
      "fitted": trial.map { .array($0.new.values.map(JSONValue.number)) } ?? .null,
    ]
  }

  private static func json(_ scores: Scores) -> JSONValue {
    [
      "logLoss": .number(scores.logLoss),
      "rmseBins": .number(scores.binnedError),
      "auc": scores.ranking.map(JSONValue.number) ?? .null,
    ]
  }
}
