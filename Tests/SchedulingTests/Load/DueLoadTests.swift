import Core
import Scheduling
import Testing

struct DueLoadTests {
  private let today = Day(number: 20_787)

  @Test func `reviews are counted on their days; steps, new and suspended items are not`() {
    let load = DueLoad(of: [
      .due(.day(today)), .due(.day(today)), .due(.day(today.adding(-3))),
      .due(.instant(Instant(milliseconds: 0))), .due(nil),
      .due(.day(today)) { $0.suspension = .leech },
    ])
    #expect(load[today] == 2)
    #expect(load[today.adding(-3)] == 1)
    #expect(load[today.adding(1)] == 0)
  }

  @Test func `what is removed counts no longer, and never below 0`() {
    var load = DueLoad(of: [.due(.day(today))])
    load.remove(.due(.day(today.adding(1))))
    #expect(load[today] == 1)
    for _ in 0..<2 { load.remove(.due(.day(today))) }
    #expect(load[today] == 0)
    #expect(load.isEmpty)
    load.add(.due(.day(today)))
    #expect(load[today] == 1)
  }
}
