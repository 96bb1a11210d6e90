import Core

extension ItemParser {
  /// Sorts the sections by name, and reports unknown, repeated and empty ones.
  mutating func readSections() -> Sections {
    var named = Sections()
    for part in sections {
      let text = source.text(part.title)
      guard let name = SectionName(rawValue: text) else {
        let known = SectionName.allCases.map(\.rawValue)
        let suggestion = Suggestion.nearest(to: text, among: known)
        findings.report(.unknownSection(text, suggestion: suggestion), at: part.position)
        continue
      }
      if name != .hint, named[name] != nil {
        findings.report(.repeatedSection(text), at: part.position)
      } else if name.isTextAlone, source.trimmed(part.lines).isEmpty {
        findings.report(.emptySection(text), at: part.position)
      }
      named.append(name, part)
    }
    return named
  }

  /// The kind that the sections show.
  mutating func kind(stated: ItemKind?, _ named: Sections) -> ItemKind? {
    var signs = named.all.compactMap { name, _ in
      name.kind.map { (sign: name.rawValue, kind: $0) }
    }
    if stated != .flashcard, hasClozeMark { signs.append(("{{c1::…}}", .cloze)) }
    guard signs.count < 2 else {
      findings.report(.twoKinds(signs.map(\.sign)), at: heading.position)
      return nil
    }
    let found = signs.first?.kind ?? .flashcard
    guard let stated, stated != found else { return found }
    if stated == .cloze, signs.isEmpty {
      findings.report(.clozeWithoutMark, at: heading.position)
    } else if let name = SectionName.allCases.first(where: { $0.kind == stated }), signs.isEmpty {
      findings.report(.missingSection(name.rawValue, kind: stated), at: heading.position)
    } else {
      findings.report(.kindConflict(stated: stated, found: found), at: heading.position)
    }
    return nil
  }

  /// Reports sections that mean nothing for a kind.
  mutating func reportUnused(_ named: Sections, _ kind: ItemKind) {
    for (name, part) in named.all where !name.serves(kind) {
      findings.report(.unusedSection(name.rawValue, kind: kind), at: part.position)
    }
  }

  /// Reads the sections that an item of any kind may have.
  mutating func readCommonSections(_ named: Sections, into item: inout Item) {
    item.why = text(.why, named)
    item.source = text(.source, named)
    item.hints = named.all.filter { $0.name == .hint }.map { slice.markdown($0.part.lines) }
      .filter { !$0.isEmpty }
    item.keyPoints = entries(.keyPoints, named, wanted: "a list").map(\.whole)
    for (level, name) in [(Level.mid, SectionName.mid), (.senior, .senior), (.staff, .staff)] {
      let answer = text(name, named)
      if !answer.isEmpty { item.levelAnswers[level] = answer }
    }
  }

  private func text(_ name: SectionName, _ named: Sections) -> Markdown {
    named[name].map { slice.markdown($0.lines) } ?? Markdown("")
  }
}
