import Arguments
import Core
import Quizzing
import Terminal

/// One question between being shown and being rated: what a line means now.
@MainActor
struct QuestionAsking {
  /// The question, with what ratings lead to as its learner was told last.
  private(set) var question: DrillQuestion
  private var asked: Moment
  private var stage = Stage.answering
  private let isInteractive: Bool
  private var predicted: [String] = []

  private enum Stage {
    /// The answer is awaited.
    case answering
    /// The answer was shown, and the learner rates.
    case rating
  }

  init(_ question: DrillQuestion, asked: Moment, isInteractive: Bool) {
    self.question = question
    self.asked = asked
    self.isInteractive = isInteractive
  }

  /// Whether the learner has seen the answer.
  var isRevealed: Bool { stage == .rating }

  /// Whether the next line shows the answer; where code is judged or lines are gathered, it need not.
  var isBeforeReveal: Bool {
    guard stage == .answering else { return false }
    return switch question.sheet {
    case .recall, .choice, .order, .typed: true
    case .predict, .code: false
    }
  }

  /// What the line editor is told of the line.
  var mode: InputMode { .answer }

  /// How a line is told from a key.
  var reading: DrillKey.Reading {
    guard stage == .answering else { return .bare }
    switch question.sheet {
    case .recall, .order: return .bare
    case .choice(let sheet):
      return .letters(Set(sheet.options.indices.flatMap { ChoiceSheet.label($0) }))
    case .typed, .predict: return .text
    // A file whose whole name is a key can still be named './q'.
    case .code: return .bare
    }
  }

  /// The prompt of the next line.
  var prompt: StyledText {
    let place = "[\(question.number)/\(question.total)]"
    let wish =
      switch stage {
      case .rating: "rate 1–4"
      case .answering:
        switch question.sheet {
        case .recall: "Enter shows the answer"
        case .choice(let sheet): sheet.rightCount == 1 ? "one letter" : "all right letters"
        case .order: "numbers in order"
        case .typed: "answer"
        // How many lines there are is part of the answer.
        case .predict: "line \(predicted.count + 1), an empty one ends"
        case .code:
          question.item.kind == .audit
            ? "LINE RULE; …" : "your file's path, or Enter for your editor"
        }
      }
    return StyledText("\(place) \(wish)> ", .prompt)
  }

  /// Takes a line that is no key; what the answer came to, once that is known.
  mutating func take(
    _ line: String,
    session: inout DrillSession,
    context: Context
  ) throws -> JudgedAnswer? {
    let view = DrillView(context: context)
    guard stage == .answering else { return rate(line, context) }
    switch question.sheet {
    case .recall:
      renew(&session, context)
      view.showAnswer(to: question, asked: asked)
      stage = .rating
      return nil
    case .code:
      return try CodeAnswer(question: question, context: context).judge(line, session)
    case .predict(let sheet):
      guard let text = prediction(adding: line, to: sheet) else { return nil }
      return PredictionAnswer(question: question, context: context)
        .judge(text, by: sheet, help: session.help)
    case .choice, .order, .typed: return judge(line, &session, view)
    }
  }

  /// Takes what ratings lead to as of now, for that is about to be shown: the question may have stood
  /// for days.
  private mutating func renew(_ session: inout DrillSession, _ context: Context) {
    let now = context.now
    guard case .ask(let same) = session.next(at: now, on: context.today),
      same.unit == question.unit
    else { return }
    // The text on the screen stays, also where the item has other forms by now.
    question.previews = same.previews
    question.progress = same.progress
    asked = now
  }

  /// The whole prediction, once it is complete: a person ends it with an empty line, a script has
  /// given as many lines as are printed; a dot ends it in either case.
  private mutating func prediction(adding line: String, to sheet: PredictSheet) -> String? {
    predicted += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isEnded = predicted.last == "." || isInteractive && predicted.last == ""
    guard isEnded || !isInteractive && predicted.count >= sheet.lines.count else { return nil }
    if isEnded { predicted.removeLast() }
    defer { predicted = [] }
    return predicted.joined(separator: "\n")
  }

  /// What the line editor offers: paths for an exercise, rules for an audit.
  func completer(in context: Context) -> LineCompleter? {
    guard stage == .answering, case .code = question.sheet else { return nil }
    let isAudit = question.item.kind == .audit
    return { line in
      MainActor.assumeIsolated { isAudit ? Self.rules(line, context) : Self.paths(line, context) }
    }
  }

  private static func rules(_ line: String, _ context: Context) -> [LineCompletion] {
    let word = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return KnownWords(context: context).words(.rules).filter { $0.hasPrefix(word) }
      .map { LineCompletion($0) }
  }

  private static func paths(_ line: String, _ context: Context) -> [LineCompletion] {
    let word = String(line.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
    return PathCompletion(files: context.machine.files, variables: context.machine.variables)
      .paths(word, onlyFolders: false)
      .map { LineCompletion($0, isFinal: !$0.hasSuffix("/")) }
  }

  private mutating func judge(
    _ answer: String,
    _ session: inout DrillSession,
    _ view: DrillView
  ) -> JudgedAnswer? {
    do throws(AnswerProblem) {
      guard let verdict = try question.sheet.verdict(on: answer) else { return nil }
      view.show(verdict, on: question)
      if let rating = question.sheet.rating(for: verdict, help: session.help) {
        return JudgedAnswer(rating: rating)
      }
      stage = .rating
      renew(&session, view.context)
      view.askForRating(question, asked: asked)
    } catch {
      view.context.say("\(error)")
    }
    return nil
  }

  private func rate(_ line: String, _ context: Context) -> JudgedAnswer? {
    if let rating = Rating(answer: line.trimmed) { return JudgedAnswer(rating: rating) }
    context.say("rate your recall: 1 again, 2 hard, 3 good, 4 easy")
    return nil
  }
}

extension ChoiceSheet {
  /// How many options belong to the answer.
  var rightCount: Int { options.count { $0.isRight } }
}
