import Core
import Testing

struct MomentTests {
  @Test(arguments: [
    ("2026-11-30T10:00:00+01:00", "2026-11-30T10:00:00.000+01:00"),
    ("2026-11-30T10:00:00Z", "2026-11-30T10:00:00.000Z"),
    ("2026-11-30t10:00:00z", "2026-11-30T10:00:00.000Z"),
    ("2026-11-30 10:00:00Z", "2026-11-30T10:00:00.000Z"),
    ("2026-11-30T10:00Z", "2026-11-30T10:00:00.000Z"),
    ("2026-11-30T10:00+0530", "2026-11-30T10:00:00.000+05:30"),
    ("2026-11-30T10:00+05", "2026-11-30T10:00:00.000+05:00"),
    ("2026-11-30T10:00:00.5Z", "2026-11-30T10:00:00.500Z"),
    ("2026-11-30T10:00:00.05Z", "2026-11-30T10:00:00.050Z"),
    ("2026-11-30T10:00:00,1239-08:00", "2026-11-30T10:00:00.123-08:00"),
    ("2026-11-30T23:59:59.999-18:00", "2026-11-30T23:59:59.999-18:00"),
    ("2026-11-30T10:00:00-00:00", "2026-11-30T10:00:00.000Z"),
  ])
  func `a moment keeps its instant and its offset`(text: String, canonical: String) {
    #expect(Moment(text)?.iso8601 == canonical)
    #expect(Moment(canonical) == Moment(text))
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-11-30T10:00:00", "2026-11-30T10Z", "2026-11-30T24:00:00Z",
    "2026-11-30T10:60:00Z", "2026-11-30T10:00:60Z", "2026-02-30T10:00:00Z", "2026-11-30T1:00:00Z",
    "2026-11-30T10:00:0Z", "2026-11-30T10:00:00.Z", "2026-11-30T10:00:00+1",
    "2026-11-30T10:00:00+1:00",
    "2026-11-30T10:00:00+01:60", "2026-11-30T10:00:00+19:00", "2026-11-30T10:00:00 Z",
    "2026-11-30T10:00:00Z ", "2026-11-30T10:00:00+01:00Z", "2026-11-30T10:00:00+01::0",
    "2026-11-30_10:00:00Z", "yesterday at ten o'clock", "2026-11-30T10:00:00+:0100",
    "2026-11-30T10:00:00+18:30",
  ])
  func `what is not an instant with an offset is refused`(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test(arguments: [
    ("2026-11-30T03:59:59.999+01:00", 4, "2026-11-29"),
    ("2026-11-30T04:00:00+01:00", 4, "2026-11-30"),
    ("2026-12-01T01:00:00-05:00", 4, "2026-11-30"),
    ("2026-11-30T04:00:00-05:00", 4, "2026-11-30"),
    ("2026-11-30T00:00:00+01:00", 0, "2026-11-30"),
    ("2026-11-30T22:59:00+01:00", 23, "2026-11-29"),
    ("2026-01-01T00:30:00+14:00", 4, "2025-12-31"),
    ("2024-03-01T02:00:00Z", 4, "2024-02-29"),
  ])
  func `the study day is the wall date, minus one before the rollover hour`(
    text: String,
    rollover: Int,
    day: String
  ) {
    #expect(Moment(text)?.studyDay(rollover: rollover).description == day)
  }

  @Test func `a journey east begins a new study day at the local rollover`() throws {
    let berlin = try #require(Moment("2026-11-30T20:30:00+01:00"))
    let tokyo = Moment(instant: berlin.instant, offset: 9 * 3600)
    #expect(berlin.studyDay(rollover: 4).description == "2026-11-30")
    #expect(tokyo.wall.hour == 4)
    #expect(tokyo.studyDay(rollover: 4).description == "2026-12-01")
  }
}
