package import Core

/// Says when something comes, in words.
package enum DueText {
  /// A short wait, as `10m`, `5h`, `8d`.
  package static func wait(_ due: Due, from moment: Moment, on today: Day) -> String {
    switch due {
    case .day(let day):
      day < today ? "\(today.days(since: day))d late" : "\(day.days(since: today))d"
    case .instant(let instant): short(seconds: seconds(from: moment, to: instant))
    }
  }

  /// When it comes, to stand after a verb: `in 10 minutes`, `tomorrow`, `in 8 days (2026-12-08)`.
  package static func sentence(_ due: Due, from moment: Moment, on today: Day) -> String {
    switch due {
    case .instant(let instant):
      let seconds = seconds(from: moment, to: instant)
      let minutes = (seconds + 59) / 60
      switch minutes {
      case ..<1: return "at once"
      case 1 where seconds < 60: return "in \(count(seconds, "second"))"
      case ..<120: return "in \(count(minutes, "minute"))"
      case ..<2880: return "in \(count((minutes + 59) / 60, "hour"))"
      default: return "in \(count((minutes + 1439) / 1440, "day"))"
      }
    case .day(let day):
      let days = day.days(since: today)
      if days < 1 { return "today" }
      return days == 1 ? "tomorrow" : "in \(days) days (\(day))"
    }
  }

  /// The time of day that a clock shows at an instant, as `14:05`.
  package static func time(_ instant: Instant, offset: Int) -> String {
    let wall = WallTime(of: instant, offset: offset)
    return "\(padded(wall.hour, to: 2)):\(padded(wall.minute, to: 2))"
  }

  /// A length of time, as `45 s`, `12 min`, `1 h 05 min`.
  package static func length(milliseconds: Int) -> String {
    let seconds = max(0, milliseconds) / 1000
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min" }
    return "\(seconds / 3600) h \(padded(seconds / 60 % 60, to: 2)) min"
  }

  private static func seconds(from moment: Moment, to instant: Instant) -> Int {
    max(0, (instant.milliseconds - moment.instant.milliseconds + 999) / 1000)
  }

  private static func short(seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds)s"
    case ..<3600: "\((seconds + 59) / 60)m"
    case ..<172_800: "\((seconds + 3599) / 3600)h"
    default: "\((seconds + 86_399) / 86_400)d"
    }
  }
}
