import Core
import Terminal

/// The marks before lines that say whether something is so; a screen reader gets words.
struct RunMark {
  let isAccessible: Bool

  /// The mark of an expectation that is met or not.
  func met(_ isMet: Bool) -> StyledText {
    let text = isAccessible ? (isMet ? "met:" : "unmet:") : (isMet ? "✓" : "✗")
    return isMet ? StyledText(text, .right) : StyledText(text, .wrong)
  }

  /// The mark of an expectation that was not decided.
  var undecided: StyledText { StyledText(isAccessible ? "undecided:" : "–", .muted) }
}
