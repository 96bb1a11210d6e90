import Core
import Planning
import Scheduling

/// A plan of 500 items, 200 of them seen, over 60 days of 25 minutes.
enum DayPlanning: Benchmark {
  static let name = "planning"

  static func figures(in workshop: Workshop) -> [Figure] {
    let today = Day(number: 20_000)
    let fsrs = FSRS(FSRSParameters())
    let planner = Planner(of: Progress(), settings: StudySettings(), fsrs: fsrs)
    let items = items(before: today)
    let goal = StudyGoal(interview: today.adding(60), level: .staff, minutes: 25)
    var sum = 0.0
    let runs = Alternation(
      floor: {
        Stopwatch.milliseconds {
          for item in items { sum += item.progress.memory?.stability ?? 0 }
        }
      },
      subject: {
        Stopwatch.milliseconds {
          sum += planner.plan(for: goal, items: items, from: today).meanRecall
        }
      }
    )
    precondition(sum.isFinite, "the sum is there so that the work cannot be left out")
    return [
      Figure(
        name: "\(name): 500 items, 60 days",
        unit: .milliseconds,
        samples: runs.subject,
        floor: .init(name: "reading the memories", samples: runs.floor),
        target: .below(300)
      )
    ]
  }

  private static func items(before today: Day) -> [PlanItem] {
    var generator = SeededGenerator(seed: 1)
    return (0..<500).compactMap { index in
      var progress = ItemProgress()
      if index < 200 {
        progress.phase = .review
        progress.memory = MemoryState(
          stability: 0.5 + 40 * generator.nextUnit(),
          difficulty: 1 + 9 * generator.nextUnit()
        )
        progress.lastDay = today.adding(-1 - index % 30)
      }
      return ItemID("item-\(index)").map { id in
        PlanItem(id: id, level: .mid, topic: nil, opening: nil, progress: progress)
      }
    }
  }
}
