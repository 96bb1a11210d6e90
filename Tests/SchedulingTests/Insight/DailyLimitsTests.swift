import Scheduling
import Testing

struct DailyLimitsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var total: Int?
    var doneNew = 0
    var doneReviews = 0
    let new: Int
    let reviews: Int
  }

  @Test(arguments: [
    Case(testDescription: "nothing done", new: 10, reviews: 200),
    Case(testDescription: "some done", doneNew: 4, doneReviews: 50, new: 6, reviews: 150),
    Case(
      testDescription: "more done than allowed",
      doneNew: 40,
      doneReviews: 500,
      new: 0,
      reviews: 0
    ),
    Case(testDescription: "a total", total: 30, new: 10, reviews: 30),
    Case(
      testDescription: "a total, part of it done",
      total: 30,
      doneNew: 3,
      doneReviews: 22,
      new: 5,
      reviews: 5
    ),
    Case(testDescription: "a total that is done", total: 30, doneReviews: 31, new: 0, reviews: 0),
    Case(testDescription: "a total of nothing", total: 0, new: 0, reviews: 0),
  ])
  func `what was done on the day is taken off, in this run or before`(test: Case) {
    var settings = StudySettings()
    settings.totalPerDay = test.total
    var done = DayTally()
    done.newItems = test.doneNew
    done.reviews = test.doneReviews
    let limits = DailyLimits(settings, after: done)
    #expect(limits.new == test.new)
    #expect(limits.reviews == test.reviews)
  }

  @Test(arguments: [(nil, 3, 8), (10, 3, 7), (10, 12, 0), (2, 0, 2)])
  func `new items get what reviews leave of the total`(total: Int?, reviews: Int, new: Int) {
    let limits = DailyLimits(new: 8, reviews: 200, total: total)
    #expect(limits.new(of: 100, beside: reviews) == new)
  }
}
