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

/// A clock that stands still, for `--now` and for tests.
package struct FrozenClock: WallClock {
  private let moment: Moment

  /// Makes a clock that always shows one moment.
  package init(at moment: Moment) { self.moment = moment }

  package func now() -> Moment { moment }
  package func offset(at instant: Instant) -> Int { moment.offset }
  package func ticks() -> Int { 0 }
}
