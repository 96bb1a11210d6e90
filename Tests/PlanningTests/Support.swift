import Core
import Planning
import Scheduling

/// The day on which the tests' plans begin.
let firstDay = Day(number: 20_000)

/// A planner of the usual learner, who takes 20 seconds for an answer.
let usualPlanner = Planner(
  fsrs: FSRS(FSRSParameters()),
  odds: .usual,
  pace: AnswerPace(secondsPerAnswer: 20, answersPerNew: 2.3, answersPerLapse: 1)
)

/// A goal so many days after the first day.
func goal(in days: Int, minutes: Int, level: Level = .staff) -> StudyGoal {
  StudyGoal(interview: firstDay.adding(days), level: level, minutes: minutes)
}

/// Items of which the first few were answered, with memories drawn from a seed.
func items(_ count: Int, seen: Int = 0, seed: UInt64 = 1) -> [PlanItem] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).compactMap { index in
    var progress = ItemProgress()
    if index < seen {
      progress.phase = .review
      progress.memory = MemoryState(
        stability: 0.2 + 60 * generator.nextUnit() * generator.nextUnit(),
        difficulty: 1 + 9 * generator.nextUnit()
      )
      progress.lastDay = firstDay.adding(-1 - Int(generator.nextUnit() * 30))
      progress.firstRating = .good
    }
    return ItemID("item-\(index)").map { id in
      PlanItem(
        id: id,
        level: Level.allCases[index % 3],
        topic: Topic("topic-\(index % 4)"),
        opening: nil,
        progress: progress
      )
    }
  }
}
