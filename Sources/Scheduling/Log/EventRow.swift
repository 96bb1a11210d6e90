package import Core

/// An event as numbers; names stand in the log that the row belongs to, under their numbers there.
package struct EventRow: Sendable {
  /// The instant, in milliseconds since 1970.
  package var time = 0
  /// The number on the device.
  package var sequence = 0
  private var dueNumber = 0
  private var durationNumber = 0
  private var seedNumber: UInt64 = 0
  private var dayNumber: Int32 = 0
  private var offsetNumber: Int32 = 0
  /// The device.
  package var device: Int32
  /// The item, −1 for none.
  package var item: Int32 = -1
  /// The hash of the item's text, −1 for none.
  package var textHash: Int32 = -1
  /// The name of the scheduler's parameters, −1 for none.
  package var parameters: Int32 = -1
  /// The kind of event.
  package var kind = EventKind.review
  /// How well the item was recalled.
  package var rating: Rating?
  private var flags: UInt8 = 0

  /// Which of the numbers mean something.
  private enum Flag {
    static let duration: UInt8 = 1
    static let seed: UInt8 = 2
    static let dueDay: UInt8 = 4
    static let dueInstant: UInt8 = 8
  }

  /// Makes a row of a device in which all else is to be filled in.
  package init(device: Int32) { self.device = device }

  /// The offset of the learner's clock in seconds, at most 18 hours.
  package var offset: Int {
    get { Int(offsetNumber) }
    set { offsetNumber = Int32(newValue) }
  }

  /// The study day.
  package var day: Day {
    get { Day(number: Int(dayNumber)) }
    set { dayNumber = Int32(newValue.number) }
  }

  /// Milliseconds from the question to the answer.
  package var duration: Int? {
    get { flags & Flag.duration == 0 ? nil : durationNumber }
    set {
      durationNumber = newValue ?? 0
      flags = newValue == nil ? flags & ~Flag.duration : flags | Flag.duration
    }
  }

  /// The seed that shaped the question and the fuzz.
  package var seed: UInt64? {
    get { flags & Flag.seed == 0 ? nil : seedNumber }
    set {
      seedNumber = newValue ?? 0
      flags = newValue == nil ? flags & ~Flag.seed : flags | Flag.seed
    }
  }

  /// When the item is due next, as the learner was told.
  package var due: Due? {
    get {
      if flags & Flag.dueDay != 0 { return .day(Day(number: dueNumber)) }
      return flags & Flag.dueInstant == 0 ? nil : .instant(Instant(milliseconds: dueNumber))
    }
    set {
      flags &= ~(Flag.dueDay | Flag.dueInstant)
      switch newValue {
      case .day(let day):
        dueNumber = day.number
        flags |= Flag.dueDay
      case .instant(let instant):
        dueNumber = instant.milliseconds
        flags |= Flag.dueInstant
      case nil: dueNumber = 0
      }
    }
  }
}
