import Core
import Scheduling
import Testing

struct DueSummaryTests {
  private let noon: Moment
  private let today: Day

  init() throws {
    noon = try #require(Moment("2026-11-30T12:00:00Z"))
    today = noon.studyDay(rollover: 4)
  }

  @Test func `items are counted by when they are due`() throws {
    let summary = try summary([
      "late": .due(.day(today.adding(-3))),
      "now": .due(.day(today)),
      "later": .due(.day(today.adding(1))),
      "step": .due(.instant(noon.instant.adding(seconds: -5))),
      "ahead": .due(.instant(noon.instant.adding(seconds: 1200))),
      "wait": .due(.instant(noon.instant.adding(seconds: 1201))),
      "new": nil,
      "forgotten": ItemProgress(),
    ])
    #expect(summary.due == 2)
    #expect(summary.overdue == 1)
    #expect(summary.learning == 2)
    #expect(summary.new == 2)
    #expect(summary.held == 0)
    #expect(summary.next == nil)
    #expect(!summary.isEmpty)
  }

  @Test func `suspended and buried items do not count`() throws {
    let summary = try summary([
      "suspended": .due(.day(today)) { $0.suspension = .learner },
      "leech": ItemProgress.due(nil) { $0.suspension = .leech },
      "buried": .due(.day(today)) { $0.buriedUntil = today.adding(1) },
      "back": .due(.day(today)) { $0.buriedUntil = today },
    ])
    #expect(summary.due == 1)
    #expect(summary.new == 0)
  }

  @Test func `items that no bank has do not count`() throws {
    var progress = Progress()
    progress.items[try #require(ItemID("gone"))] = .due(.day(today))
    let summary = DueSummary(
      of: [],
      in: progress,
      at: noon,
      day: today,
      settings: StudySettings()
    )
    #expect(summary.isEmpty)
    #expect(summary.next == nil)
  }

  struct NextCase: Sendable, CustomTestStringConvertible {
    let name: String
    let dues: [String]
    var buriedUntil: String?
    let next: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    NextCase(name: "a day", dues: ["2026-12-04", "2026-12-02"], next: "2026-12-02"),
    NextCase(
      name: "a step before a day",
      dues: ["2026-12-01", "2026-11-30T14:05:00Z"],
      next: "2026-11-30T14:05:00.000Z"
    ),
    NextCase(
      name: "a day that begins before a step",
      dues: ["2026-12-01T04:00:01Z", "2026-12-01"],
      next: "2026-12-01"
    ),
    NextCase(
      name: "a step in the night before the day begins",
      dues: ["2026-12-01", "2026-12-01T03:59:00Z"],
      next: "2026-12-01T03:59:00.000Z"
    ),
    NextCase(
      name: "a buried item on its return",
      dues: ["2026-11-30"],
      buriedUntil: "2026-12-03",
      next: "2026-12-03"
    ),
    NextCase(
      name: "a buried item on its due",
      dues: ["2026-12-09"],
      buriedUntil: "2026-12-03",
      next: "2026-12-09"
    ),
    NextCase(name: "never", dues: [], next: nil),
  ])
  func `when nothing is due the next due is told`(test: NextCase) throws {
    var items: [String: ItemProgress?] = [:]
    for (number, due) in test.dues.enumerated() {
      items["item-\(number)"] = .due(Due(due)) {
        $0.buriedUntil = test.buriedUntil.flatMap { Day($0) }
      }
    }
    let summary = try summary(items)
    #expect(summary.isEmpty)
    #expect(summary.minutes == 0)
    #expect(summary.next?.description == test.next)
  }

  @Test func `a study day begins where the learner is`() throws {
    var progress = Progress()
    let day = try #require(ItemID("day"))
    let step = try #require(ItemID("step"))
    let tokyo = try #require(Moment("2026-11-30T12:00:00+09:00"))
    progress.items[day] = .due(Due("2026-12-01"))
    progress.items[step] = .due(Due("2026-11-30T19:00:01Z"))
    let settings = StudySettings()
    let summary = { (item: [ItemID]) in
      DueSummary(of: item, in: progress, at: tokyo, day: today, settings: settings).next
    }
    #expect(summary([day, step]) == Due("2026-12-01"))
    #expect(summary([step, day]) == Due("2026-12-01"))
  }

