import BankParsing
import ContentLoading
import Core
import Effects
import ProgressStore
import Quizzing
import Scheduling
import Terminal

/// Leads a learner through a session: shows each question, reads the answer, stores it, goes on.
@MainActor
struct DrillConversation {
  let context: Context
  var session: DrillSession
  /// The item answered last, whose why can still be asked for.
  var previous: Item?
  private let interrupting: Interrupting
  private var wasInterrupted = false
  /// How often the question's item had been answered, as far as its learner was told.
  private var reps = 0
  /// How often the store had taken in what other sessions recorded, when this one last looked.
  private var arrivals: Int

  /// What Ctrl-C does.
  enum Interrupting {
    /// It ends the session, as for any command of the shell.
    case ends
    /// It takes back the line; the session goes on, as at the program's own prompt.
    case clearsLine
  }

  /// How a session came to its end.
  enum End: Equatable {
    case finished(DrillEnd)
    case left
    case interrupted
    case terminated(signal: Int32)
  }

  /// What becomes of one question.
  enum Turn: Equatable {
    /// It is answered, skipped or set aside; the session says what comes.
    case done
    case over(End)
  }

  init(context: Context, session: DrillSession, interrupting: Interrupting) {
    self.context = context
    self.session = session
    self.interrupting = interrupting
    arrivals = (try? context.store.arrivals) ?? 0
  }

  /// Asks until nothing is left or the learner leaves.
  mutating func run() throws -> End {
    while true {
      switch session.next(at: context.now, on: context.today) {
      case .finished(let end): return .finished(end)
      case .ask(let question):
        if case .over(let end) = try ask(question) { return end }
      }
    }
  }

  /// Shows one question and reads lines until it is done with.
  private mutating func ask(_ question: DrillQuestion) throws -> Turn {
    DrillView(context: context).show(question)
    reps = question.progress.reps
    let start = context.machine.clock.ticks()
    var asking = QuestionAsking(
      question,
      asked: context.now,
      isInteractive: context.lines.isInteractive
    )
    while true {
      let line: String
      switch context.readLine(asking.prompt, asking.mode, asking.completer(in: context)) {
      case .line(let text): line = text
      case .endOfInput: return .over(.left)
      case .interrupted:
        if case .ends = interrupting { return .over(.interrupted) }
        // The first takes the line back, a second in a row means it.
        if wasInterrupted { return .over(.left) }
        wasInterrupted = true
        context.say("once more, or ':q', ends the session; what was answered is kept")
        continue
      case .terminated(let signal): return .over(.terminated(signal: signal))
      }
      wasInterrupted = false
      if let key = DrillKey(line: line, reading: asking.reading) {
        if let turn = try pressed(key, question, &asking) { return turn }
        continue
      }
      if isDoneElsewhere(asking) { return .done }
      guard let answer = try asking.take(line, session: &session, context: context) else {
        continue
      }
      return try record(answer, of: asking, milliseconds: context.machine.clock.ticks() - start)
    }
  }

  /// As ``press(_:_:_:)``; what fails is told, and a person's question stands.
  private mutating func pressed(
    _ key: DrillKey,
    _ question: DrillQuestion,
    _ asking: inout QuestionAsking
  ) throws -> Turn? {
    do {
      return try press(key, question, &asking)
    } catch {
      guard context.lines.isInteractive else { throw error }
      context.report(error)
      return nil
    }
  }

  /// Does what a key asks for; `nil` where the question stands.
  private mutating func press(
    _ key: DrillKey,
    _ question: DrillQuestion,
    _ asking: inout QuestionAsking
  ) throws -> Turn? {
    switch key {
    case .hint: showHint(question)
    case .why: showWhy(question, asking)
    case .skip:
      session.skip()
      return .done
    case .bury:
      let drafts = session.bury(at: context.now, on: context.today)
      let events = try context.recordingStore.record(drafts)
      session.confirm(events, progress: try context.store.progress)
      try followOthers()
      context.say("\(question.unit) is set aside until tomorrow")
      return .done
    case .undo: return try undo()
    case .edit:
      try edit(question.item)
      return .done
    case .quit: return .over(.left)
    }
    return nil
  }

  /// Lets the learner edit an item's bank, and goes on with what it says then.
  private mutating func edit(_ item: Item) throws {
    let before = try context.content().library.items.count
    try context.openEditor(item.file, line: item.position.line)
    context.workspace.forgetContent()
    let items = try context.content().library.items
    if items.count < before {
      context.warn(
        "\(count(before - items.count, "item")) fewer than before; 'viva check' says why"
      )
    }
    session.replace(
      items: items,
      progress: try context.store.progress,
      at: context.now,
      on: context.today
    )
  }

