import Core
import ProgressStore
import Reporting
import Scheduling
import Terminal

/// Shows an item outside a session: everything its author wrote, and where it stands.
@MainActor
struct ItemView {
  let context: Context

  /// The answer in Markdown, of kinds that have one of their own.
  static func answer(of item: Item) -> Markdown? {
    switch item.content {
    case .flashcard(let answer): answer
    case .cloze(let cloze): cloze.solution
    case .typed(let accepted): accepted.first.map { Markdown($0) }
    case .choice, .order, .predict, .exercise, .audit: nil
    }
  }

  /// Shows question, answer, why and the rest.
  func show(_ item: Item) {
    let facts = [item.id.text, item.kind.rawValue, item.level.rawValue, item.topic?.path]
    context.print(StyledText(facts.compactMap { $0 }.joined(separator: " · "), .muted))
    context.show(question: item.question)
    showContent(of: item)
    section("Why", item.why)
    if !item.keyPoints.isEmpty {
      context.print(StyledText("Key points", .strong))
      for point in item.keyPoints { context.show(point, after: "- ") }
    }
    for level in Level.allCases {
      if let answer = item.levelAnswers[level] { section("At \(level.rawValue) level", answer) }
    }
    for hint in item.hints { section("Hint", hint) }
    section("Source", item.source)
    showSolution(of: item)
  }

  /// Says where the item stands in memory and schedule, and in which file.
  func showStanding(of item: Item) throws {
    let progress = try context.store.progress[item.variantOf ?? item.id]
    var facts = [ItemState(progress, on: context.today).rawValue]
    if progress.suspension == .leech { facts[0] += " as a leech" }
    if progress.suspension == nil, let due = progress.due {
      facts.append("due " + DueText.sentence(due, from: context.now, on: context.today))
    }
    if let memory = progress.memory {
      let recall = context.scheduler.fsrs.retrievability(
        of: memory,
        after: Double(progress.elapsedDays(on: context.today))
      )
      facts.append("recall \(Int((recall * 100).rounded())) %")
      facts.append("\(count(progress.reps, "review")), \(count(progress.lapses, "lapse"))")
    }
    if !item.covers.isEmpty { facts.append("claims " + item.covers.joined(separator: " ")) }
    context.print(StyledText(facts.joined(separator: " · "), .muted))
    context.print(StyledText("\(item.file):\(item.position.line)", .muted))
  }

  private func section(_ title: String, _ text: Markdown) {
    guard !text.isEmpty else { return }
    context.print(StyledText(title, .strong))
    context.show(text)
  }

  private func showContent(of item: Item) {
    switch item.content {
    case .flashcard, .cloze, .typed: section("Answer", Self.answer(of: item) ?? Markdown(""))
    case .choice(let options):
      for option in options {
        context.show(option.text, after: option.isRight ? "[x] " : "[ ] ")
        if !option.explanation.isEmpty { context.show(option.explanation, after: "    ") }
      }
    case .order(let steps):
      for (place, step) in steps.enumerated() { context.show(step, after: "\(place + 1). ") }
    case .predict(let prediction):
      for file in prediction.run { context.show(file) }
      context.show(scenario: prediction.scenario)
      context.print(StyledText("Output", .strong))
      context.show(CodeFile(name: "", text: prediction.output, line: 1))
    case .exercise(let exercise):
      for file in exercise.driver { context.show(file, note: "given, not to be changed") }
      for file in exercise.starter { context.show(file, note: "yours to repair") }
      context.print(
        StyledText("fails for: \(item.rules.joined(separator: ", "))", .muted)
      )
    case .audit(let audit):
      for file in audit.files { context.show(file, isNumbered: true) }
      context.print(StyledText("Faults", .strong))
      for fault in audit.faults { context.print("- \(fault.file):\(fault.line) \(fault.rule)") }
    }
  }

  /// Shows one repaired form of an exercise, last, for it should be seen by those only who want it.
  private func showSolution(of item: Item) {
    guard case .exercise(let exercise) = item.content else { return }
    context.print(StyledText("Solution", .strong))
    for file in exercise.solution { context.show(file) }
  }
}
