import Core
import Scheduling
import Testing

struct LearningStepTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let phase: ItemProgress.Phase
    let steps: [Int]
    /// Seconds or days, from again to easy.
    let waits: [String]
    var testDescription: String { "\(phase) in \(steps)" }

    init(_ phase: ItemProgress.Phase, _ steps: [Int], _ waits: String...) {
      self.phase = phase
      self.steps = steps
      self.waits = waits
    }
  }

  @Test(arguments: [
    Case(.new, [60, 600], "60 s", "330 s", "600 s", "2 d"),
    Case(.learning(step: 0), [60, 600], "60 s", "330 s", "600 s", "2 d"),
    Case(.learning(step: 1), [60, 600], "60 s", "600 s", "1 d", "2 d"),
    Case(.learning(step: 1), [60, 600, 3600], "60 s", "600 s", "3600 s", "2 d"),
    Case(.relearning(step: 0), [600], "600 s", "900 s", "1 d", "2 d"),
    Case(.relearning(step: 1), [60, 600, 3600], "60 s", "600 s", "3600 s", "2 d"),
    Case(.review, [600], "600 s", "1 d", "2 d", "3 d"),
  ])
  func `again starts over, hard stays, good goes on, easy graduates`(test: Case) throws {
    #expect(try waits(test) == test.waits)
  }

  @Test(arguments: [
    Case(.new, [600], "600 s", "900 s", "1 d", "2 d"),
    Case(.new, [200_000], "200000 s", "286400 s", "3 d", "4 d"),
    Case(.new, [600, 200_000], "600 s", "100300 s", "200000 s", "3 d"),
  ])
  func `hard waits half as long again as the only step, a day longer at most`(test: Case) throws {
    #expect(try waits(test) == test.waits)
  }

  @Test(arguments: [
    Case(.new, [], "1 d", "1 d", "1 d", "2 d"),
    Case(.learning(step: 1), [], "1 d", "1 d", "1 d", "2 d"),
    Case(.relearning(step: 0), [], "1 d", "1 d", "1 d", "2 d"),
    Case(.review, [], "1 d", "1 d", "2 d", "3 d"),
  ])
  func `without steps every wait is a day or more`(test: Case) throws {
    #expect(try waits(test) == test.waits)
  }

  @Test(arguments: [
    Case(.new, [600, 60], "600 s", "600 s", "600 s", "2 d"),
    Case(.review, [200_000], "200000 s", "2 d", "3 d", "4 d"),
    Case(.learning(step: 9), [60, 600], "60 s", "600 s", "1 d", "2 d"),
    Case(.learning(step: -1), [-60], "0 s", "0 s", "1 d", "2 d"),
  ])
  func `steps in any order, and steps that are gone, keep the order of ratings`(
    test: Case
  ) throws {
    #expect(try waits(test) == test.waits)
  }

  @Test func `a day's wait is counted in study days, whatever the hour`() throws {
    for time in ["2026-11-30T04:00:00Z", "2026-11-30T23:59:59Z", "2026-12-01T03:59:59Z"] {
      var learner = try Learner()
      learner.moment = try #require(Moment(time))
      try learner.answer(.good)
      #expect(learner.outcomes[.good]?.phase == .review)
      let interval = try #require(learner.outcomes[.good]).interval
      #expect(learner.outcomes[.good]?.due == .day(Day(number: 20_787).adding(interval)))
    }
  }

  /// Little stability, so that every interval is a day before the ratings are parted.
  private func waits(_ test: Case) throws -> [String] {
    var settings = StudySettings()
    settings.learningSteps = test.steps
    settings.relearningSteps = test.steps
    let stability = Array(repeating: 0.1, count: 4)
    var learner = try Learner(settings, stability + FSRSParameters.defaults.dropFirst(4))
    learner.progress.items[learner.item, default: ItemProgress()].phase = test.phase
    return Rating.allCases.compactMap { rating in
      switch learner.outcomes[rating]?.due {
      case .day(let day): "\(day.days(since: learner.day)) d"
      case .instant(let instant):
        "\((instant.milliseconds - learner.moment.instant.milliseconds) / 1000) s"
      case nil: nil
      }
    }
  }
}
