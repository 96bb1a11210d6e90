import Core

/// What can be wrong with the places named.
enum SwiftFilesProblem: Error, Equatable, CustomStringConvertible {
  case none([String])
  case tooMany(Int)

  var description: String {
    switch self {
    case .none(let paths):
      "no Swift file in \(paths.map { "'\(VisibleText.escapedLine($0))'" }.joined(separator: ", "))"
    case .tooMany(let most):
      "more than \(most) Swift files; name a smaller folder, or leave some out with --exclude"
    }
  }
}
