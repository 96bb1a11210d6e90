package import StrictJSON

/// Why a line between the program and its helper is not understood.
package enum ProtocolError: Error, Equatable, Sendable {
  /// It is not JSON.
  case notJSON(JSONError)
  /// A key is missing, or its value is of the wrong kind.
  case missing(String)
  /// A key has a value that means nothing.
  case unexpected(String)
}

extension ProtocolError: CustomStringConvertible {
  /// What is wrong, lower case and without a full stop.
  package var description: String {
    switch self {
    case .notJSON(let error): "the line is not JSON: \(error)"
    case .missing(let key): "the key '\(key)' is missing or of the wrong kind"
    case .unexpected(let key): "the value of '\(key)' is not known"
    }
  }
}
