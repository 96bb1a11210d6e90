/// An instant together with the offset of the clock it was read from.
package struct Moment: Hashable, Sendable {
  /// The instant.
  package let instant: Instant
  /// Seconds east of UTC, at most 18 hours either way.
  package let offset: Int

  /// Makes a moment from an instant and the seconds east of UTC.
  package init(instant: Instant, offset: Int) {
    self.instant = instant
    self.offset = offset
  }

  /// Reads ISO 8601 with an offset: `2026-11-30T10:00:00+01:00`.
  ///
  /// Seconds and a fraction may be left out; `Z` is the offset 0; `+0100` and `+01` are read too.
  /// `nil` when the text is anything else, or names a day or time that does not exist.
  package init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    guard rest.count >= 17, let day = Day(String(decoding: rest.prefix(10), as: UTF8.self)),
      rest[10] == UInt8(ascii: "T") || rest[10] == UInt8(ascii: "t")
        || rest[10] == UInt8(ascii: " "),
      let hour = decimal(rest[11..<13]), hour < 24, rest[13] == UInt8(ascii: ":"),
      let minute = decimal(rest[14..<16]), minute < 60
    else { return nil }
    rest = rest[16...]
    var milliseconds = (hour * 60 + minute) * 60_000
    if rest.first == UInt8(ascii: ":") {
      guard rest.count >= 3, let second = decimal(rest.dropFirst().prefix(2)), second < 60
      else { return nil }
      milliseconds += second * 1000
      rest = rest.dropFirst(3)
      if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
        let digits = rest.dropFirst().prefix { (48...57).contains($0) }
        guard let fraction = decimal((Array(digits) + [48, 48]).prefix(3)), !digits.isEmpty
        else { return nil }
        milliseconds += fraction
        rest = rest.dropFirst(1 + digits.count)
      }
    }
    guard let offset = Self.offset(of: rest) else { return nil }
    self.init(
      instant: Instant(
        milliseconds: day.number * 86_400_000 + milliseconds - offset * 1000
      ),
      offset: offset
    )
  }

  /// What the wall clock shows at this moment.
  package var wall: WallTime { WallTime(of: instant, offset: offset) }

  /// The study day: the local wall date, minus one before the rollover hour (0…23).
  package func studyDay(rollover: Int) -> Day {
    wall.hour < rollover ? wall.day.adding(-1) : wall.day
  }

  /// The moment as ISO 8601 with milliseconds and its own offset.
  package var iso8601: String { instant.iso8601(offset: offset) }

  private static func offset(of text: ArraySlice<UInt8>) -> Int? {
    if text.elementsEqual("Z".utf8) || text.elementsEqual("z".utf8) { return 0 }
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    else { return nil }
    var digits = Array(text.dropFirst())
    if digits.count == 5, digits[2] == UInt8(ascii: ":") { digits.remove(at: 2) }
    guard digits.count == 2 || digits.count == 4,
      let hours = decimal(digits.prefix(2)),
      let minutes = digits.count == 2 ? 0 : decimal(digits.dropFirst(2)), minutes < 60,
      hours * 60 + minutes <= 18 * 60
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
