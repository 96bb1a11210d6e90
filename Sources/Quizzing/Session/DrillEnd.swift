package import Core

/// Why a session has no further question.
package enum DrillEnd: Equatable, Sendable {
  /// No loaded item passes the filter.
  case noItems
  /// Nothing is left for now; `next` is when something comes, if ever.
  case nothingDue(next: Due?)
  /// All that the session was to ask was asked, due or not.
  case allAsked
  /// Only learning steps are left on this study day, the first of them at that instant.
  case nextAt(Instant)
  /// Items are left that the study day's limits hold back; `next` is when the first comes.
  case dayLimit(next: Day)
  /// The session's own number of questions is reached.
  case questionLimit
  /// The minutes that a plan has for the study day are over.
  case planDone
  /// The session's minutes are over.
  case timeUp
}
