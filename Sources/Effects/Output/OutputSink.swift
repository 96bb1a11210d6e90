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

/// Why text could not be sent.
package enum OutputError: Error, Equatable, Sendable {
  /// Nobody reads any more; the program ends quietly, with status 0.
  case closed
  /// The system refused it.
  case failed(FileError)
}

extension OutputError: CustomStringConvertible {
  /// What went wrong, lower case and without a full stop.
  package var description: String {
    switch self {
    case .closed: "nobody reads the output any more"
    case .failed(let error): error.description
    }
  }
}
