import Core
import Testing

struct FollowUpConditionTests {
  @Test(arguments: [
    (FollowUpCondition.strong, [Rating.good, .easy]),
    (.weak, [.again, .hard]),
    (.any, [.again, .hard, .good, .easy]),
  ])
  func `a follow-up is asked after the answers its condition names`(
    condition: FollowUpCondition,
    ratings: [Rating]
  ) {
    #expect(Rating.allCases.filter(condition.holds) == ratings)
    #expect(FollowUpCondition(rawValue: condition.rawValue) == condition)
  }
}
