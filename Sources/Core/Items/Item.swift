/// The smallest thing that is asked and scheduled.
package struct Item: Equatable, Sendable {
  /// Its id; for a cloze item with several numbers each number is an item of its own.
  package var id: ItemID
  /// The id of its bank.
  package var bank: String
  /// The text of its heading, without marks.
  package var title: String
  /// Its heading and what belongs to the question, as the kind has it.
  package var question: Markdown
  /// What is asked for, and how an answer is told from a wrong one.
  package var content: ItemContent
  /// The level of the answer expected.
  package var level: Level
  /// What it is about.
  package var topic: Topic?
  /// The item that this one follows up.
  package var after: ItemID?
  /// On which answer to that item it is asked.
  package var when: FollowUpCondition
  /// The claims it asks for, as `C10`.
  package var covers: [String]
  /// The lint rules it is about, or, for an exercise, those its starter breaks.
  package var rules: [String]
  /// Words for searching.
  package var tags: [String]
  /// The first version for which the answer holds, as `iOS17`.
  package var since: String?
  /// The first version for which it holds no more.
  package var until: String?
  /// The item whose memory this form shares.
  package var variantOf: ItemID?
  /// About how many minutes an answer takes, where the author said so.
  package var minutes: Int?
  /// The mechanism behind the answer.
  package var why: Markdown
  /// What an interviewer would tick.
  package var keyPoints: [Markdown]
  /// What an answer at a level says.
  package var levelAnswers: [Level: Markdown]
  /// Hints, in the order they are given.
  package var hints: [Markdown]
  /// Where the fact is treated.
  package var source: Markdown
  /// The file's path, as the bank has it.
  package var file: String
  /// Where its heading begins.
  package var position: TextPosition
  /// Its text: the heading's words, and below them what follows the metadata up to the next item.
  package var text: String
  /// Where the values of its metadata begin, by key; only of keys whose values name something else.
  package var places: [String: TextPosition]

  /// Makes an item of which only what every item has is known; the rest is empty.
  package init(
    id: ItemID,
    bank: String,
    title: String,
    question: Markdown,
    content: ItemContent,
    level: Level,
    file: String,
    position: TextPosition,
    text: String
  ) {
    self.id = id
    self.bank = bank
    self.title = title
    self.question = question
    self.content = content
    self.level = level
    self.file = file
    self.position = position
    self.text = text
    places = [:]
    when = .any
    covers = []
    rules = []
    tags = []
    why = Markdown("")
    keyPoints = []
    levelAnswers = [:]
    hints = []
    source = Markdown("")
  }

  /// Twelve hexadecimal digits of a hash of its text, by which it is known again under another id.
  package var textHash: String { Fingerprint.hex(text.utf8, digits: 12) }

  /// The item's kind.
  package var kind: ItemKind { content.kind }
}

/// On which answer to its opening a follow-up is asked.
package enum FollowUpCondition: String, CaseIterable, Sendable {
  /// After good or easy.
  case strong
  /// After again or hard.
  case weak
  /// After either.
  case any

  /// Whether it is asked after an answer with that rating.
  package func holds(after rating: Rating) -> Bool {
    switch self {
    case .strong: !rating.isWeak
    case .weak: rating.isWeak
    case .any: true
    }
  }
}

/// The kinds of item, each with the word the banks and the commands use.
package enum ItemKind: String, CaseIterable, Sendable {
  case flashcard
  case choice
  case cloze
  case typed
  case order
  case predict
  case exercise
  case audit

  /// Whether it is judged by a grader, and so asked once a study day, without learning steps.
  package var isCode: Bool { self == .exercise || self == .audit }
}
