import Core

/// Something wrong in a file that says how to lint.
struct ConfigurationProblem: Error, Equatable {
  /// The file's path.
  let path: String
  /// Where in it.
  let position: TextPosition
  /// What is wrong and the way out, lower case and without a full stop.
  let message: String
}

extension ConfigurationProblem: CustomStringConvertible {
  var description: String {
    let place = "\(VisibleText.escapedLine(path)):\(position.line):\(position.column)"
    return "\(place): \(VisibleText.escapedLine(message))"
  }
}
