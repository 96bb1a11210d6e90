import Core

/// A program that is needed and missing.
enum ProgramProblem: Error, Equatable, CustomStringConvertible {
  case notFound(String)
  case failed(String)

  var description: String {
    switch self {
    case .failed(let name): "'\(VisibleText.escapedLine(name))' ended with a failure"
    case .notFound(let name):
      "there is no program '\(name)' on the PATH; set VIVA_EDITOR to another"
    }
  }
}
