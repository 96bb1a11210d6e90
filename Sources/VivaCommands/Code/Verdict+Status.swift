import Core
import Grading

extension Verdict {
  /// What the shell is told of it.
  var status: ExitStatus {
    guard passed else { return .no }
    if isJudged { return .done }
    return skipped.contains(where: \.isEnvironments) ? .environment : .no
  }
}
