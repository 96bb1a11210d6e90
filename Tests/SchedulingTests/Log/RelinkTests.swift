import Core
import Scheduling
import Testing

struct RelinkTests {
  @Test func `what happened under the old id counts for the new one`() {
    var log = LearnerLog()
    log.review("old", .good, days: 2)
    log.review("old", .good, days: 5)
    let before = log.progress.item("old")
    relink("old", "new", &log)
    #expect(log.progress.item("new") == before)
    #expect(log.progress.items.count == 1)
  }

  @Test func `what another device still says of the old id counts for the new one, too`() throws {
    var log = LearnerLog()
    log.review("old", .good, days: 2)
    relink("old", "new", &log)
    log.review("old", .easy, days: 9)
    #expect(log.progress.item("new").reps == 2)
    #expect(log.progress.items.count == 1)
    var progress = Progress.folding(log.events, using: FSRS(FSRSParameters()))
    var late = log
    late.review("old", .hard, days: 1)
    progress.apply(try #require(late.events.last), using: FSRS(FSRSParameters()))
    #expect(progress == late.progress)
  }

  @Test func `an undo gives the old id its history back`() {
    var log = LearnerLog()
    log.review("old", .good, days: 2)
    let before = log.progress
    let link = relink("old", "new", &log)
    log.undo(link)
    #expect(log.progress == before)
  }

  @Test func `a name that is given again and again is followed to its end`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    relink("a", "b", &log)
    log.review("b", .good, days: 3)
    relink("b", "c", &log)
    log.review("a", .good, days: 4)
    #expect(log.progress.item("c").reps == 3)
    #expect(log.progress.items.count == 1)
  }

  @Test func `a name that is given back makes no circle`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    relink("a", "b", &log)
    relink("b", "a", &log)
    log.review("b", .good, days: 3)
    log.review("a", .good, days: 3)
    #expect(log.progress.item("a").reps == 3)
    #expect(log.progress.items.count == 1)
  }

  @Test func `an id that is used again for another item has that item's history alone`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.review("c", .hard, days: 1)
    log.review("c", .hard, days: 1)
    relink("a", "b", &log)
    relink("c", "a", &log)
    #expect(log.progress.item("b").reps == 1)
    #expect(log.progress.item("a").reps == 2)
    #expect(log.progress.items.count == 2)
  }

  @Test func `the events that stand name items as they are called now, and may be read again`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    log.review("c", .good, days: 2)
    relink("a", "b", &log)
    relink("c", "a", &log)
    let standing = Progress.standing(log.events)
    #expect(standing.map(\.content.item?.text) == ["b", "a"])
    #expect(Progress.standing(standing) == standing)
  }

  @Test func `any order of the events gives the same`() {
    var log = LearnerLog()
    for (old, new) in [("a", "b"), ("c", "a"), ("b", "c"), ("x", "y")] {
      for item in ["a", "b", "c", "x"] { log.review(item, .good, days: 2) }
      relink(old, new, &log)
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let shuffled = log.events.shuffled(using: &generator)
      #expect(Progress.folding(shuffled, using: FSRS(FSRSParameters())) == log.progress)
    }
  }

  @Test func `a relink that names no id changes nothing`() {
    var log = LearnerLog()
    log.review("a", .good, days: 2)
    let before = log.progress
    log.write(.relink, "b") { $0.name = "No id!" }
    log.write(.relink, "b") { $0.name = nil }
    log.write(.relink, "a") { $0.name = "a" }
    #expect(log.progress == before)
  }

  @discardableResult
  private func relink(_ old: String, _ new: String, _ log: inout LearnerLog) -> EventID {
    log.write(.relink, new) { $0.name = old }
  }
}
