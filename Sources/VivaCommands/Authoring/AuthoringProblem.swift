import Core

/// Why a starting point was not written.
enum AuthoringProblem: Error, Equatable {
  /// The name of a file that is not searched for banks.
  case notMarkdown(String)
  /// Something stands at the path.
  case taken(String)
  /// Nothing of a name can be an id.
  case noID(String)
  /// An id with a number, which only the gaps of a cloze have.
  case numbered(ItemID)
  /// Another bank has the id.
  case bankTaken(ItemID, file: String)
  /// Another item has the id.
  case itemTaken(ItemID)
  /// A rule without code that breaks it beside code that does not.
  case noExample(rule: String)
  /// What is added to the bank would not be read as an item.
  case noRoom(String)
}

extension AuthoringProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .notMarkdown(let path):
      "a bank's name ends in '.md', and '\(Self.shown(path))' does not"
    case .taken(let path):
      "'\(Self.shown(path))' is there already, and nothing is written over; name another file, "
        + "or add to it with 'viva new item'"
    case .noID(let name):
      "no id can be made of '\(Self.shown(name))'; give one with --id, of a–z, 0–9 and '-'"
    case .numbered(let id):
      "'\(id)' names a gap of a cloze item; leave '#c\(id.clozeNumber ?? 1)' out"
    case .bankTaken(let id, let file):
      "an id names one bank, and '\(id)' is that of '\(Self.shown(file))'; give another with --id"
    case .itemTaken(let id):
      "an id names one item, and '\(id)' is taken; 'viva show \(id)' shows by which"
    case .noExample(let rule):
      "the rule '\(rule)' has no pair of examples to begin with; leave --rule out"
    case .noRoom(let path):
      "nothing can be added to '\(Self.shown(path))' as it is, for it would not be read as an item; "
        + "'viva check \(Self.shown(path))' says what is wrong with its end"
    }
  }

  private static func shown(_ text: String) -> String { VisibleText.escapedLine(text) }
}
