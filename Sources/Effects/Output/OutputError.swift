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
