import Core
import Planning
import Scheduling
import Testing

struct PlannerTests {
  @Test(arguments: [
    (count: 20, seen: 0, days: 5, minutes: 1), (count: 100, seen: 60, days: 21, minutes: 10),
    (count: 240, seen: 0, days: 60, minutes: 25), (count: 3, seen: 3, days: 30, minutes: 300),
  ])
  func `a day never takes more minutes than it has`(
    count: Int,
    seen: Int,
    days: Int,
    minutes: Int
  ) {
    let plan = usualPlanner.plan(
      for: goal(in: days, minutes: minutes),
      items: items(count, seen: seen),
      from: firstDay
    )
    #expect(plan.days.count == days)
    #expect(plan.days.allSatisfy { $0.seconds <= Double(minutes) * 60 })
  }

  @Test func `what is spent of today is not planned again`() {
    let all = items(100)
    let plan = usualPlanner.plan(
      for: goal(in: 5, minutes: 10),
      items: all,
      from: firstDay,
      spent: 400
    )
    #expect(plan.days[0].seconds <= 200)
    #expect(plan.days[1].seconds > 500)
    let over = usualPlanner.plan(
      for: goal(in: 5, minutes: 10),
      items: all,
      from: firstDay,
      spent: 4000
    )
    #expect(over.days[0].new.isEmpty && over.days[0].reviews.isEmpty)
  }

  @Test func `a light weekday has half of the minutes, unless all are light`() {
    func days(_ light: Set<Int>) -> [PlanDay] {
      let planner = Planner(
        fsrs: usualPlanner.fsrs,
        odds: .usual,
        pace: usualPlanner.pace,
        lightDays: light
      )
      return planner.plan(for: goal(in: 14, minutes: 20), items: items(200), from: firstDay).days
    }
    for day in days([6, 7]) {
      #expect(day.seconds <= (day.day.weekday >= 6 ? 600 : 1200))
      #expect(day.seconds > (day.day.weekday >= 6 ? 500 : 1000))
    }
    #expect(days(Set(1...7)) == days([]))
  }

  @Test(arguments: [[6, 7], [1, 2, 3, 4, 5]] as [Set<Int>])
  func `with light days more minutes never lower the recall, and enough are enough`(
    light: Set<Int>
  ) throws {
    let planner = Planner(
      fsrs: usualPlanner.fsrs,
      odds: .usual,
      pace: usualPlanner.pace,
      lightDays: light
    )
    let all = items(60, seen: 20)
    let recalls = ([1, 2, 3, 5, 8, 13, 20, 40, 90, 1440]).map {
      planner.plan(for: goal(in: 9, minutes: $0), items: all, from: firstDay).meanRecall
    }
    #expect(recalls == recalls.sorted())
    var search = PlanSearch(planner, goal(in: 9, minutes: 4), items: all, from: firstDay)
    let found = search.minutesForAll()
    let enough = try #require(found)
    let plan = planner.plan(for: goal(in: 9, minutes: enough), items: all, from: firstDay)
    #expect(plan.unplaced.isEmpty)
  }

  @Test func `what was answered today takes what it was expected to, or longer by the clock`() {
    var all = items(4, seen: 2)
    func answered(_ item: PlanItem, first: Day) -> PlanItem {
      var progress = item.progress
      progress.phase = .review
      progress.memory = MemoryState(stability: 3, difficulty: 5)
      progress.firstDay = first
      progress.lastDay = firstDay
      return PlanItem(
        id: item.id,
        level: item.level,
        topic: item.topic,
        opening: nil,
        progress: progress
      )
    }
    func spent(_ milliseconds: Int) -> Double {
      usualPlanner.spent(on: all, day: firstDay, milliseconds: milliseconds)
    }
    #expect(spent(0) == 0)
    all[0] = answered(all[0], first: firstDay.adding(-9))
    #expect(spent(0) == 20)
    all[3] = answered(all[3], first: firstDay)
    #expect(spent(0) == 66)
    #expect(spent(90_000) == 90)
  }

