import Core
import Effects
import Grading
import ProgressStore
import Scheduling
import Terminal

/// Judges a learner's files at each save, and records what came of it once.
@MainActor
struct ExerciseWatch {
  private let context: Context
  private let folder: ExerciseFolder
  private let events: any WatchEvents
  private let view: WatchView
  private let start: Int
  /// What was looked at last.
  private var seen: WatchedFiles?
  /// The last verdict, on whatever files.
  private var verdict: Verdict?
  /// The last one that says whether the exercise is done.
  private var judged: Verdict?
  /// Whether the learner did something here that a verdict may be recorded for on leaving.
  private var hasWorked = false
  private var isRecorded = false
  /// Whether a verdict could not be saved yet.
  private var isOwed = false
  private var isConfirming = false
  private var sight = WatchSight.events

  /// The longest time that counts for an answer: an editor may stay open over lunch.
  private static let longest = 3_600_000

  /// Why a run takes place.
  private enum Occasion {
    case beginning, saved, wished
  }

  /// Prepares to watch; refused at once where a verdict could not be recorded.
  init(_ folder: ExerciseFolder, events: any WatchEvents, in context: Context) throws {
    _ = try context.recordingStore
    self.context = context
    self.folder = folder
    self.events = events
    view = WatchView(context: context, folder: folder, hasKeys: events.hasKeys)
    start = context.machine.clock.ticks()
  }

  /// Watches until the learner leaves.
  ///
  /// - Returns: Done where the last verdict is a pass, or there is none; no where it is not.
  mutating func run() throws -> ExitStatus {
    defer { events.close() }
    view.introduce()
    tellSight()
    try look(.beginning)
    if verdict == nil { view.showKeys() }
    while true {
      do {
        try context.machine.output.flush()
      } catch {
        // Nobody sees what would be shown.
        return try leave()
      }
      let event = events.next()
      if isConfirming, case .key = event {} else { isConfirming = false }
      switch event {
      case .changed:
        tellSight()
        try look(.saved)
      case .key(let key):
        if try pressed(key) { return try leave() }
      case .endOfInput: return try leave()
      case .interrupted:
        _ = try? finish()
        return .interrupted
      case .terminated(let signal):
        _ = try? finish()
        context.endSignal = signal
        return .interrupted
      case .redraw:
        context.measureScreen()
        view.showKeys()
      }
    }
  }

  /// Does what a key asks for; tells whether that is to leave.
  private mutating func pressed(_ key: Character) throws -> Bool {
    if isConfirming {
      isConfirming = false
      if key == "y" { showSolution() } else { context.say("the solution stays hidden") }
      return false
    }
    switch key {
    case "h", "?": trying { _ = try view.exercise.hint() }
    case "r": try look(.wished)
    case "s" where events.hasKeys:
      isConfirming = true
      view.askForSolution()
    case "s": showSolution()
    case "q": return true
    default: view.showKeys()
    }
    return false
  }

  /// Does something that may fail without being the end.
  private func trying(_ body: () throws -> Void) {
    do { try body() } catch { context.report(error) }
  }

  private mutating func showSolution() {
    do { try view.exercise.solution() } catch {
      context.report(error)
      return
    }
    hasWorked = true
    record(judged)
  }

  /// Says how changes are noticed, where that is not as it should be and was not said yet.
  private mutating func tellSight() {
    guard events.sight != sight else { return }
    sight = events.sight
    if case .looking(let reason) = sight { view.tellLooking(reason) }
  }

  /// Judges what the folder holds, unless it is what was judged last.
  private mutating func look(_ occasion: Occasion) throws {
    let files = WatchedFiles(of: folder)
    if case .saved = occasion, files == seen { return }
    seen = files
    switch files {
    case .problem(let text): view.tell(text)
    case .code(let code): try judge(Submission(files: code), occasion)
    }
  }

  private mutating func judge(_ submission: Submission, _ occasion: Occasion) throws {
    let clock = context.machine.clock
    let begun = clock.ticks()
    let verdict: Verdict
    view.tellJudging()
    do {
      verdict = try GradingRun(context: context).verdict(on: submission, for: folder.item)
    } catch GradingError.interrupted {
      // The signal is still to be told, and the files may be judged again.
      seen = nil
      return
    } catch GradingError.unchangedStarter {
      view.tell("this is still the starter; save a change, and it is judged")
      return
    } catch {
      // Without its helper nothing can be judged at all.
      if case .beginning = occasion, case GradingError.helperMissing = error { throw error }
      context.report(error)
      return
    }
    self.verdict = verdict
    if verdict.isJudged { judged = verdict }
    if case .beginning = occasion {} else { hasWorked = true }
    view.show(verdict, of: submission, after: clock.ticks() - begun)
    let isNew = try verdict.isPass && !isRecorded && (hasWorked || !isReviewedToday())
    let rating = isNew ? record(verdict) : nil
    if context.options.wantsJSON { view.showJSON(verdict, rating) }
    view.showKeys(after: verdict)
  }

  /// A pass that was there before, on a day that has its review, is nothing new.
  private func isReviewedToday() throws -> Bool {
    let unit = folder.item.variantOf ?? folder.item.id
    return try context.store.progress[unit].lastDay == context.today
  }

  /// Records a verdict, once, and tells its rating; what cannot be saved is told, and tried again
  /// later.
  @discardableResult
  private mutating func record(_ verdict: Verdict?) -> Rating? {
    guard !isRecorded else { return nil }
    do {
      // Another run may have recorded one since this began.
      context.workspace.forgetProgress()
      let time = min(max(0, context.machine.clock.ticks() - start), Self.longest)
      let record = try VerdictRecord(verdict, for: folder.item, in: context, milliseconds: time)
      isRecorded = true
      view.tell(record)
      return record.rating
    } catch {
      isOwed = true
      context.report(error)
      context.say(
        "the verdict is not saved yet; it is tried again at the next verdict, and on leaving"
      )
      return nil
    }
  }

  private mutating func leave() throws -> ExitStatus {
    // What was saved a moment ago counts.
    try look(.saved)
    return try finish()
  }

  /// Records the last verdict where none was recorded.
  private mutating func finish() throws -> ExitStatus {
    if isOwed || hasWorked && judged != nil { record(judged) }
    if isOwed, !isRecorded { return .environment }
    return verdict?.status ?? .done
  }
}
