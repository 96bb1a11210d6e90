import Core
import Reporting
import Testing

struct ExerciseSummaryTests {
  private static let exercise = ItemContent.exercise(
    Exercise(starter: [], driver: [], solution: [], scenario: "")
  )

  @Test func `every verdict is counted once, the first and the last are told`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a", content: Self.exercise)
    learner.answered("a", .again, daysAgo: 3)
    learner.did(.attempt, "a", .again, daysAgo: 3)
    learner.did(.attempt, "a", .good, daysAgo: 3)
    learner.answered("a", .hard, daysAgo: 1, interval: 2)
    learner.did(.attempt, "a", .again, daysAgo: 1)
    let result = try #require(learner.report.exercises.results.first)
    #expect(result.verdicts == Share(right: 2, of: 5))
    #expect(!result.lastPassed)
    #expect(result.lastDay == learner.today.adding(-1))
    #expect(result.firstRating == .again)
  }

  @Test func `audits count as exercises, flashcards do not`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("b", content: Self.exercise)
    learner.knows("a", content: .audit(Audit(files: [], faults: [])))
    learner.knows("c")
    for id in ["c", "b", "a"] { learner.answered(id, .good, daysAgo: 0) }
    let exercises = learner.report.exercises
    #expect(exercises.items == 2)
    #expect(exercises.passed == 2)
    #expect(exercises.results.map(\.id.text) == ["a", "b"])
  }

  @Test func `practice out of turn is no verdict`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a", content: Self.exercise)
    learner.did(.cram, "a", .good, daysAgo: 0)
    #expect(learner.report.exercises.results == [])
    #expect(learner.report.exercises.passed == 0)
  }
}
