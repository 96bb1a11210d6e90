import Core

/// What can be wrong with the places named, or with what is in them.
enum SwiftFilesProblem: Error, Equatable, CustomStringConvertible {
  case none([String])
  case allLeftOut([String])
  case tooMany(Int)
  /// A pattern that is a path from the root, though patterns speak of a folder.
  case patternElsewhere(String, folder: String)
  /// A symbolic link to nothing.
  case leadsNowhere(String)
  /// A name that is not UTF-8, in which U+FFFD stands for what is wrong.
  case unnameable(String)

  var description: String {
    switch self {
    case .none(let paths): "no Swift file in \(Self.list(paths))"
    case .allLeftOut(let paths):
      "no Swift file in \(Self.list(paths)) that is not left out; see --exclude, and 'exclude' in .viva.json"
    case .tooMany(let most):
      "more than \(most) Swift files; name a smaller folder, or leave some out with --exclude"
    case .patternElsewhere(let pattern, let folder):
      "the pattern '\(VisibleText.escapedLine(pattern))' is a path from the root; write what comes after "
        + "'\(VisibleText.escapedLine(folder))', of which patterns speak"
    case .leadsNowhere(let path):
      "'\(VisibleText.escapedLine(path))' is a link that leads nowhere; remove it, or put a file there"
    case .unnameable(let path):
      "'\(VisibleText.escapedLine(path))' has a name that is not UTF-8; rename it"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map { "'\(VisibleText.escapedLine($0))'" }.joined(separator: ", ")
  }
}