  @Test func `the limits are applied last, to what is left of the day`() throws {
    var items: [String: ItemProgress?] = [:]
    for number in 0..<9 {
      items["new-\(number)"] = .some(nil)
      items["due-\(number)"] = .due(.day(today.adding(number < 3 ? 0 : -1)))
      items["buried-\(number)"] = .due(nil) { $0.buriedUntil = today.adding(1) }
    }
    let summary = try summary(items) { settings, done in
      settings.newPerDay = 5
      settings.reviewsPerDay = 10
      done.newItems = 2
      done.reviews = 5
    }
    #expect(summary.new == 3)
    #expect(summary.due == 5)
    #expect(summary.overdue == 5)
    #expect(summary.held == 4)
  }

  @Test func `of a total reviews come first, and new items get what they leave`() throws {
    var items: [String: ItemProgress?] = [:]
    for number in 0..<9 {
      items["new-\(number)"] = .some(nil)
      items["due-\(number)"] = .due(.day(today))
    }
    let left = { (total: Int, done: Int) in
      try self.summary(items) { settings, tally in
        settings.totalPerDay = total
        tally.newItems = done
      }
    }
    let wide = try left(12, 1)
    #expect([wide.due, wide.held, wide.new] == [9, 0, 2])
    let narrow = try left(6, 1)
    #expect([narrow.due, narrow.held, narrow.new] == [5, 4, 0])
    let done = try left(6, 6)
    #expect(done.isEmpty)
    #expect(done.next == .day(today.adding(1)))
    #expect(try left(0, 0).next == nil)
  }

  @Test func `after the day's new items there are no more, and the next come tomorrow`() throws {
    let items: [String: ItemProgress?] = ["a": nil, "b": nil]
    let summary = try summary(items) { settings, done in
      settings.newPerDay = 5
      done.newItems = 5
    }
    #expect(summary.new == 0)
    #expect(summary.next == .day(today.adding(1)))
    let never = try self.summary(items) { settings, _ in settings.newPerDay = 0 }
    #expect(never.next == nil)
  }

  @Test func `reviews past the limit come tomorrow`() throws {
    let summary = try summary(["a": .due(.day(today.adding(-9)))]) { settings, done in
      settings.reviewsPerDay = 3
      done.reviews = 4
    }
    #expect(summary.due == 0)
    #expect(summary.held == 1)
    #expect(summary.next == .day(today.adding(1)))
  }

  @Test func `limits that are given win over those of the settings`() throws {
    let summary = DueSummary(
      of: [try #require(ItemID("a"))],
      in: Progress(),
      at: noon,
      day: today,
      settings: StudySettings(),
      limits: DailyLimits(new: 0, reviews: -1)
    )
    #expect(summary.isEmpty)
  }

  @Test func `the minutes are those of the learner's pace, rounded up`() throws {
    let items: [String: ItemProgress?] = ["a": nil, "b": nil, "c": nil, "d": nil]
    #expect(try summary(items).minutes == 2)
    let slow = try summary(items) { _, done in
      done.answers = 190
      done.milliseconds = 190 * 60_000
    }
    #expect(slow.minutes == 4)
  }

  private func summary(
    _ items: [String: ItemProgress?],
    _ shape: (inout StudySettings, inout DayTally) -> Void = { _, _ in }
  ) throws -> DueSummary {
    var progress = Progress()
    var settings = StudySettings()
    shape(&settings, &progress.days[today, default: DayTally()])
    var ids: [ItemID] = []
    for (name, state) in items {
      let id = try #require(ItemID(name))
      ids.append(id)
      if let state { progress.items[id] = state }
    }
    return DueSummary(of: ids, in: progress, at: noon, day: today, settings: settings)
  }
}
