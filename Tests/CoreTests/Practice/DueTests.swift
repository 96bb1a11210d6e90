import Core
import Testing

struct DueTests {
  @Test(arguments: [
    ("2026-11-30", Due.day(Day(number: 20_787))),
    ("1970-01-01T00:00:01.500Z", Due.instant(Instant(milliseconds: 1500))),
  ])
  func `a due time is read as it is written`(text: String, due: Due) {
    #expect(Due(text) == due)
    #expect(due.description == text)
  }

  @Test func `an instant is written in UTC whatever offset it was read with`() {
    #expect(Due("2026-11-30T10:00:00+01:00")?.description == "2026-11-30T09:00:00.000Z")
  }

  @Test(arguments: ["", "soon", "2026-11-31", "2026-11-30T10:00:00"])
  func `anything else is refused`(text: String) {
    #expect(Due(text) == nil)
  }
}
