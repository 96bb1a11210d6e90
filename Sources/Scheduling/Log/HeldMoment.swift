package import Core

/// How far a device's clock had come.
///
/// An event that a device records after its clock was set back counts for no earlier than this.
package struct HeldMoment: Equatable, Comparable, Sendable {
  /// The latest instant that the device recorded.
  package let instant: Instant
  /// The study day of that event, or the event's own where that is later.
  package let day: Day

  /// Makes a moment from its parts.
  package init(instant: Instant, day: Day) {
    self.instant = instant
    self.day = day
  }

  package static func < (left: HeldMoment, right: HeldMoment) -> Bool {
    (left.instant, left.day) < (right.instant, right.day)
  }

  /// Goes on to the next event of the device.
  ///
  /// - Parameter latest: How far the device's clock had come; moved on by the event.
  /// - Returns: What the event counts for instead of its own moment; absent where the clock was
  ///   not set back.
  package func held(by latest: inout HeldMoment?) -> HeldMoment? {
    guard let before = latest, instant < before.instant else {
      latest = max(latest ?? self, self)
      return nil
    }
    return HeldMoment(instant: before.instant, day: max(before.day, day))
  }
}
