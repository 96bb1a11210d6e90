/// Why a program could not be run, or no longer talked to.
package enum ProcessError: Error, Equatable, Sendable {
  /// The file is not there or cannot be executed.
  case notFound(String)
  /// The system refused, with its error number.
  case refused(String, code: Int32)
  /// It ended while an answer was awaited.
  case ended(String, ProcessEnd)
  /// It gave no answer in time.
  case silent(String, milliseconds: Int)
  /// The learner wants no more of it.
  case interrupted(String)
  /// Its answer was longer than allowed, in bytes.
  case tooLong(String, limit: Int)
}

extension ProcessError: CustomStringConvertible {
  /// What went wrong, lower case and without a full stop.
  package var description: String {
    switch self {
    case .notFound(let program):
      "there is no program '\(program)' that can be run"
    case .refused(let program, let code):
      "'\(program)' could not be run: \(SystemError.words(for: code))"
    case .ended(let program, .exited(let status)):
      "'\(program)' ended with status \(status) instead of answering"
    case .ended(let program, .signalled(let number)):
      "'\(program)' was ended by signal \(number) instead of answering"
    case .ended(let program, _):
      "'\(program)' was ended instead of answering"
    case .silent(let program, let milliseconds):
      "'\(program)' gave no answer within \(milliseconds) ms"
    case .interrupted(let program):
      "'\(program)' was interrupted"
    case .tooLong(let program, let limit):
      "'\(program)' answered with more than \(limit) bytes"
    }
  }
}
