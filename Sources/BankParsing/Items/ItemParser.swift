import Core

/// Reads one item: its heading, its metadata and its sections.
struct ItemParser {
  let outline: Outline
  let slice: Slice
  let heading: Part
  let sections: [Part]
  let bank: Bank
  /// The findings about the item.
  var findings: FindingList
  /// Whether the item has an id of its own.
  private(set) var isPinned = false

  var source: SourceText { slice.source }

  init(
    outline: Outline,
    slice: Slice,
    heading: Part,
    sections: [Part],
    bank: Bank,
    findings: FindingList
  ) {
    self.outline = outline
    self.slice = slice
    self.heading = heading
    self.sections = sections
    self.bank = bank
    self.findings = findings
  }

  /// Reads the item that stands on some lines; to be used only if no error was found.
  mutating func parse(_ lines: Range<Int>) -> [Item] {
    let metadata = Metadata(
      of: source,
      in: heading.metadata ?? 0..<0,
      known: MetadataReader.itemKeys,
      into: &findings
    )
    let reader = MetadataReader(metadata: metadata)
    if heading.title.isEmpty { findings.report(.emptyHeading, at: heading.position) }
    let named = readSections()
    guard let kind = kind(stated: reader.kind(into: &findings), named) else { return [] }
    reportUnused(named, kind)
    reportOddCloze()
    let contents = contents(kind, named)
    guard let first = contents.first else { return [] }
    let title = PlainText.title(source.bytes[heading.title])
    var item = Item(
      id: id(reader, title: title),
      bank: bank.id,
      title: title,
      question: first.question,
      content: first.content,
      level: level(reader),
      file: findings.file,
      position: heading.position,
      text: text(lines)
    )
    readMetadata(reader, into: &item)
    readCommonSections(named, into: &item)
    guard first.number != nil else { return [item] }
    return contents.map { numbered in
      var copy = item
      copy.question = numbered.question
      copy.content = numbered.content
      if let number = numbered.number { copy.id = item.id.cloze(number) }
      return copy
    }
  }

  /// The id that is written down, or one made from the heading.
  private mutating func id(_ reader: MetadataReader, title: String) -> ItemID {
    // An id that only has to be spelt right is not to get another beside it.
    isPinned = reader.text("id") != nil || reader.metadata.hasCapitalID
    if let id = reader.id("id", into: &findings) { return id }
    return ItemID(FallbackID.id(of: title)) ?? Self.nameless
  }

  private mutating func level(_ reader: MetadataReader) -> Level {
    let level = reader.level(into: &findings) ?? bank.level
    if level == nil, reader.text("level") == nil {
      findings.report(.levelMissing, at: heading.position)
    }
    return level ?? .mid
  }

  private mutating func readMetadata(_ reader: MetadataReader, into item: inout Item) {
    for key in ["after", "covers", "id", "rules", "variant-of"] {
      if let value = reader.metadata[key] { item.places[key] = value.position }
    }
    item.topic = reader.topic(into: &findings) ?? bank.topic
    item.after = reader.reference("after", into: &findings)
    item.when = reader.condition(into: &findings) ?? .any
    item.covers = reader.words(
      "covers",
      "claims are named like 'C05', with spaces between them",
      into: &findings
    ) { word in
      word.utf8.allSatisfy { Ascii.isLetter($0) || Ascii.isDigit($0) }
    }
    item.rules = reader.words(
      "rules",
      "rules are named in snake_case, with spaces between them",
      into: &findings
    ) { word in
      word.utf8.allSatisfy {
        (97...122).contains($0) || Ascii.isDigit($0) || $0 == UInt8(ascii: "_")
      }
    }
    item.tags = reader.words("tags", "tags have spaces between them", into: &findings) {
      !$0.contains(",")
    }
    item.since = reader.version("since", into: &findings)
    item.until = reader.version("until", into: &findings)
    item.variantOf = reader.reference("variant-of", into: &findings)
    item.minutes = reader.minutes(into: &findings)
    if let place = reader.metadata["when"], reader.text("after") == nil {
      findings.report(.whenWithoutAfter, at: place.key)
    }
  }

  /// The heading's words and what stands below the metadata, to the last line that is not blank.
  private func text(_ lines: Range<Int>) -> String {
    let below = source.trimmed(heading.lines.lowerBound..<lines.upperBound)
    return source.text(heading.title) + "\n" + source.text(source.range(ofLines: below))
  }

  /// What stands in for an id that could not be made; ``FallbackID`` always makes one.
  private static let nameless: ItemID = {
    guard let id = ItemID("item") else { preconditionFailure("'item' is an id") }
    return id
  }()
}
