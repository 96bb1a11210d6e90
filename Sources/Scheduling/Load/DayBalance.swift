import Core
import Glibc

/// Which of the days that fuzz leaves open an item is the more likely to be due on.
///
/// A day counts the less the more is due on it; a light weekday counts as if twice as much were due
/// on it, so that where everything is open it comes to half of what the others have.
///
/// - SeeAlso: ankitects/anki 26.9.3, `rslib/src/scheduler/states/load_balancer.rs`, for the power. A
///   day on which nothing is due is a day like others here, where Anki takes it outright, and a
///   shorter interval is not preferred.
struct DayBalance: Sendable {
  let load: DueLoad
  let lightDays: Set<Int>

  private static let power = -2.15
  private static let lightShare = 0.5

  /// Whether all days are alike.
  var isEven: Bool { load.isEmpty && lightDays.isEmpty }

  /// The weight of a study day, more than 0, 1 for a day on which nothing is due.
  func weight(of day: Day) -> Double {
    let share = lightDays.contains(day.weekday) ? Self.lightShare : 1
    return pow(Double(load[day] + 1) / share, Self.power)
  }
}
