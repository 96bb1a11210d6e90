import Core
import Reporting
import Testing

struct ItemStandingTests {
  @Test func `the weakest are those recalled least, ten at most, with their place`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for number in 1...12 {
      let id = "item-\(padded(number, to: 2))"
      learner.knows(id, file: "Content/a.md", line: 10 * number)
      learner.answered(id, .good, daysAgo: 10 + number, interval: 2)
    }
    let weakest = learner.report.weakest
    #expect(weakest.count == 10)
    #expect(weakest.first?.id.text == "item-12")
    #expect(weakest.first?.line == 120)
    #expect(weakest.map(\.recall) == weakest.map(\.recall).sorted())
  }

  @Test func `among equals the one forgotten more often comes first, then the id decides`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for id in ["c", "b", "a"] { learner.knows(id) }
    learner.answered("b", .good, daysAgo: 0, interval: 1)
    learner.answered("b", .again, daysAgo: 0)
    learner.answered("a", .again, daysAgo: 0)
    learner.answered("c", .again, daysAgo: 0)
    #expect(learner.report.weakest.map(\.id.text) == ["b", "a", "c"])
  }

  @Test func `what is well known, unseen or suspended is not weak`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for id in ["known", "unseen", "aside"] { learner.knows(id) }
    learner.answered("known", .easy, daysAgo: 0, interval: 8)
    learner.answered("aside", .again, daysAgo: 0)
    learner.did(.suspend, "aside", daysAgo: 0)
    #expect(learner.report.weakest == [])
  }

  @Test func `a leech was forgotten eight times, whether suspended or not`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    for (id, lapses) in [("seven", 7), ("eight", 8), ("nine", 9)] {
      learner.knows(id)
      for round in 0..<lapses {
        learner.answered(id, .good, daysAgo: 40 - 2 * round, interval: 1)
        learner.answered(id, .again, daysAgo: 39 - 2 * round)
      }
    }
    learner.did(.suspend, "nine", daysAgo: 0)
    #expect(learner.report.leeches.map(\.id.text) == ["nine", "eight"])
    #expect(learner.report.leeches.map(\.isSuspended) == [true, false])
  }
}
