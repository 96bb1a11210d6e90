import Core
import Quizzing
import Scheduling
import Testing

struct DeterminismTests {
  private static let items: [Item] = (0..<60).map { number in
    switch number % 5 {
    case 0: Sample.item("item-\(number)", topic: "topic-\(number % 3)")
    case 1: Sample.item("item-\(number)", level: .senior, after: "item-\(number - 1)")
    case 2: Sample.choice("item-\(number)")
    case 3: Sample.cloze("text-\(number / 10)#c\(number % 10)")
    default: Sample.exercise("item-\(number)", after: "item-\(number - 4)")
    }
  }

  private func play(seed: UInt64, choices: UInt64) -> (events: [Event], shown: [String]) {
    var learner = Learner(Self.items)
    learner.seed = seed
    var generator = SeededGenerator(seed: choices)
    var shown: [String] = []
    for _ in 1...15 {
      learner.start()
      while shown.count < 400, let question = learner.question() {
        shown.append("\(question.unit) \(question.number)/\(question.total) \(question.sheet)")
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: learner.skip()
        case 1: learner.undo()
        case 2: learner.bury()
        default: learner.answer(Rating.allCases.randomElement(using: &generator) ?? .good)
        }
      }
      learner.wait(days: Int.random(in: 0...3, using: &generator))
    }
    return (learner.events, shown)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `equal seeds, answers and times give equal sessions`(seed: UInt64) {
    let first = play(seed: seed, choices: seed)
    let second = play(seed: seed, choices: seed)
    #expect(first.events == second.events)
    #expect(first.shown == second.shown)
    #expect(first.events.count > 100)
  }

  @Test(arguments: 1...8)
  func `the day's limits hold whatever the learner does`(choices: Int) {
    let events = play(seed: 1, choices: UInt64(choices)).events
    let scheduler = Scheduler(settings: StudySettings(), parameters: FSRSParameters())
    let progress = Progress.folding(events, using: scheduler.fsrs)
    for tally in progress.days.values {
      #expect(tally.newItems <= 10)
      #expect(tally.reviews <= 200)
    }
  }

  @Test(arguments: 1...8)
  func `siblings share no day, and a chain begins at its opening`(choices: Int) {
    let events = play(seed: 1, choices: UInt64(choices)).events
    var texts: [String: Set<String>] = [:]
    var seen: Set<ItemID> = []
    for event in events where event.content.kind == .review {
      guard let id = event.content.item else { continue }
      if id.clozeNumber != nil {
        texts["\(id.base) \(event.content.day)", default: []].insert(id.text)
      }
      let opening = Self.items.first { $0.id == id }?.after
      #expect(opening.map(seen.contains) ?? true)
      seen.insert(id)
    }
    #expect(texts.values.allSatisfy { $0.count == 1 })
  }

  @Test func `another seed shuffles otherwise`() {
    var orders: Set<String> = []
    for seed in 0..<12 {
      var learner = Learner([Sample.choice("a")])
      learner.seed = UInt64(seed)
      guard case .choice(let sheet) = learner.question()?.sheet else { continue }
      orders.insert(sheet.options.map(\.text.source).joined(separator: " "))
    }
    #expect(orders.count == 2)
  }

  @Test func `what is previewed is what is given`() {
    var learner = Learner([Sample.item("a")])
    learner.know("a", dueIn: 9)
    learner.wait(days: 9)
    learner.pace = 0
    let preview = learner.question()?.previews[.good]
    #expect(preview != nil)
    let draft = learner.answer(.good).first
    #expect(draft?.due == preview?.due)
    #expect(draft?.seed == learner.seed)
    #expect(draft?.parameters == "fsrs6")
    #expect(draft?.textHash == Sample.item("a").textHash)
  }

  @Test(arguments: [-31_536_000, -90_000, -3600, 45, 7200, 259_200, 31_536_000], Rating.allCases)
  func `the wait that was told is given, wherever the clock goes before the answer`(
    jump: Int,
    rating: Rating
  ) throws {
    for isKnown in [false, true] {
      var learner = Learner([Sample.item("a")])
      if isKnown {
        learner.know("a", dueIn: 9)
        learner.wait(days: 9)
      }
      learner.pace = jump
      let asked = learner.now.instant
      let question = learner.question()
      let told = try #require(question?.previews[rating])
      let given = learner.answer(rating).first?.due
      switch told.due {
      case .day: #expect(given == .day(learner.day.adding(told.interval)))
      case .instant(let instant):
        let wait = (instant.milliseconds - asked.milliseconds) / 1000
        #expect(given == .instant(learner.now.instant.adding(seconds: wait)))
      }
    }
  }

  @Test func `a question that has stood for days tells anew what ratings lead to`() throws {
    var learner = Learner([Sample.item("a")])
    learner.know("a", dueIn: 9)
    learner.wait(days: 9)
    let early = learner.question()
    let first = try #require(early?.previews[.good])
    learner.wait(days: 20)
    learner.pace = 0
    let late = learner.question()
    let second = try #require(late?.previews[.good])
    #expect(second.interval > first.interval)
    #expect(learner.answer(.good).first?.due == second.due)
  }

  @Test func `what is given follows what is due on other days, and is what was previewed`() {
    let others = (1...30).map { "other-\($0)" }
    var learner = Learner([Sample.item("a")] + others.map { Sample.item($0) })
    learner.pace = 0
    learner.know("a", dueIn: 20)
    learner.wait(days: 20)
    let free = learner.question()?.previews[.good]
    guard let free, case .day(let day) = free.due else {
      Issue.record("a review is due on a day")
      return
    }
    for other in others { learner.know(other, dueIn: day.days(since: learner.day)) }
    learner.start()
    let preview = learner.question()?.previews[.good]
    #expect(preview?.due != free.due)
    #expect(learner.answer(.good).first?.due == preview?.due)
    learner.undo()
    #expect(learner.question()?.previews[.good] == preview)
  }

  @Test func `items read anew go on with the same question and what was answered`() {
    var learner = Learner([Sample.item("a"), Sample.item("b"), Sample.item("c")])
    learner.answer(.easy)
    #expect(learner.question()?.unit.text == "b")
    var edited = Sample.item("b")
    edited.title = "edited"
    let (now, day, progress) = (learner.now, learner.day, learner.progress)
    learner.replace(
      items: [Sample.item("c"), edited, Sample.item("a")],
      progress: progress,
      at: now,
      on: day
    )
    #expect(learner.question()?.item.title == "edited")
    #expect(learner.question()?.number == 2)
    #expect(learner.answerAll(.easy) == ["b", "c"])
  }
}
