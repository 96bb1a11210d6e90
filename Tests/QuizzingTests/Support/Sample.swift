import Core

/// Makes small items for tests.
enum Sample {
  /// An id known to be well formed.
  static func id(_ text: String) -> ItemID {
    guard let id = ItemID(text) else { preconditionFailure("'\(text)' is no id") }
    return id
  }

  /// A flashcard, or another kind by its content.
  static func item(
    _ id: String,
    level: Level = .mid,
    topic: String? = nil,
    after: String? = nil,
    when: FollowUpCondition = .any,
    variantOf: String? = nil,
    hints: [String] = [],
    content: ItemContent = .flashcard(answer: Markdown("answer"))
  ) -> Item {
    var item = Item(
      id: Self.id(id),
      bank: "bank",
      title: id,
      question: Markdown(id),
      content: content,
      level: level,
      file: "bank.md",
      position: TextPosition(line: 1, column: 1),
      text: id
    )
    item.topic = topic.flatMap { Topic($0) }
    item.after = after.map(Self.id)
    item.when = when
    item.variantOf = variantOf.map(Self.id)
    item.hints = hints.map { Markdown($0) }
    return item
  }

  /// One number of a cloze text.
  static func cloze(_ id: String, after: String? = nil) -> Item {
    item(
      id,
      after: after,
      content: .cloze(
        Cloze(prompt: Markdown("[…]"), solution: Markdown("text"), answers: ["text"])
      )
    )
  }

  /// An exercise.
  static func exercise(_ id: String, after: String? = nil) -> Item {
    item(
      id,
      after: after,
      content: .exercise(Exercise(starter: [], driver: [], solution: [], scenario: ""))
    )
  }

  /// A choice with one right option.
  static func choice(_ id: String) -> Item {
    item(
      id,
      content: .choice([
        ChoiceOption(text: Markdown("right"), explanation: Markdown(""), isRight: true),
        ChoiceOption(text: Markdown("wrong"), explanation: Markdown(""), isRight: false),
      ])
    )
  }
}
