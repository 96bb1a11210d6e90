import Core
import Scheduling
import Testing

struct ForecastTests {
  private let today = Day(number: 20_787)

  @Test func `reviews are counted on their days, the overdue today`() throws {
    let forecast = try forecast([-40, -1, 0, 1, 1, 3, 4].map { .due(.day(today.adding($0))) })
    #expect(forecast.counts == [3, 2, 0, 1])
    #expect(forecast.overdue == 2)
  }

  @Test func `learning steps, new and suspended items are left out`() throws {
    let forecast = try forecast([
      .due(.instant(Instant(milliseconds: 0))),
      .due(nil),
      .due(.day(today)) { $0.suspension = .learner },
    ])
    #expect(forecast.counts == [0, 0, 0, 0])
    #expect(forecast.overdue == 0)
  }

  @Test func `a buried item counts when it is back and due`() throws {
    let forecast = try forecast([
      .due(.day(today.adding(-5))) { $0.buriedUntil = today.adding(1) },
      .due(.day(today.adding(3))) { $0.buriedUntil = today.adding(1) },
    ])
    #expect(forecast.counts == [0, 1, 0, 1])
    #expect(forecast.overdue == 0)
  }

  @Test func `items that are not known are left out`() throws {
    var progress = Progress()
    progress.items[try #require(ItemID("gone"))] = .due(.day(today))
    #expect(Forecast(of: [], in: progress, from: today, days: 2).counts == [0, 0])
  }

  @Test(arguments: [0, -1])
  func `a forecast of no days is empty`(days: Int) throws {
    #expect(Forecast(of: [], in: Progress(), from: today, days: days).counts.isEmpty)
  }

  private func forecast(_ states: [ItemProgress]) throws -> Forecast {
    var progress = Progress()
    for (number, state) in states.enumerated() {
      progress.items[try #require(ItemID("item-\(number)"))] = state
    }
    return Forecast(of: Array(progress.items.keys), in: progress, from: today, days: 4)
  }
}