  @Test(arguments: [-3, 0, 1, 2, 30])
  func `nothing is planned on the interview's day or after it`(days: Int) {
    let plan = usualPlanner.plan(
      for: goal(in: days, minutes: 20),
      items: items(30, seen: 10),
      from: firstDay
    )
    #expect(plan.days.map(\.day) == (0..<max(days, 0)).map { firstDay.adding($0) })
  }

  @Test func `an item is asked once a day, first as a new one`() {
    let plan = usualPlanner.plan(for: goal(in: 30, minutes: 15), items: items(60), from: firstDay)
    var known: Set<ItemID> = []
    for day in plan.days {
      let today = day.new + day.reviews
      #expect(Set(today).count == today.count)
      #expect(known.isDisjoint(with: day.new))
      known.formUnion(day.new)
      #expect(known.isSuperset(of: day.reviews))
    }
    #expect(known.count == 60)
  }

  @Test(arguments: [
    (count: 40, seen: 0, days: 7), (count: 60, seen: 30, days: 14), (count: 20, seen: 20, days: 30),
  ])
  func `more minutes never lower the recall that is forecast`(count: Int, seen: Int, days: Int) {
    let all = items(count, seen: seen)
    func forecast(_ minutes: Int) -> Double {
      usualPlanner.plan(for: goal(in: days, minutes: minutes), items: all, from: firstDay)
        .meanRecall
    }
    let forecasts = (1...25).map(forecast) + [40, 60, 120, 600].map(forecast)
    for (less, more) in zip(forecasts, forecasts.dropFirst()) { #expect(more >= less - 1e-6) }
  }

  @Test func `the minutes that are enough come within a hundredth, and one less does not`() {
    let all = items(30)
    var search = PlanSearch(usualPlanner, goal(in: 14, minutes: 40), items: all, from: firstDay)
    let plan = search.plan()
    let enough = search.minutesEnough()
    func recall(_ minutes: Int) -> Double {
      usualPlanner.plan(for: goal(in: 14, minutes: minutes), items: all, from: firstDay).meanRecall
    }
    #expect(enough < 40)
    #expect(recall(enough) >= plan.meanRecall - 0.01)
    #expect(recall(enough - 1) < plan.meanRecall - 0.01)
  }

  @Test func `a plan never comes out below doing nothing`() {
    let all = items(80, seen: 80)
    let before = StudyPlan.readiness(
      of: all,
      on: firstDay.adding(20),
      fsrs: FSRS(FSRSParameters())
    )
    let after = usualPlanner.plan(for: goal(in: 20, minutes: 2), items: all, from: firstDay)
      .readiness(of: all)
    #expect(after.all.expected > before.all.expected)
  }

  @Test func `what the days have no room for is told, with the minutes that would do`() throws {
    let all = items(200)
    let small = goal(in: 5, minutes: 5)
    var search = PlanSearch(usualPlanner, small, items: all, from: firstDay)
    let plan = search.plan()
    #expect(plan.unplaced.count == 200 - plan.days.reduce(0) { $0 + $1.new.count })
    let enough = search.minutesForAll()
    let minutes = try #require(enough)
    func unplaced(_ minutes: Int) -> Int {
      usualPlanner.plan(for: goal(in: 5, minutes: minutes), items: all, from: firstDay)
        .unplaced.count
    }
    #expect(unplaced(minutes) == 0)
    #expect(unplaced(minutes - 1) > 0)
  }

  @Test func `a follow-up is planned after its opening, and a closed item not at all`() throws {
    let plain = items(3)
    let all = [
      plain[0],
      PlanItem(
        id: plain[1].id,
        level: .mid,
        topic: nil,
        opening: 0,
        progress: ItemProgress()
      ),
      PlanItem(
        id: plain[2].id,
        level: .mid,
        topic: nil,
        opening: nil,
        progress: ItemProgress(),
        isOpen: false
      ),
    ]
    let plan = usualPlanner.plan(for: goal(in: 3, minutes: 30), items: all, from: firstDay)
    #expect(plan.days[0].new == [plain[0].id, plain[1].id])
    #expect(plan.closed == [plain[2].id])
    #expect(plan.recall[2] == nil)
  }

  @Test func `of a cloze text a day asks one number`() throws {
    let text = try #require(ItemID("text"))
    let numbers = (1...4).map {
      PlanItem(
        id: text.cloze($0),
        level: .mid,
        topic: nil,
        opening: nil,
        progress: ItemProgress()
      )
    }
    let goal = goal(in: 5, minutes: 60)
    let plan = usualPlanner.plan(for: goal, items: numbers, from: firstDay)
    #expect(plan.days.allSatisfy { $0.new.count + $0.reviews.count <= 1 })
    #expect(plan.days.prefix(4).flatMap(\.new) == numbers.map(\.id))
    #expect(usualPlanner.order(for: goal, items: numbers, on: firstDay) == [text.cloze(1)])
  }

  @Test func `a cloze text of which a number was answered today waits for tomorrow`() throws {
    let text = try #require(ItemID("text"))
    var answered = ItemProgress()
    answered.phase = .review
    answered.memory = MemoryState(stability: 2, difficulty: 5)
    answered.lastDay = firstDay
    let items = [(1, answered), (2, ItemProgress())].map { number, progress in
      PlanItem(
        id: text.cloze(number),
        level: .mid,
        topic: nil,
        opening: nil,
        progress: progress
      )
    }
    let plan = usualPlanner.plan(for: goal(in: 5, minutes: 60), items: items, from: firstDay)
    #expect(plan.days.first?.new.isEmpty == true)
    #expect(plan.days.flatMap(\.new) == [text.cloze(2)])
  }

  @Test func `a buried item waits for its day`() {
    let first = items(1)[0]
    var progress = ItemProgress()
    progress.buriedUntil = firstDay.adding(2)
    let item = PlanItem(id: first.id, level: .mid, topic: nil, opening: nil, progress: progress)
    let plan = usualPlanner.plan(for: goal(in: 4, minutes: 30), items: [item], from: firstDay)
    #expect(plan.days.map(\.new.count) == [0, 0, 1, 0])
  }

  @Test func `no items make an empty plan that is still a plan`() {
    let plan = usualPlanner.plan(for: goal(in: 2, minutes: 10), items: [], from: firstDay)
    #expect(plan.meanRecall == 0)
    #expect(plan.days.map(\.seconds) == [0, 0])
    #expect(plan.readiness(of: []).all.items == 0)
  }

  @Test func `a session's order is the plan's first day`() {
    let all = items(50, seen: 20)
    let plan = usualPlanner.plan(for: goal(in: 10, minutes: 10), items: all, from: firstDay)
    let order = usualPlanner.order(for: goal(in: 10, minutes: 10), items: all, on: firstDay)
    let today = Set(plan.days[0].new + plan.days[0].reviews)
    #expect(Set(order.prefix(today.count - 2)).isSubset(of: today))
  }

  @Test(arguments: [1e-9, 0.001, 36_500, 1e9])
  func `extreme memories give finite plans`(stability: Double) {
    var progress = ItemProgress()
    progress.phase = .review
    progress.memory = MemoryState(stability: stability, difficulty: 10)
    progress.lastDay = firstDay.adding(400)
    let item = PlanItem(
      id: items(1)[0].id,
      level: .mid,
      topic: nil,
      opening: nil,
      progress: progress
    )
    let plan = usualPlanner.plan(for: goal(in: 9, minutes: 10), items: [item], from: firstDay)
    #expect((0...1).contains(plan.meanRecall))
    #expect(plan.days.allSatisfy { $0.seconds.isFinite && (0...1).contains($0.recall) })
  }
}
