package import Core

/// A rated answer, whoever rated it.
package struct RatedAnswer: Sendable {
  /// The id that is scheduled.
  package var unit: ItemID
  /// The kind of the item.
  package var kind: ItemKind
  /// The hash of the item's text.
  package var textHash: String?
  /// How well it was recalled.
  package var rating: Rating
  /// Milliseconds from question to answer; below 0 counts as 0.
  package var milliseconds: Int
  /// The seed that shaped the question and shapes the fuzz.
  package var seed: UInt64
  /// The rules that it failed, where a grader judged it.
  package var rules: [String]

  /// Makes a rated answer.
  package init(
    unit: ItemID,
    kind: ItemKind,
    textHash: String?,
    rating: Rating,
    milliseconds: Int,
    seed: UInt64,
    rules: [String] = []
  ) {
    self.unit = unit
    self.kind = kind
    self.textHash = textHash
    self.rating = rating
    self.milliseconds = milliseconds
    self.seed = seed
    self.rules = rules
  }
}
