import Core

/// Why what the learner trusts is not known.
enum TrustProblem: Error, Equatable, CustomStringConvertible {
  case brokenFile(String, problem: String)
  /// A file that cannot be trusted, for it is read as no bank.
  case noBank(String)

  var description: String {
    switch self {
    case .brokenFile(let path, let problem):
      "'\(VisibleText.escapedLine(path))' is damaged (\(VisibleText.escapedLine(problem))), so no bank but those of viva is trusted; "
        + "put it right, or remove it and trust your banks again"
    case .noBank(let path):
      "'\(VisibleText.escapedLine(path))' cannot be read as a bank; 'viva check' says why"
    }
  }
}
