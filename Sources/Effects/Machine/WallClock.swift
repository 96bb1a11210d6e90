package import Core

/// Where the program learns what time it is.
package protocol WallClock: Sendable {
  /// The present moment, with the local offset.
  func now() -> Moment

  /// The seconds east of UTC that local clocks show at an instant.
  func offset(at instant: Instant) -> Int

  /// Milliseconds of a clock that nobody sets, for measuring how long an answer took.
  func ticks() -> Int
}
