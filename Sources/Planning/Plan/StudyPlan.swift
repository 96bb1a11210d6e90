package import Core
package import Scheduling

/// What to study on each day that is left until an interview.
package struct StudyPlan: Equatable, Sendable {
  /// What it aims at.
  package let goal: StudyGoal
  /// The days, the first being today; none once the interview has come.
  package let days: [PlanDay]
  /// For each item of the goal, in load order, the probability of recall on the interview's day;
  /// absent for one that is never asked.
  package let recall: [Double?]
  /// The items that the days have no room for, or none that would pay, in load order: never asked
  /// at all.
  package let unplaced: [ItemID]
  /// The items that no plan can hold as they stand: suspended, or further down a chain that has
  /// not led to them.
  package let closed: [ItemID]

  /// The readiness on the interview's day if the plan is kept.
  package func readiness(of items: [PlanItem]) -> ReadinessTable {
    Self.readiness(of: items, recall: recall)
  }

  /// The readiness on a date if nothing is answered until then.
  package static func readiness(of items: [PlanItem], on date: Day, fsrs: any MemoryModel)
    -> ReadinessTable
  {
    readiness(
      of: items,
      recall: items.map { item in
        item.progress.memory.map {
          fsrs.retrievability(
            of: $0,
            after: Double(item.progress.elapsedDays(on: date))
          )
        }
      }
    )
  }

  private static func readiness(of items: [PlanItem], recall: [Double?]) -> ReadinessTable {
    ReadinessTable(
      of: zip(items, recall).map { item, recall in
        ReadinessTable.Entry(Readiness.Part(level: item.level, recall: recall), topic: item.topic)
      },
      first: FirstAnswers(of: items.map { ($0.level, $0.progress) })
    )
  }

  /// The mean probability of recall over all items, 0…1; an item never asked counts 0.
  package var meanRecall: Double {
    recall.isEmpty ? 0 : recall.reduce(0) { $0 + ($1 ?? 0) } / Double(recall.count)
  }
}
