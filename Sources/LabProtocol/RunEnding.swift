/// How a run came to its end.
package enum RunEnding: Equatable, Sendable {
  /// The whole scenario was gone through.
  case complete
  /// A step could not be done; its outcome says why.
  case stopped
  /// A limit of the runtime was hit, and where.
  case aborted(Budget, place: String)
  /// The end was not told.
  case early(EarlyEnd)
}

extension RunEnding: CustomStringConvertible {
  /// What happened, in one sentence without a full stop.
  package var description: String {
    switch self {
    case .complete: "the scenario was gone through"
    case .stopped: "a step could not be done"
    case .aborted(let budget, let place):
      "\(budget)" + (place.isEmpty ? "" : ", in \(place)")
    case .early(let end): "\(end)"
    }
  }
}
