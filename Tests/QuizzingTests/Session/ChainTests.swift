import Core
import Quizzing
import Scheduling
import Testing

struct ChainTests {
  struct Climb: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var ratings: [String]
    var transcript: String
  }

  /// An opening, a follow-up for strong answers with one of its own, and one for weak answers
  /// with one of its own; and an item apart.
  static let tree = [
    Sample.item("opening"),
    Sample.item("apart"),
    Sample.item("strong", level: .senior, after: "opening", when: .strong),
    Sample.item("stronger", level: .staff, after: "strong"),
    Sample.item("weak", after: "opening", when: .weak),
    Sample.item("weaker", after: "weak"),
  ]

  @Test(arguments: [
    Climb(
      testDescription: "strong answers climb to the top before anything else",
      ratings: ["easy", "easy", "easy", "easy"],
      transcript: """
        10:00:00 opening new 1/2: easy
        10:00:30 strong new 2/3: easy
        10:01:00 stronger new 3/4: easy
        10:01:30 apart new 4/4: easy
        10:02:00 nothing due, next 2026-12-10
        """
    ),
    Climb(
      testDescription: "a weak answer leads to the follow-up for it, and nothing deeper",
      ratings: ["hard", "easy", "easy"],
      transcript: """
        10:00:00 opening new 1/2: hard
        10:00:30 weak new 2/4: easy
        10:01:00 apart new 3/4: easy
        10:01:30 opening step 4/4: easy
        """
    ),
    Climb(
      testDescription: "a weak answer half way stops there",
      ratings: ["easy", "hard", "easy"],
      transcript: """
        10:00:00 opening new 1/2: easy
        10:00:30 strong new 2/3: hard
        10:01:00 stronger new 3/5: easy
        10:01:30 apart new 4/5: easy
        """
    ),
  ])
  func `a session climbs until the first weak answer`(climb: Climb) {
    var learner = Learner(Self.tree)
    let expected = climb.transcript.split(separator: "\n").prefix(climb.ratings.count)
    let lines = learner.transcript(climb.ratings).split(separator: "\n")
    #expect(lines.prefix(climb.ratings.count) == expected)
  }

  @Test func `a chain that stopped goes on where it stopped, in the next session`() {
    var learner = Learner([
      Sample.item("one"), Sample.item("two", after: "one"), Sample.item("three", after: "two"),
      Sample.item("four", after: "three"),
    ])
    learner.settings.learningSteps = []
    learner.settings.relearningSteps = []
    #expect(learner.answerAll(.hard) == ["one", "two"])
    learner.wait(days: 1)
    learner.start()
    #expect(learner.answerAll(.easy) == ["two", "three", "four"])
  }

  @Test func `a strong answer to the step of a weak item lets the chain go on`() {
    var learner = Learner([
      Sample.item("one"), Sample.item("two", after: "one"), Sample.item("three", after: "two"),
    ])
    #expect(
      learner.transcript(["again", "easy", "easy", "easy"]) == """
        10:00:00 one new 1/1: again
        10:00:30 two new 2/3: easy
        10:01:00 one step 3/3: easy
        10:01:30 three new 4/4: easy
        10:02:00 nothing due, next 2026-12-02
        """
    )
  }

  @Test func `a climb passes through rungs that are known and not due`() {
    var learner = Learner([
      Sample.item("one"), Sample.item("two", after: "one"), Sample.item("three", after: "two"),
      Sample.item("other"),
    ])
    learner.know("two", dueIn: 40)
    learner.know("one", dueIn: 3)
    learner.know("other", dueIn: 2)
    learner.wait(days: 4)
    #expect(learner.answerAll(.good).prefix(3) == ["one", "three", "other"])
  }

  @Test func `a follow-up that is due on its own shows what it follows up`() {
    var learner = Learner(Self.tree)
    for name in ["opening", "strong"] { learner.know(name, dueIn: 50) }
    learner.know("stronger", dueIn: 1)
    learner.wait(days: 1)
    #expect(
      learner.transcript(["good"]).split(separator: "\n").first
        == "10:00:00 stronger review 1/2 after opening strong: good"
    )
  }

  @Test func `what is due is asked although its chain stopped above it`() {
    var learner = Learner([
      Sample.item("one"), Sample.item("two", after: "one", when: .strong),
      Sample.item("three", after: "two"),
    ])
    for name in ["one", "two", "three"] { learner.know(name, dueIn: 1) }
    learner.wait(days: 1)
    learner.settings.relearningSteps = []
    #expect(learner.answerAll(.again) == ["one", "two", "three"])
  }

  @Test func `the rungs of a chain may all be asked on one day`() {
    var learner = Learner(
      (1...5).map { number in
        Sample.item("item-\(number)", after: number > 1 ? "item-\(number - 1)" : nil)
      }
    )
    #expect(learner.answerAll(.easy).count == 5)
  }

  @Test(arguments: FollowUpCondition.allCases, Rating.allCases)
  func `a follow-up is new in the next session if the last answer above asks for it`(
    when: FollowUpCondition,
    rating: Rating
  ) {
    var learner = Learner([Sample.item("one"), Sample.item("two", after: "one", when: when)])
    learner.know("one", rating, dueIn: 9)
    #expect(learner.answerAll(.easy) == (when.holds(after: rating) ? ["two"] : []))
  }

  @Test func `a follow-up to what is not there is an opening, as is the first of a circle`() {
    var learner = Learner([
      Sample.item("lost", after: "nowhere"), Sample.item("a", after: "c"),
      Sample.item("b", after: "a"), Sample.item("c", after: "b"),
      Sample.item("self", after: "self"),
    ])
    #expect(learner.answerAll(.easy) == ["lost", "a", "b", "c", "self"])
  }

  @Test func `a follow-up to a cloze text follows any of its numbers`() {
    var learner = Learner([
      Sample.cloze("text#c1"), Sample.cloze("text#c2"), Sample.item("after-text", after: "text"),
    ])
    #expect(learner.answerAll(.easy) == ["text#c1", "after-text"])
  }

  @Test func `a cloze text that follows itself is asked all the same`() {
    var learner = Learner([
      Sample.cloze("text#c1", after: "text"), Sample.cloze("text#c2", after: "text"),
    ])
    #expect(learner.answerAll(.easy) == ["text#c1"])
    learner.wait(days: 1)
    #expect(learner.answerAll(.easy) == ["text#c2"])
  }
}
