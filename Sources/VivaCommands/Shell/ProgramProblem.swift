/// A program that is needed and missing.
enum ProgramProblem: Error, Equatable, CustomStringConvertible {
  case notFound(String)

  var description: String {
    switch self {
    case .notFound(let name):
      "there is no program '\(name)' on the PATH; set VIVA_EDITOR to another"
    }
  }
}
