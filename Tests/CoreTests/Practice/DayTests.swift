import Core
import Testing

struct DayTests {
  @Test func `four hundred years of days are numbered one after another`() throws {
    let first = try #require(Day(year: 1800, month: 1, day: 1))
    var expected = first.number
    for year in 1800..<2200 {
      for month in 1...12 {
        for dayOfMonth in 1...31 {
          guard let day = Day(year: year, month: month, day: dayOfMonth) else { continue }
          #expect(day.number == expected)
          #expect(day.parts == (year, month, dayOfMonth))
          expected += 1
        }
      }
    }
    #expect(expected - first.number == 146_097)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
    ("2026-11-30", 20_787), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `a day has the number of days since 1970`(text: String, number: Int) {
    #expect(Day(text)?.number == number)
    #expect(Day(number: number).description == text)
  }

  @Test(arguments: [
    "", "2026-11-3", "2026-1-30", "2026-11-30 ", " 2026-11-30", "2026/11/30", "2026-13-01",
    "2026-00-10", "2026-11-00", "2026-11-31", "2026-02-29", "1900-02-29", "2100-02-29",
    "0000-01-01", "+026-11-30", "-026-11-30", "２０２６-11-30", "2026-11-3a", "2026-11-30T00",
    "20261130",
  ])
  func `what is not a day is refused`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "2400-02-29", "2026-02-28", "2026-12-31"])
  func `a day is written as it was read`(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(arguments: [
    ("1970-01-01", 4), ("1969-12-28", 7), ("1969-12-29", 1), ("2026-11-30", 1), ("2024-02-29", 4),
    ("0001-01-01", 1),
  ])
  func `weeks begin on Monday`(text: String, weekday: Int) {
    #expect(Day(text)?.weekday == weekday)
  }

  @Test func `the seven weekdays follow each other across 1970`() {
    for number in -1000..<1000 {
      let today = Day(number: number).weekday
      #expect(Day(number: number + 1).weekday == today % 7 + 1)
    }
  }

  @Test func `adding days crosses months, leap days and years`() throws {
    let day = try #require(Day("2024-02-28"))
    #expect(day.adding(1).description == "2024-02-29")
    #expect(day.adding(2).description == "2024-03-01")
    #expect(day.adding(366).description == "2025-02-28")
    #expect(day.adding(-59).description == "2023-12-31")
    #expect(day.adding(-59).days(since: day) == -59)
    #expect(day.adding(-1) < day)
  }
}
