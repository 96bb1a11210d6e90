import Core
import Testing

struct InstantTests {
  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00.000Z"),
    (-1, 0, "1969-12-31T23:59:59.999Z"),
    (1_796_029_200_123, 0, "2026-11-30T09:00:00.123Z"),
    (1_796_029_200_123, 3600, "2026-11-30T10:00:00.123+01:00"),
    (1_796_029_200_123, -12_600, "2026-11-30T05:30:00.123-03:30"),
    (0, -3600, "1969-12-31T23:00:00.000-01:00"),
  ])
  func `an instant is written as a clock with that offset shows it`(
    milliseconds: Int,
    offset: Int,
    text: String
  ) {
    #expect(Instant(milliseconds: milliseconds).iso8601(offset: offset) == text)
  }

  @Test func `adding seconds moves by whole seconds`() {
    let instant = Instant(milliseconds: 500)
    #expect(instant.adding(seconds: 60).milliseconds == 60_500)
    #expect(instant.adding(seconds: -1).milliseconds == -500)
    #expect(instant.adding(seconds: -1) < instant)
  }

  @Test func `wall time before 1970 counts up from its own midnight`() {
    let wall = WallTime(of: Instant(milliseconds: -1), offset: 0)
    #expect(wall.day == Day(number: -1))
    #expect(wall.hour == 23)
    #expect(wall.minute == 59)
    #expect(wall.second == 59)
    #expect(wall.millisecond == 999)
  }
}
