/// Finds out what may stand at a place of a command line.
package struct CompletionQuery: Sendable {
  private let table: CommandTable

  /// Makes a query of a table of commands.
  package init(_ table: CommandTable) { self.table = table }

  /// What may stand after some words, in place of a word begun.
  ///
  /// The result's words already begin with `partial`; its source is still to be asked by the
  /// caller, with the result's prefix.
  package func answer(after words: [String], partial: String) -> Answer {
    var path: [String] = []
    var operands = 0
    var pending: OptionSpec?
    var isLiteral = false
    for word in words {
      if pending != nil {
        pending = nil
      } else if isLiteral {
        operands += 1
      } else if word == "--" {
        isLiteral = true
      } else if word.hasPrefix("-"), word != "-" {
        pending = option(awaitingValueAfter: word, at: path)
      } else if operands == 0, table.command(at: path + [word]) != nil {
        path.append(word)
      } else {
        operands += 1
      }
    }
    if let pending { return values(pending.source, partial) }
    if !isLiteral, partial.hasPrefix("-") { return options(at: path, partial) }
    let commands = table.commands(below: path).filter { !$0.isHidden }
    if !commands.isEmpty, operands > 0 { return values(.anything, partial) }
    if !commands.isEmpty { return values(.values(commands.map(\.name)), partial) }
    return values(operandSource(at: path, index: operands), partial)
  }

  /// What may stand at a place.
  package struct Answer: Equatable, Sendable {
    /// Whole words that begin with what was typed, in the table's order.
    package let words: [String]
    /// Where more words come from.
    package let source: ValueSource
    /// What those begin with.
    package let prefix: String
    /// What stands before each of those within the word, as `--topic=`.
    package let lead: String
  }

  private func option(awaitingValueAfter word: String, at path: [String]) -> OptionSpec? {
    guard !word.contains("=") else { return nil }
    let options = table.options(at: path).filter { $0.valueName != nil }
    if word.hasPrefix("--") { return options.first { $0.flag == word } }
    return options.first { $0.short != nil && $0.short == word.last }
  }

  private func options(at path: [String], _ partial: String) -> Answer {
    let known = table.options(at: path).filter { !$0.isHidden }
    guard let mark = partial.firstIndex(of: "=") else {
      return values(.values(known.map(\.flag) + ["--help"]), partial)
    }
    let option = known.first { $0.flag == partial[..<mark] && $0.valueName != nil }
    let lead = String(partial[...mark])
    return values(
      option?.source ?? .anything,
      String(partial[partial.index(after: mark)...]),
      lead: lead
    )
  }

  private func operandSource(at path: [String], index: Int) -> ValueSource {
    let specs = table.command(at: path)?.operands ?? []
    if index < specs.count { return specs[index].source }
    return specs.last.flatMap { $0.repeats ? $0.source : nil } ?? .anything
  }

  private func values(_ source: ValueSource, _ prefix: String, lead: String = "") -> Answer {
    guard case .values(let known) = source else {
      return Answer(words: [], source: source, prefix: prefix, lead: lead)
    }
    let words = known.filter { $0.hasPrefix(prefix) }.map { lead + $0 }
    return Answer(words: words, source: .anything, prefix: prefix, lead: lead)
  }
}
