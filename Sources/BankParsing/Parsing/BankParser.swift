import Core

/// Reads a bank: Markdown text to items and findings.
package enum BankParser {
  /// Reads one file.
  ///
  /// A cloze item gives one item per number, all with the same text. Broken items are left out,
  /// each with a finding.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes, with or without a byte order mark, and with line ends of any kind.
  ///   - file: The file's path, for items and findings.
  /// - Returns: What was read; never more than the limits allow, whatever the bytes are.
  package static func parse(_ bytes: [UInt8], file: String) -> ParsedBank {
    do throws(SourceText.Refusal) {
      let source = try SourceText(bytes)
      try StructureGuard.check(source)
      let outline = Outline(of: source)
      if let absence = absence(in: outline) { return none(file, absence, []) }
      var reader = BankReader(outline: outline, file: file)
      var bank = reader.read()
      // A warning may be that of a fence which holds an item.
      if !bank.findings.isEmpty {
        bank.broken = BrokenIDs.ids(in: source.bytes, besides: bank.items)
      }
      return bank
    } catch {
      let finding = Finding(error.problem, file: file, at: error.position)
      // A README that breaks a limit is no broken bank.
      let isBank = bytes.firstRange(ofText: "bank:") != nil
      guard isBank else { return none(file, .refused(finding), []) }
      var bank = none(file, nil, [finding])
      bank.broken = BrokenIDs.ids(in: bytes, besides: [])
      return bank
    }
  }

  private static func none(
    _ file: String,
    _ absence: BankAbsence?,
    _ findings: [Finding]
  ) -> ParsedBank {
    ParsedBank(file: file, bank: nil, items: [], findings: findings, absence: absence, pins: [])
  }

  private static func absence(in outline: Outline) -> BankAbsence? {
    let headings = outline.outermost(in: outline.blocks.indices).filter { index in
      if case .heading = outline.blocks[index].kind { true } else { false }
    }
    guard let first = headings.first else { return .noHeading }
    guard outline.blocks[first].kind == .heading(level: 1), !outline.isUnderlined(first),
      let part = outline.parts.first
    else { return .otherHeading }
    guard let comment = part.metadata else {
      // Where the comment was cut out because it is broken, a finding says so.
      let isCut = outline.problems.contains {
        $0.problem == .unclosedComment && part.lines.contains($0.position.line)
      }
      return isCut ? nil : .noComment
    }
    return Metadata.holds("bank", in: outline.source.bytes[comment]) ? nil : .noKey
  }
}
