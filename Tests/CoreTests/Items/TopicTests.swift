import Core
import Testing

struct TopicTests {
  @Test(arguments: [
    ("ownership/bindings", "ownership", true),
    ("ownership", "ownership", true),
    ("ownership/bindings/rows", "ownership/bindings", true),
    ("ownership-old", "ownership", false),
    ("ownership", "ownership/bindings", false),
    ("view/ownership", "ownership", false),
  ])
  func `a topic matches whole segments from the first`(
    topic: String,
    other: String,
    matches: Bool
  ) throws {
    let topic = try #require(Topic(topic))
    let other = try #require(Topic(other))
    #expect(topic.isWithin(other) == matches)
  }

  @Test(arguments: ["", "/", "a/", "/a", "a//b", "A", "a b", "a_b", "a/ü", "a.b"])
  func `what is not a path of segments is refused`(path: String) {
    #expect(Topic(path) == nil)
  }

  @Test func `topics are ordered by their path`() {
    let topics = ["b", "a/b", "a"].compactMap { Topic($0) }
    #expect(topics.sorted().map(\.path) == ["a", "a/b", "b"])
  }
}
