/// All that may stand in place of the word before the cursor.
package enum LineCompletions: Equatable, Sendable {
  /// These words, each of which begins with what was typed of it.
  case words([LineCompletion])
  /// The path of a file or folder.
  case files
}

/// Finds what may stand in place of the last word of a text, which is the line up to the cursor.
///
/// White space separates words, except within quotes, which are no part of the word.
package typealias LineCompleter = @Sendable (String) -> LineCompletions
