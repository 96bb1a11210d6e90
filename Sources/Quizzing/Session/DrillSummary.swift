package import Core

/// What was done in one session so far.
package struct DrillSummary: Equatable, Sendable {
  /// Answers, learning steps and practice included.
  package var answers = 0
  /// Those that were right.
  package var right = 0
  /// Milliseconds from question to answer, over all answers.
  package var milliseconds = 0
  /// Items answered for the first time ever.
  package var newItems = 0
  /// Answers by kind of item.
  package var kinds: [ItemKind: Tally] = [:]
  /// Easier rungs that need not be asked, in order.
  package var lent: [ItemID] = []
  /// Items that were set aside as leeches, in order.
  package var leeches: [ItemID] = []

  /// The answers to one kind of item.
  package struct Tally: Equatable, Sendable {
    /// Answers.
    package var answers: Int
    /// Those that were right.
    package var right: Int

    /// Makes a tally.
    package init(answers: Int = 0, right: Int = 0) {
      self.answers = answers
      self.right = right
    }
  }

  /// A session without an answer.
  package init() {}

  mutating func count(_ rating: Rating, kind: ItemKind, milliseconds: Int, isNew: Bool) {
    answers += 1
    right += rating.isRight ? 1 : 0
    newItems += isNew ? 1 : 0
    self.milliseconds += max(0, milliseconds)
    kinds[kind, default: Tally()].answers += 1
    kinds[kind, default: Tally()].right += rating.isRight ? 1 : 0
  }
}
