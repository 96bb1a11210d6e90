/// A point in time, to the millisecond.
package struct Instant: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  package let milliseconds: Int

  /// Makes the instant that many milliseconds after 1970-01-01T00:00:00Z.
  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  /// The instant so many seconds later.
  package func adding(seconds: Int) -> Instant {
    Instant(milliseconds: milliseconds + seconds * 1000)
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The instant as ISO 8601, with milliseconds, as a clock shows it that is `offset` seconds
  /// east of UTC; the offset 0 is written `Z`.
  package func iso8601(offset: Int = 0) -> String {
    let wall = WallTime(of: self, offset: offset)
    let time =
      "\(padded(wall.hour, to: 2)):\(padded(wall.minute, to: 2)):\(padded(wall.second, to: 2))"
    return "\(wall.day)T\(time).\(padded(wall.millisecond, to: 3))\(Self.suffix(offset: offset))"
  }

  private static func suffix(offset: Int) -> String {
    guard offset != 0 else { return "Z" }
    let size = abs(offset) / 60
    return "\(offset < 0 ? "-" : "+")\(padded(size / 60, to: 2)):\(padded(size % 60, to: 2))"
  }
}

/// A day and a time of day, as a clock on the wall shows them.
package struct WallTime: Hashable, Sendable {
  /// The calendar day.
  package let day: Day
  /// The milliseconds since that day's midnight, 0…86,399,999.
  package let millisecondOfDay: Int

  /// What a clock with that offset shows at an instant.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - offset: Seconds east of UTC.
  package init(of instant: Instant, offset: Int) {
    let local = instant.milliseconds + offset * 1000
    let number = (local >= 0 ? local : local - 86_399_999) / 86_400_000
    day = Day(number: number)
    millisecondOfDay = local - number * 86_400_000
  }

  /// The hour, 0…23.
  package var hour: Int { millisecondOfDay / 3_600_000 }
  /// The minute, 0…59.
  package var minute: Int { millisecondOfDay / 60_000 % 60 }
  /// The second, 0…59.
  package var second: Int { millisecondOfDay / 1000 % 60 }
  /// The millisecond, 0…999.
  package var millisecond: Int { millisecondOfDay % 1000 }
}
