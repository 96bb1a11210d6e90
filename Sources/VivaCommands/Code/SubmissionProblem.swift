import Core

/// Why something cannot be handed in.
enum SubmissionProblem: Error, Equatable {
  case notText(String)
  /// There is not one letter in it.
  case empty
}

extension SubmissionProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .notText(let path):
      "'\(VisibleText.escapedLine(path))' is no Swift source: it is not UTF-8 text; save it as UTF-8"
    case .empty: "there is no code in what was handed in; if you wrote some, save the file first"
    }
  }
}
