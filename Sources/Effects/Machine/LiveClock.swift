package import Core
import Glibc

/// The machine's clock.
package struct LiveClock: WallClock {
  /// Makes the clock, and sets the process's time zone to the choice.
  package init(zone: TimeZoneChoice) {
    if let name = zone.name { _ = unsafe setenv("TZ", name, 1) }
    tzset()
  }

  package func now() -> Moment {
    let instant = Instant(milliseconds: Self.read(CLOCK_REALTIME))
    return Moment(instant: instant, offset: offset(at: instant))
  }

  package func offset(at instant: Instant) -> Int {
    let milliseconds = instant.milliseconds
    var seconds = (milliseconds >= 0 ? milliseconds : milliseconds - 999) / 1000
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil else { return 0 }
    return unsafe parts.tm_gmtoff
  }

  package func ticks() -> Int { Self.monotonic() }

  /// Milliseconds of a clock that nobody sets, the same as ``ticks()``.
  package static func monotonic() -> Int { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
