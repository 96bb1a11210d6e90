/// How a run ended before it could tell its end.
package enum EarlyEnd: Equatable, Sendable {
  /// The program ended by itself, with a status; a snippet that calls `exit` does that.
  case exited(Int32, place: String = "")
  /// It crashed: what Swift said, as `Index out of range`, and the body that was evaluated; either
  /// may be empty.
  case crashed(message: String, place: String)
  /// Functions called functions until the stack was full; the body that was evaluated, or empty.
  case stackOverflow(place: String)
  /// It wanted more memory than it may have, in MiB.
  case memory(mebibytes: Int, place: String = "")
  /// It computed longer than it may, in seconds; the body that was evaluated, or empty.
  case processorTime(seconds: Int, place: String)
  /// It was waited for longer than it may take, in seconds.
  case wallTime(seconds: Int, place: String = "")
  /// It told or printed more than is read, in MiB.
  case output(mebibytes: Int, place: String = "")
  /// A signal ended it.
  case signal(Int32)
  /// The snippet could not be loaded, or has no view of the name that was asked for; the reason.
  case refused(String)
  /// What it told makes no sense, or was told by somebody else.
  case damaged(LineProblem)
}

extension EarlyEnd: CustomStringConvertible {
  /// What happened, in one sentence without a full stop.
  package var description: String {
    switch self {
    case .exited(let status, let place):
      "the snippet ended the program itself, with status \(status)" + Self.at(place)
    case .crashed(let message, let place):
      "it crashed" + (message.isEmpty ? "" : ": \(message)") + Self.at(place)
    case .stackOverflow(let place):
      "calls went deeper than the stack" + Self.at(place)
    case .memory(let mebibytes, let place):
      "it wanted more than \(mebibytes) MiB of memory" + Self.at(place)
    case .processorTime(let seconds, let place):
      "it computed for \(seconds) s without coming to an end" + Self.at(place)
    case .wallTime(let seconds, let place):
      "it did not come to an end within \(seconds) s" + Self.at(place)
    case .output(let mebibytes, let place):
      "it wrote more than \(mebibytes) MiB" + Self.at(place)
    case .signal(let number): "signal \(number) ended it"
    case .refused(let reason): reason
    case .damaged(let problem): "what it told of itself cannot be trusted: \(problem)"
    }
  }

  private static func at(_ place: String) -> String { place.isEmpty ? "" : ", in \(place)" }
}
