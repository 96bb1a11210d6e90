/// How changes in a folder are noticed.
package enum WatchSight: Equatable, Sendable {
  /// The kernel tells of each.
  case events
  /// By looking again and again, for the reason given in words.
  case looking(reason: String)
}
