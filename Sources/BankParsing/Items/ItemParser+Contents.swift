import Core

extension ItemParser {
  /// The content of an item, or of one number of a cloze item.
  typealias Numbered = (number: Int?, content: ItemContent)

  /// Reads what is particular to a kind; `nil` where it is broken.
  mutating func contents(_ kind: ItemKind, _ named: Sections) -> (Markdown, [Numbered])? {
    let before = findings.errors
    let content: ItemContent
    switch kind {
    case .flashcard: return flashcard(named)
    case .cloze: return cloze()
    case .choice: content = .choice(options(named))
    case .typed: content = .typed(accepted: accepted(named))
    case .order: content = .order(steps(named))
    case .predict:
      content = .predict(run: code(.run, named), output: onlyFence(.output, named, kind))
    case .exercise: content = .exercise(exercise(named))
    case .audit: content = .audit(audit(named))
    }
    return findings.errors == before ? (question(heading.lines), [(nil, content)]) : nil
  }

  /// The heading, and below it some of the text.
  private func question(_ lines: Range<Int>) -> Markdown {
    let title = "## " + source.text(heading.title)
    let text = slice.markdown(lines)
    return slice.markdown(Array(text.isEmpty ? title.utf8 : "\(title)\n\n\(text.source)".utf8)[...])
  }

  private mutating func flashcard(_ named: Sections) -> (Markdown, [Numbered])? {
    let section = named[.answer]?.first
    let answer = slice.markdown(section?.lines ?? heading.lines)
    guard !answer.isEmpty else {
      findings.report(.missingAnswer, at: section?.position ?? heading.position)
      return nil
    }
    let lines = section == nil ? heading.lines.lowerBound..<heading.lines.lowerBound : heading.lines
    return (question(lines), [(nil, .flashcard(answer: answer))])
  }

  private mutating func cloze() -> (Markdown, [Numbered])? {
    reportClozeInHeading()
    guard let numbers = clozeNumbers() else { return nil }
    return (question(heading.lines.lowerBound..<heading.lines.lowerBound), numbers)
  }

  private mutating func options(_ named: Sections) -> [ChoiceOption] {
    entries(.choices, named, wanted: "a list of options").compactMap { entry in
      guard let isRight = entry.isChecked else {
        findings.report(.notATask, at: entry.position)
        return nil
      }
      return ChoiceOption(text: entry.first, explanation: entry.rest, isRight: isRight)
    }
  }

  private mutating func accepted(_ named: Sections) -> [String] {
    entries(.accept, named, wanted: "a list of answers").map(\.whole.source)
  }

  private mutating func steps(_ named: Sections) -> [Markdown] {
    let entries = entries(.order, named, wanted: "a numbered list")
    if let loose = entries.first(where: { !$0.isOrdered }) {
      findings.report(.notOrdered, at: loose.position)
    } else if entries.count < 2, let part = named[.order]?.first {
      findings.report(.tooFewSteps, at: part.position)
    }
    return entries.map(\.whole)
  }
}
