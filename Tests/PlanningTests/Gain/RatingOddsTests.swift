import Core
import Planning
import Testing

struct RatingOddsTests {
  @Test func `without answers the usual shares hold`() {
    #expect(RatingOdds(firstAnswers: []) == .usual)
  }

  @Test(arguments: [0, 1, 10, 1000])
  func `shares add up to one and move towards the learner's own`(answers: Int) {
    let odds = RatingOdds(firstAnswers: Array(repeating: .again, count: answers))
    #expect(abs(odds.first.reduce(0, +) - 1) < 1e-12)
    #expect(odds.first[0] >= RatingOdds.usual.first[0])
    #expect(answers < 1000 || odds.first[0] > 0.99)
  }
}
