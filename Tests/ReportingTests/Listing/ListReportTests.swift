import Core
import Reporting
import Scheduling
import StrictJSON
import Testing

struct ListReportTests {
  @Test func `an item that was never asked has nulls where there is no memory`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a", title: "Who \"owns\" it?", topic: nil)
    learner.items[0].covers = ["C10", "C11"]
    let text =
      #"{"schema":1,"items":[{"id":"a","bank":"bank","kind":"flashcard","level":"mid","#
      + #""topic":null,"title":"Who \"owns\" it?","state":"new","due":null,"dueAt":null,"#
      + #""stability":null,"difficulty":null,"retrievability":null,"reps":0,"lapses":0,"#
      + #""covers":["C10","C11"]}]}"#
    #expect(json(learner).text() == text)
  }

  @Test func `an item in review tells its memory to four decimals`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    learner.answered("a", .good, daysAgo: 1, interval: 2)
    let item = try #require(json(learner)["items"]?.array?.first)
    #expect(item["state"] == "review")
    #expect(item["due"] == "2026-12-01")
    #expect(item["dueAt"] == .null)
    #expect(item["stability"] == 2.3065)
    #expect(item["difficulty"] == 2.1181)
    #expect(item["retrievability"]?.double.map { (0.9...1).contains($0) } == true)
    #expect(item["reps"] == 1)
  }

  @Test func `a learning step tells its instant with the learner's offset`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    learner.answered("a", .again, daysAgo: 0)
    let item = try #require(json(learner)["items"]?.array?.first)
    #expect(item["state"] == "learning")
    #expect(item["due"] == .null)
    #expect(item["dueAt"] == "2026-11-30T10:10:01.000+01:00")
  }

  @Test func `another form of an item stands as the item whose memory it has`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    learner.knows("a-reworded")
    learner.items[1].variantOf = learner.items[0].id
    learner.answered("a", .good, daysAgo: 1, interval: 2)
    let items = try #require(json(learner)["items"]?.array)
    #expect(items.map { $0["state"] } == ["review", "review"])
    #expect(items.map { $0["id"] } == ["a", "a-reworded"])
  }

  @Test func `a buried item is due when it comes back at the earliest`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    learner.answered("a", .good, daysAgo: 5, interval: 2)
    var input = learner.input
    if let id = ItemID("a") { input.progress.items[id]?.buriedUntil = learner.today.adding(1) }
    let item = try #require(json(input)["items"]?.array?.first)
    #expect(item["state"] == "buried")
    #expect(item["due"] == "2026-12-01")
  }

  @Test func `every key is documented`() throws {
    var learner = try #require(Learner(on: "2026-11-30"))
    learner.knows("a")
    let item = try #require(json(learner)["items"]?.array?.first?.object)
    #expect(ListReport.keys.map(\.path) == ["schema"] + item.members.map { "items[].\($0.key)" })
  }

  private func json(_ learner: Learner) -> JSONValue { json(learner.input) }

  private func json(_ input: ReportInput) -> JSONValue {
    ListReport(
      progress: input.progress,
      today: input.today,
      offset: input.moment.offset,
      fsrs: input.fsrs
    ).json(input.items)
  }
}
