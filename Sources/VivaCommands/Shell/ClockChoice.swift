import Core
import Effects

/// The clock that a call asks for.
struct ClockChoice {
  private let now: Moment?
  private let zone: String?

  init(_ options: GlobalOptions) {
    now = options.now
    zone = options.timeZone
  }

  /// The machine's clock, or one that stands still at `--now`, in the zone of `--time-zone`.
  ///
  /// A frozen clock without a zone shows local time by its own offset.
  func clock(_ machine: Machine) throws(ShellProblem) -> any WallClock {
    let zoned = try zone.map { (name) throws(ShellProblem) -> any WallClock in
      guard let choice = TimeZoneChoice(named: name, files: machine.files) else {
        throw .unknownTimeZone(name)
      }
      return LiveClock(zone: choice)
    }
    guard let now else { return zoned ?? machine.clock }
    // Intervals may be a hundred years long, and every day must have a name of four digits.
    guard (1900...2900).contains(now.wall.day.parts.year) else { throw .impossibleTime(now) }
    guard let zoned else { return FrozenClock(at: now) }
    return ZonedFrozenClock(instant: now.instant, zone: zoned)
  }
}

/// A clock that stands still in the time zone of another.
private struct ZonedFrozenClock: WallClock {
  let instant: Instant
  let zone: any WallClock

  func now() -> Moment { Moment(instant: instant, offset: zone.offset(at: instant)) }
  func offset(at instant: Instant) -> Int { zone.offset(at: instant) }
  func ticks() -> Int { 0 }
}
