import Core
import Quizzing
import StrictJSON
import Terminal

/// Shows an exercise and the help with it.
@MainActor
struct ExerciseView {
  let context: Context
  let item: Item
  let exercise: Exercise

  /// Shows what is to be done, without hints and solution.
  func show() throws {
    guard !context.options.wantsJSON else {
      context.print(json().text())
      return
    }
    let facts = [item.id.text, item.kind.rawValue, item.level.rawValue, item.topic?.path]
    context.print(StyledText(facts.compactMap { $0 }.joined(separator: " · "), .muted))
    context.show(question: item.question)
    for file in exercise.driver { context.show(file, note: "given, not to be changed") }
    for file in exercise.starter { context.show(file, note: "yours to repair") }
    if !item.rules.isEmpty {
      context.print(StyledText("fails for: \(item.rules.joined(separator: ", "))", .muted))
    }
    if !item.hints.isEmpty {
      let left = "\(HelpNote(context: context, item: item).hints) of \(item.hints.count) taken"
      context.print(StyledText("hints: \(left)", .muted))
    }
    try ItemView(context: context).showStanding(of: item)
  }

  /// Shows one hint more, or, after the last one, all of them again.
  ///
  /// - Returns: Whether there was one more.
  func hint() throws -> Bool {
    guard !item.hints.isEmpty else {
      context.say("this exercise has no hint")
      return false
    }
    let note = HelpNote(context: context, item: item)
    let shown: Range<Int>
    var isNew = true
    if let number = try note.takeHint() {
      shown = number - 1..<number
      if number == 1 { context.say("a pass now counts as hard") }
    } else {
      shown = item.hints.indices
      isNew = false
      context.say("these are all; 'viva exercise solution \(item.id)' shows the solution")
    }
    for place in shown { show(hint: place) }
    return isNew
  }

  private func show(hint place: Int) {
    guard !context.options.wantsJSON else {
      let value: JSONValue = [
        "schema": 1, "id": .string(item.id.text), "number": .integer(place + 1),
        "of": .integer(item.hints.count), "hint": .string(item.hints[place].source),
      ]
      context.print(value.text())
      return
    }
    context.print(StyledText("Hint \(place + 1) of \(item.hints.count)", .hint))
    context.show(item.hints[place])
  }

  /// Shows the solution with its why, after noting that it was shown.
  func solution() throws {
    try HelpNote(context: context, item: item).takeSolution()
    if context.options.wantsJSON {
      let value: JSONValue = [
        "schema": 1, "id": .string(item.id.text), "files": Self.json(exercise.solution),
        "why": .string(item.why.source),
      ]
      context.print(value.text())
      return
    }
    context.print(StyledText("Solution", .strong))
    for file in exercise.solution { context.show(file) }
    if !item.why.isEmpty {
      context.print(StyledText("Why", .strong))
      context.show(item.why)
    }
  }

  private func json() -> JSONValue {
    [
      "schema": 1,
      "id": .string(item.id.text),
      "title": .string(item.title),
      "level": .string(item.level.rawValue),
      "question": .string(item.question.source),
      "rules": .array(item.rules.map { .string($0) }),
      "starter": Self.json(exercise.starter),
      "driver": Self.json(exercise.driver),
      "hints": .integer(item.hints.count),
      "hintsTaken": .integer(HelpNote(context: context, item: item).hints),
    ]
  }

  private static func json(_ files: [CodeFile]) -> JSONValue {
    .array(files.map { ["name": .string($0.name), "text": .string($0.text)] })
  }
}
