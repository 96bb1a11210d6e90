/// What the learner can do at a question instead of answering it.
package enum DrillKey: Character, CaseIterable, Sendable {
  case hint = "?"
  case why = "w"
  case skip = "s"
  case undo = "u"
  case bury = "b"
  case edit = "e"
  case quit = "q"

  /// How a line is read that may be a key or an answer.
  package enum Reading: Sendable {
    /// Any line could be an answer, so a key needs its colon.
    case text
    /// An answer is made of these letters, which are no keys without a colon.
    case letters(Set<Character>)
    /// No key could be an answer.
    case bare
  }

  /// The key that a line is; `nil` when it is an answer.
  package init?(line: String, reading: Reading) {
    let word = line.trimmed.lowercased()
    if word.count == 2, word.first == ":", let last = word.last {
      self.init(rawValue: last)
      return
    }
    guard word.count == 1, let letter = word.first else { return nil }
    switch reading {
    // A lone question mark is no answer to anything.
    case .text where letter == DrillKey.hint.rawValue: self = .hint
    case .text: return nil
    case .letters(let letters):
      guard !letters.contains(letter) else { return nil }
      self.init(rawValue: letter)
    case .bare: self.init(rawValue: letter)
    }
  }

  /// What it does, in a word or two.
  var meaning: String {
    switch self {
    case .hint: "hint"
    case .why: "why"
    case .skip: "skip"
    case .undo: "undo"
    case .bury: "bury"
    case .edit: "edit"
    case .quit: "end"
    }
  }

  /// The keys as a line of help, with colons where the line could be an answer.
  package static func line(_ keys: [DrillKey], reading: Reading) -> String {
    keys.map { key in
      let isBare =
        switch reading {
        case .text: key == .hint
        case .letters(let letters): !letters.contains(key.rawValue)
        case .bare: true
        }
      return "\(isBare ? "" : ":")\(key.rawValue) \(key.meaning)"
    }.joined(separator: " · ")
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
