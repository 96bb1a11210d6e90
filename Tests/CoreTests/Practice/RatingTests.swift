import Core
import Testing

struct RatingTests {
  @Test(arguments: [
    (Rating.again, "again", 1, true, false),
    (.hard, "hard", 2, true, true),
    (.good, "good", 3, false, true),
    (.easy, "easy", 4, false, true),
  ])
  func `weak is again or hard, right is anything but again`(
    rating: Rating,
    name: String,
    number: Int,
    isWeak: Bool,
    isRight: Bool
  ) {
    #expect(rating.name == name)
    #expect(rating.rawValue == number)
    #expect(rating.isWeak == isWeak)
    #expect(rating.isRight == isRight)
    #expect(Rating(answer: name.uppercased()) == rating)
    #expect(Rating(answer: String(number)) == rating)
  }

  @Test(arguments: ["", "0", "5", "01", " 1", "god", "eas"])
  func `other answers are no rating`(answer: String) {
    #expect(Rating(answer: answer) == nil)
  }

  @Test func `better recall is greater`() {
    #expect(Rating.allCases.sorted() == [.again, .hard, .good, .easy])
  }
}
