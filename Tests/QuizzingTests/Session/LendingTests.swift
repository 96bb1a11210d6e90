import Core
import Quizzing
import Scheduling
import Testing

struct LendingTests {
  struct Loan: Sendable, CustomTestStringConvertible {
    var interval: Int
    var days: Int
    var testDescription: String { "\(interval) days lend \(days)" }
  }

  static let chain = [
    Sample.item("easy"), Sample.item("deeper", after: "easy"),
    Sample.item("deepest", after: "deeper"),
  ]

  /// The whole chain due, the deepest rung the best remembered.
  private func dueChain(interval: Int = 8) -> Learner {
    var learner = Learner(Self.chain)
    learner.know("deepest", .easy, dueIn: 2)
    learner.know("deeper", .hard, dueIn: interval)
    learner.know("easy", .hard, dueIn: interval)
    learner.wait(days: interval)
    return learner
  }

  @Test func `a strong answer further down spares the easier rungs that are due`() {
    var learner = dueChain()
    #expect(
      learner.transcript(["good", "good"]) == """
        10:00:00 deepest review 1/3 after easy deeper: good, lent easy, lent deeper
        10:00:30 nothing due, next 2026-12-10
        """
    )
    #expect(learner.session?.summary.lent.map(\.text) == ["easy", "deeper"])
  }

  @Test func `a weak answer lends nothing`() {
    var learner = dueChain()
    #expect(learner.answer(.hard).map(\.kind) == [.review])
  }

  @Test func `an easier rung never lends to a deeper one`() {
    var learner = Learner(Self.chain)
    for item in Self.chain { learner.know(item.id.text, dueIn: 1) }
    learner.wait(days: 1)
    #expect(learner.answer(.easy).map(\.kind) == [.review])
    #expect(learner.question()?.unit.text == "deeper")
  }

  @Test(arguments: [
    Loan(interval: 1, days: 1), Loan(interval: 2, days: 1), Loan(interval: 5, days: 1),
    Loan(interval: 6, days: 2), Loan(interval: 8, days: 2), Loan(interval: 12, days: 3),
    Loan(interval: 28, days: 7), Loan(interval: 365, days: 7),
  ])
  func `a due date moves by a quarter of the interval, one day to seven`(loan: Loan) {
    var learner = Learner([Sample.item("rung"), Sample.item("deeper", after: "rung")])
    learner.know("deeper", .easy, dueIn: 1)
    learner.know("rung", .hard, dueIn: loan.interval)
    learner.wait(days: loan.interval)
    let before = learner.progress[Sample.id("rung")]
    while learner.question()?.unit.text == "rung" { learner.skip() }
    #expect(learner.answer(.good).last?.kind == .lent)
    var after = learner.progress[Sample.id("rung")]
    #expect(after.due == .day(learner.day.adding(loan.days)))
    after.due = before.due
    #expect(after == before)
  }

  @Test func `a rung long overdue is lent past today, so that it is not asked again at once`() {
    var learner = dueChain()
    learner.wait(days: 30)
    learner.answer(.good)
    #expect(learner.progress[Sample.id("easy")].due == .day(learner.day.adding(1)))
    #expect(learner.answerAll().isEmpty)
  }

  @Test func `an overdue rung is lent from the day it was due`() {
    var learner = dueChain(interval: 28)
    learner.wait(days: 3)
    learner.answer(.good)
    #expect(learner.progress[Sample.id("easy")].due == .day(learner.day.adding(4)))
  }

  @Test func `what is suspended, buried or not due is not lent`() {
    var learner = dueChain()
    learner.log(.suspend, "easy")
    learner.log(.bury, "deeper", due: .day(learner.day.adding(1)))
    #expect(learner.answer(.good).map(\.kind) == [.review])
  }

  @Test func `lending is taken back with the answer`() {
    var learner = dueChain()
    let before = learner.progress
    #expect(learner.answer(.good).count == 3)
    learner.undo()
    #expect(learner.progress == before)
    #expect(learner.question()?.unit.text == "deepest")
    #expect(learner.session?.summary == DrillSummary())
  }
}
