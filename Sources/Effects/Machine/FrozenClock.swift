package import Core

/// A clock that stands still, for `--now` and for tests.
package struct FrozenClock: WallClock {
  private let moment: Moment

  /// Makes a clock that always shows one moment.
  package init(at moment: Moment) { self.moment = moment }

  package func now() -> Moment { moment }
  package func offset(at instant: Instant) -> Int { moment.offset }
  package func ticks() -> Int { 0 }
}
