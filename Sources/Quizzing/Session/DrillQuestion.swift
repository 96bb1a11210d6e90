package import Core
package import Scheduling

/// One question of a session, with all that is needed to show it and judge the answer.
package struct DrillQuestion: Equatable, Sendable {
  /// The id that is scheduled and logged: of a variant that of the item whose memory it shares.
  package var unit: ItemID
  /// The form to show.
  package var item: Item
  /// The items that this one follows up, the opening first; empty where they were just asked.
  package var context: [Item]
  /// Why it is asked now.
  package var occasion: Occasion
  /// Its place in the session, 1 and up, answers to learning steps counted.
  package var number: Int
  /// How many questions the session will probably have, at least `number`.
  package var total: Int
  /// What stands on the screen beside the text, and how to judge an answer.
  package var sheet: AnswerSheet
  /// What each rating would lead to; empty where memory stays as it is.
  package var previews: [Rating: Outcome]
  /// Where the item stood before the answer.
  package var progress: ItemProgress

  /// Why an item is asked now.
  package enum Occasion: Sendable {
    /// A learning step is up.
    case step
    /// It is due.
    case review
    /// It was never answered.
    case new
    /// It is practised out of turn.
    case cram
  }
}
