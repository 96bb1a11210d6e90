import Core

extension ItemParser {
  /// The content of an item, or of one number of a cloze item.
  typealias Numbered = (number: Int?, question: Markdown, content: ItemContent)

  /// Reads what is particular to a kind; empty where it is broken.
  mutating func contents(_ kind: ItemKind, _ named: Sections) -> [Numbered] {
    let before = findings.errors
    let content: ItemContent
    switch kind {
    case .flashcard: return flashcard(named)
    case .cloze: return cloze()
    case .choice: content = .choice(options(named))
    case .typed: content = .typed(accepted: accepted(named))
    case .order: content = .order(steps(named))
    case .predict:
      let run = code(.run, named)
      let scenario = scenario(named, kind)
      let output = onlyFence(.output, named, kind)
      content = .predict(
        Prediction(
          run: run,
          scenario: scenario.text,
          scenarioLine: scenario.line,
          output: output.text,
          outputLine: output.line
        )
      )
    case .exercise: content = .exercise(exercise(named))
    case .audit:
      let line = source.trimmed(heading.lines).lowerBound
      let question = question(linesBesideFences.map(source.text).joined(), line: line)
      content = .audit(audit(named))
      return findings.errors == before ? [(nil, question, content)] : []
    }
    return findings.errors == before ? [(nil, question(heading.lines), content)] : []
  }

  private mutating func flashcard(_ named: Sections) -> [Numbered] {
    let section = named[.answer]
    let answer = slice.markdown(section?.lines ?? heading.lines)
    guard !answer.isEmpty else {
      findings.report(.missingAnswer, at: section?.position ?? heading.position)
      return []
    }
    let question = section == nil ? question("", line: 0) : question(heading.lines)
    return [(nil, question, .flashcard(answer: answer))]
  }

  private mutating func cloze() -> [Numbered] {
    reportClozeInHeading()
    return clozeNumbers().map { number, cloze in
      (number, question(cloze.prompt.source, line: cloze.prompt.line), .cloze(cloze))
    }
  }

  /// The heading, and below it the text on some lines.
  private func question(_ lines: Range<Int>) -> Markdown {
    let lines = source.trimmed(lines)
    let text = lines.isEmpty ? "" : source.text(source.range(ofLines: lines))
    return question(text, line: lines.lowerBound)
  }

  /// The heading, and below it some text that begins on a line.
  ///
  /// It counts its lines as if the heading stood two above the text, whatever metadata is between.
  private func question(_ text: String, line: Int) -> Markdown {
    let title = "## " + source.text(heading.title)
    let text = Array(text.utf8).trimmed
    guard !text.isEmpty else { return Markdown(title, line: heading.position.line) }
    return slice.markdown(Array("\(title)\n\n".utf8) + text, line: line - 2)
  }

  /// The offsets of the item's text without its fences, which are the files of an audit.
  private var linesBesideFences: [Range<Int>] {
    var result: [Range<Int>] = []
    var line = heading.lines.lowerBound
    for index in outline.outermost(in: heading.blocks) {
      guard let fence = outline.fences[index] else { continue }
      result.append(source.range(ofLines: line..<fence.opening))
      line = (fence.closing ?? fence.code.upperBound - 1) + 1
    }
    return result + [source.range(ofLines: line..<heading.lines.upperBound)]
  }

  private mutating func options(_ named: Sections) -> [ChoiceOption] {
    neededEntries(.choices, named, wanted: "a list of options").compactMap { entry in
      guard let isRight = entry.isChecked else {
        findings.report(.notATask, at: entry.position)
        return nil
      }
      return ChoiceOption(text: entry.first, explanation: entry.rest, isRight: isRight)
    }
  }

  private mutating func accepted(_ named: Sections) -> [String] {
    neededEntries(.accept, named, wanted: "a list of answers").map(\.whole.source)
  }

  private mutating func steps(_ named: Sections) -> [Markdown] {
    let entries = entries(.order, named, wanted: "a numbered list")
    if let loose = entries.first(where: { !$0.isOrdered }) {
      findings.report(.notOrdered, at: loose.position)
    } else if entries.count < 2, let part = named[.order] {
      findings.report(.tooFewSteps, at: part.position)
    }
    return entries.map(\.whole)
  }
}
