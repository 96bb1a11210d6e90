package import Core

/// How far the clocks of devices have come, event by event.
package struct DeviceClocks: Sendable {
  private var latest: [String: HeldMoment] = [:]

  /// No device has recorded anything yet.
  package init() {}

  /// Goes on to the next event in the order of the log.
  ///
  /// - Returns: What it counts for instead of its own moment; absent where its device's clock was
  ///   not set back.
  package mutating func take(_ event: Event) -> HeldMoment? {
    let content = event.content
    return HeldMoment(instant: content.moment.instant, day: content.day)
      .held(by: &latest[event.id.device])
  }
}
