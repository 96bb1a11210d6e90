import Core
import Planning
import Scheduling
import Testing

struct PlanSearchTests {
  private static let minutes = Array(1...16) + [20, 21, 30, 45, 60, 61, 120, 1440]

  /// The mean recall of all items by a plan, an unseen one counting what is expected of its level.
  private func readiness(_ plan: StudyPlan, _ items: [PlanItem]) -> Double {
    let first = FirstAnswers(of: items.map { ($0.level, $0.progress) })
    return zip(items, plan.recall).reduce(0) { $0 + ($1.1 ?? first.chance(at: $1.0.level)) }
      / Double(items.count)
  }

  private func readinessWithoutPlan(_ situation: Situation) -> Double {
    StudyPlan.readiness(
      of: situation.items,
      on: firstDay.adding(situation.days),
      fsrs: situation.planner.fsrs
    ).all.expected
  }

  @Test(arguments: Array<UInt64>(1...24))
  func `more minutes never lower readiness or recall, and none is below doing nothing`(
    seed: UInt64
  ) {
    let situation = Situation(seed: seed)
    var last = (readiness: readinessWithoutPlan(situation), recall: 0.0)
    for minutes in Self.minutes {
      let plan = situation.plan(minutes)
      let readiness = readiness(plan, situation.items)
      #expect(readiness >= last.readiness - 1e-12, "\(minutes) minutes")
      #expect(plan.meanRecall >= last.recall - 1e-12, "\(minutes) minutes")
      last = (readiness, plan.meanRecall)
    }
  }

  @Test func `well known levels are not made worse by a little time`() {
    var easy = ItemProgress()
    easy.phase = .review
    easy.memory = MemoryState(stability: 8.3, difficulty: 1)
    easy.lastDay = firstDay.adding(-1)
    easy.firstRating = .easy
    let all = items(100).enumerated().map { index, item in
      PlanItem(
        id: item.id,
        level: .staff,
        topic: nil,
        opening: nil,
        progress: index < 20 ? easy : item.progress
      )
    }
    let date = firstDay.adding(40)
    let without = StudyPlan.readiness(of: all, on: date, fsrs: usualPlanner.fsrs).all.expected
    let with = [1, 2, 3, 5].map { minutes in
      readiness(
        usualPlanner.plan(for: goal(in: 40, minutes: minutes), items: all, from: firstDay),
        all
      )
    }
    #expect(([without] + with).sorted() == [without] + with)
    #expect(with[0] > without)
  }

  @Test(arguments: Array<UInt64>(1...12))
  func `a day keeps to its minutes, and asks what may be asked, once`(seed: UInt64) {
    let situation = Situation(seed: seed)
    for minutes in [1, 4, 15, 90] {
      let plan = situation.plan(minutes)
      var known = Set(situation.items.filter { $0.progress.memory != nil }.map(\.id))
      #expect(plan.days.map(\.day) == (0..<situation.days).map { firstDay.adding($0) })
      for day in plan.days {
        #expect(day.seconds <= Double(minutes) * 60)
        #expect(day.order.filter(Set(day.new).contains) == day.new)
        #expect(day.order.filter(Set(day.reviews).contains) == day.reviews)
        #expect(day.order.count == day.new.count + day.reviews.count)
        #expect(known.isSuperset(of: day.reviews))
        #expect(known.isDisjoint(with: day.new))
        for id in day.new {
          known.insert(id)
          let item = situation.items.first { $0.id == id }
          #expect(item?.opening.map { known.contains(situation.items[$0].id) } ?? true)
        }
      }
    }
  }

  @Test func `nothing new is asked on a day on which it does not pay`() {
    // Sixty right first answers make an unseen item count 61/64, more than a first answer leaves.
    let all = knownWell(60, unseen: 5)
    func plan(_ days: Int) -> StudyPlan {
      usualPlanner.plan(for: goal(in: days, minutes: 120), items: all, from: firstDay)
    }
    #expect(plan(1).days.map(\.new) == [[]])
    #expect(plan(1).unplaced == all.suffix(5).map(\.id))
    let long = plan(14)
    #expect(long.days.flatMap(\.new).count == 5)
    #expect(long.days.last?.new == [])
  }

  @Test func `new items are asked on the last day too as long as they pay`() {
    let plan = usualPlanner.plan(for: goal(in: 1, minutes: 30), items: items(20), from: firstDay)
    #expect(plan.days[0].new.count == 20)
  }

  @Test(arguments: Array<UInt64>(1...8))
  func `a session's order begins with the plan's first day`(seed: UInt64) {
    let situation = Situation(seed: seed)
    for minutes in [2, 10, 40] {
      let order = situation.planner.order(
        for: goal(in: situation.days, minutes: minutes),
        items: situation.items,
        on: firstDay
      )
      let today = situation.plan(minutes).days.first?.order ?? []
      #expect(Array(order.prefix(today.count)) == today)
      #expect(Set(order).count == order.count)
    }
  }

  private func knownWell(_ seen: Int, unseen: Int) -> [PlanItem] {
    items(seen + unseen, seen: seen).map {
      PlanItem(id: $0.id, level: .mid, topic: nil, opening: nil, progress: $0.progress)
    }
  }
}
