import Core
import Reporting
import Scheduling
import Testing

struct ItemStateTests {
  private static let today = Day(number: 20_787)

  @Test(arguments: [
    (ItemProgress.Phase.new, "new"),
    (.learning(step: 1), "learning"),
    (.review, "review"),
    (.relearning(step: 0), "relearning"),
  ])
  func `the phase is the state, unless the item is set aside`(
    phase: ItemProgress.Phase,
    word: String
  ) {
    var progress = ItemProgress()
    progress.phase = phase
    #expect(ItemState(progress, on: Self.today).rawValue == word)
    progress.buriedUntil = Self.today
    #expect(ItemState(progress, on: Self.today).rawValue == word)
    progress.buriedUntil = Self.today.adding(1)
    #expect(ItemState(progress, on: Self.today) == .buried)
    progress.suspension = .leech
    #expect(ItemState(progress, on: Self.today) == .suspended)
  }
}
