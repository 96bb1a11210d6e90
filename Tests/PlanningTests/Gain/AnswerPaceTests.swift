import Core
import Planning
import Scheduling
import Testing

struct AnswerPaceTests {
  @Test func `a new item takes the answers that its learning steps ask for`() {
    var settings = StudySettings()
    let two = AnswerPace(of: Progress(), settings: settings, odds: .usual)
    #expect(two.secondsPerAnswer == 20)
    #expect(abs(two.answersPerNew - (1 + 0.334 * 2 + 0.495)) < 1e-9)
    #expect(two.answersPerLapse == 1)
    settings.learningSteps = []
    settings.relearningSteps = []
    let none = AnswerPace(of: Progress(), settings: settings, odds: .usual)
    #expect(none.answersPerNew == 1)
    #expect(none.answersPerLapse == 0)
  }

  @Test func `the learner's own time counts`() {
    var progress = Progress()
    var tally = DayTally()
    tally.answers = 90
    tally.milliseconds = 900_000
    progress.days[firstDay] = tally
    let pace = AnswerPace(of: progress, settings: StudySettings(), odds: .usual)
    // Ten answers of the usual 20 seconds count beside them.
    #expect(pace.secondsPerAnswer == 11)
  }
}
