/// Where text for the learner, or for another program, goes.
///
/// Writing never fails in the middle of a sentence: the first failure is kept, and told by the
/// next ``flush()``.
package protocol OutputSink: AnyObject, Sendable {
  /// Whether the text appears on a terminal.
  var isTerminal: Bool { get }

  /// Takes text, as it is; it may be held back until the next flush.
  func write(_ text: String)

  /// Sends all text that was held back.
  func flush() throws(OutputError)
}
