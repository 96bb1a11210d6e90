import Core
import Planning
import Scheduling

/// A learner with some items answered and some not, drawn from a seed.
struct Situation {
  let items: [PlanItem]
  let days: Int
  let planner: Planner

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func draw<Value>(_ values: [Value]) -> Value {
      values[Int(generator.nextUnit() * Double(values.count))]
    }
    let count = draw([8, 20, 40, 60])
    let seenShare = draw([0, 0.2, 0.5, 0.8, 1])
    let rightShare = 0.3 + 0.7 * generator.nextUnit()
    let efforts = draw([[1.0], [1, 1, 1, 2, 9, 18]])
    let hasChains = draw([false, true])
    days = draw([1, 2, 3, 7, 14])
    let fsrs = FSRS(FSRSParameters())
    var items: [PlanItem] = []
    for place in 0..<count {
      var progress = ItemProgress()
      if generator.nextUnit() < seenShare {
        let rating = generator.nextUnit() < rightShare ? draw([Rating.good, .easy]) : .again
        progress.phase = .review
        progress.firstRating = rating
        progress.lastRating = rating
        progress.lastDay = firstDay.adding(-1 - Int(generator.nextUnit() * 20))
        progress.memory = fsrs.state(after: nil, rated: rating, elapsed: Elapsed(studyDays: 0))
      }
      let follows =
        hasChains && place % 3 != 0 && progress.memory == nil
        && items[place - 1].progress.memory == nil
      guard let id = ItemID("item-\(place)") else { continue }
      items.append(
        PlanItem(
          id: id,
          level: draw(Level.allCases),
          topic: nil,
          opening: follows ? place - 1 : nil,
          effort: draw(efforts),
          progress: progress
        )
      )
    }
    self.items = items
    let odds = RatingOdds(firstAnswers: items.compactMap(\.progress.firstRating))
    planner = Planner(
      fsrs: fsrs,
      odds: odds,
      pace: AnswerPace(secondsPerAnswer: 20, answersPerNew: 2.3, answersPerLapse: 1)
    )
  }

  func plan(_ minutes: Int) -> StudyPlan {
    planner.plan(for: goal(in: days, minutes: minutes), items: items, from: firstDay)
  }
}
