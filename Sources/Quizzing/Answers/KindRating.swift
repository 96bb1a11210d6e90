package import Core

/// The rating of an answer that the program judges itself.
///
/// Choice, order and predict: whether it is right. Exercise and audit: the first verdict of a
/// study day. Clean without help is good, after a hint hard, and everything else again.
package enum KindRating {
  /// What came out of judging an answer.
  package enum Result: Sendable {
    case right
    case wrong
  }

  /// The rating of a judged answer, given the help the learner had.
  package static func rating(for result: Result, help: AnswerHelp) -> Rating {
    switch (result, help) {
    case (.wrong, _), (.right, .solution): .again
    case (.right, .hint): .hard
    case (.right, .none): .good
    }
  }
}
