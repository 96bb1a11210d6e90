import Testing
import VivaCommands

struct WeekdayTextTests {
  @Test(
    arguments: [
      ("", []), ("mon", [1]), ("sat,sun", [6, 7]), ("Sunday, SAT", [6, 7]), ("tues wed", [2, 3]),
      ("sun,sun", [7]), ("monday,tuesday,wednesday,thursday,friday,saturday,sunday", Set(1...7)),
    ] as [(String, Set<Int>)]
  )
  func `weekdays are named by three letters or more`(text: String, days: Set<Int>) {
    #expect(WeekdayText.days(text) == days)
  }

  @Test(arguments: ["sa", "7", "satt", "sat;sun", "weekend", "sat,xyz"])
  func `anything else is no weekday`(text: String) {
    #expect(WeekdayText.days(text) == nil)
  }
}
