import Core

/// One entry of a list in a section.
struct ListEntry {
  /// Whether a task is done; `nil` for an entry that is no task.
  var isChecked: Bool?
  /// Whether the list is numbered.
  var isOrdered: Bool
  /// Where its mark stands.
  var position: TextPosition
  /// Its lines, and the first of them that is not of its first block.
  let lines: Range<Int>
  let split: Int
  let text: EntryText
  let slice: Slice

  /// Its first block.
  var first: Markdown { markdown(lines.lowerBound..<split) }
  /// What follows the first block; may be empty.
  var rest: Markdown { markdown(split..<lines.upperBound) }
  /// All of it.
  var whole: Markdown { markdown(lines) }

  private func markdown(_ lines: Range<Int>) -> Markdown {
    let lines = slice.source.trimmed(lines)
    return slice.markdown(text.bytes(lines)[...], line: lines.lowerBound)
  }
}

extension ItemParser {
  /// The entries of the lists of a section; what else stands there is reported.
  mutating func entries(
    _ name: SectionName,
    _ named: Sections,
    wanted: String
  ) -> [ListEntry] {
    guard let part = named[name] else { return [] }
    var result: [ListEntry] = []
    let blocks = outline.outermost(in: part.blocks)
    for (place, index) in blocks.enumerated() {
      guard case .list(let isOrdered) = outline.blocks[index].kind else {
        if !outline.isComment(index) {
          findings.report(
            .strayInSection(name.rawValue, wanted: wanted),
            at: outline.position(of: index)
          )
        }
        continue
      }
      let next = place + 1 < blocks.count ? blocks[place + 1] : nil
      let end = next.map { outline.blocks[$0].line } ?? part.lines.upperBound
      result += entries(ofList: index, isOrdered: isOrdered, end: end)
    }
    return result
  }

  /// The entries of a section without which the item could not be answered; that there are none is
  /// reported.
  mutating func neededEntries(
    _ name: SectionName,
    _ named: Sections,
    wanted: String
  ) -> [ListEntry] {
    let before = findings.errors
    let entries = entries(name, named, wanted: wanted)
    if entries.isEmpty, findings.errors == before, let part = named[name] {
      findings.report(.noEntries(section: name.rawValue, wanted: wanted), at: part.position)
    }
    return entries
  }

  private mutating func entries(
    ofList list: Int,
    isOrdered: Bool,
    end: Int
  ) -> [ListEntry] {
    let items = outline.children(of: list)
    return items.enumerated().compactMap { place, item in
      let lines =
        outline.blocks[item]
        .line..<(place + 1 < items.count
        ? outline.blocks[items[place + 1]].line : end)
      let children = outline.children(of: item)
      guard !children.isEmpty, !lines.isEmpty else {
        findings.report(.emptyEntry, at: outline.position(of: item))
        return nil
      }
      var checked: Bool?
      if case .listItem(let isChecked) = outline.blocks[item].kind { checked = isChecked }
      let text = EntryText(
        source,
        lines: lines,
        column: outline.blocks[item].column,
        isTask: checked != nil
      )
      let second = children.count > 1 ? outline.blocks[children[1]].line : lines.upperBound
      return ListEntry(
        isChecked: checked,
        isOrdered: isOrdered,
        position: outline.position(of: item),
        lines: lines,
        split: max(second, lines.lowerBound),
        text: text,
        slice: slice
      )
    }
  }
}
