/// Finds what may stand in place of the last word of a text, which is the line up to the cursor.
///
/// White space separates words, except within quotes, which are no part of the word. Every
/// completion begins with what was typed of the word.
package typealias LineCompleter = @Sendable (String) -> [LineCompletion]
