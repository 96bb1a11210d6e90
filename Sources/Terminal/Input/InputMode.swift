/// What kind of line is asked for.
package enum InputMode: Sendable {
  /// A command: remembered in the history, with completion.
  case command
  /// An answer or a key of a session: in no history.
  case answer
  /// Code of several lines, up to a line that holds only a dot or the end of input; the tabulator
  /// inserts itself.
  case code
}