  private mutating func showHint(_ question: DrillQuestion) {
    guard let hint = session.takeHint() else {
      context.say(question.item.hints.isEmpty ? "this item has no hint" : "that was the last hint")
      return
    }
    context.print(StyledText("Hint ", .hint))
    context.show(hint)
  }

  private func showWhy(_ question: DrillQuestion, _ asking: QuestionAsking) {
    let item = asking.isRevealed ? question.item : previous
    guard let item else {
      context.say("the why comes with the answer")
      return
    }
    if !asking.isRevealed { context.print(StyledText("Before: \(item.title)", .muted)) }
    if item.why.isEmpty {
      context.say("the author gave no why")
    } else {
      context.show(item.why)
    }
  }

  private mutating func undo() throws -> Turn? {
    let store = try context.recordingStore
    guard
      let event = try store.undo(of: session.events, at: context.now, on: context.today)
    else {
      context.say(
        "there is nothing left to take back in this session; 'viva undo' takes back what was before it"
      )
      return nil
    }
    context.say("took back: \(EventText.sentence(for: event, in: context))")
    session.undone(
      event,
      progress: try context.store.progress,
      at: context.now,
      on: context.today
    )
    return .done
  }

  /// Takes over what another session recorded, where there is anything.
  private mutating func followOthers() throws {
    let store = try context.store
    guard store.arrivals != arrivals else { return }
    arrivals = store.arrivals
    session.takeOver(store.progress, at: context.now, on: context.today)
  }

  /// Takes over what another session recorded while a question was on the screen; whether the question
  /// was answered there, which is said once.
  private mutating func followOthers(before question: DrillQuestion) throws -> Bool {
    try context.recordingStore.catchUp()
    try followOthers()
    let known = reps
    reps = try context.store.progress[question.unit].reps
    return reps != known
  }

  /// Looks, before the answer is shown, whether another session has answered the question, and says so;
  /// whether a person goes on to the next one because of it.
  ///
  /// A script's lines were written for the questions as they come, so there the answer counts as well.
  private mutating func isDoneElsewhere(_ asking: QuestionAsking) -> Bool {
    let question = asking.question
    // What fails here is told when the answer is saved.
    guard asking.isBeforeReveal, let isAnswered = try? followOthers(before: question), isAnswered
    else { return false }
    guard context.lines.isInteractive, question.occasion != .cram else {
      context.say("\(question.unit) was answered elsewhere meanwhile; this answer counts as well")
      return false
    }
    context.say("\(question.unit) was answered elsewhere meanwhile; on to what is left")
    session.leave()
    return true
  }

  /// Stores an answer and tells when the item comes back.
  ///
  /// An answer that cannot be stored stays on the screen: the learner frees what is missing and
  /// tries again, or leaves with all that was stored before.
  private mutating func record(
    _ answer: JudgedAnswer,
    of asking: QuestionAsking,
    milliseconds: Int
  ) throws -> Turn {
    let rating = answer.rating
    let question = asking.question
    while true {
      do {
        if try followOthers(before: question) {
          context.say(
            "\(question.unit) was answered elsewhere meanwhile; this answer counts as well"
              + (asking.isRevealed ? ", and the waits above hold no more" : "")
          )
        }
        let drafts = session.answer(
          rating,
          failing: answer.rules,
          milliseconds: milliseconds,
          at: context.now,
          on: context.today
        )
        let events = try context.recordingStore.record(drafts)
        session.confirm(events, progress: try context.store.progress)
        try followOthers()
        previous = question.item
        DrillView(context: context).tell(events, rating, of: question)
        return try Afterwards(context: context, question: question, interrupting: interrupting)
          .linger(after: rating)
      } catch {
        guard context.lines.isInteractive else { throw error }
        context.report(error)
        context.say(
          "this answer (\(rating.name)) is not saved yet: Enter tries again, q leaves without it"
        )
        switch context.readLine(StyledText("> ", .prompt), .answer) {
        case .line(let line) where line.trimmed == "q" || line.trimmed == ":q": return .over(.left)
        case .line: continue
        case .endOfInput: return .over(.left)
        case .interrupted: return .over(.interrupted)
        case .terminated(let signal): return .over(.terminated(signal: signal))
        }
      }
    }
  }
}
