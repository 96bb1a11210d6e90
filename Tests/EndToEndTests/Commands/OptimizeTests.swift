import Core
import Effects
import Glibc
import StrictJSON
import Testing
import TestSupport

/// `viva optimize` as a learner meets it.
struct OptimizeTests {
  @Test func `a learner's log is fitted to, and every later run uses what was kept`() throws {
    let home = try Home("many")
    try home.write(Self.log, Self.records(SimulatedLog(reviews: 2500, items: 120, seed: 21)))
    let run = try home.run("optimize")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("new parameters, fitted to "))
    let records = try home.records().filter { $0.contains("\"k\":\"setting\"") }
    #expect(records.count == 1)
    #expect(try home.run("doctor").output.contains("parameters of the review log: "))
    let again = try home.run("--json", "optimize")
    #expect(try JSONValue(parsing: Array(again.output.utf8))["outcome"] == "kept")
    #expect(again.errors == "")
    #expect(try home.run("undo").status == 0)
    #expect(try home.run("doctor").output.contains("FSRS-6 with the default parameters"))
  }

  @Test func `Ctrl-C keeps what was in use`() throws {
    let home = try Home("many")
    try home.write(Self.log, Self.records(SimulatedLog(reviews: 9000, items: 300, seed: 3)))
    let talk = try Dialogue(home.command(["optimize"]), over: .terminal)
    try talk.hear("fitting to ")
    talk.signal(SIGINT)
    #expect(try talk.wait() == .signalled(SIGINT))
    #expect(try home.records().filter { $0.contains("\"k\":\"setting\"") } == [])
  }

  private static let log = ".local/share/viva/log/4f1c09aa7d3e/000001.jsonl"

  /// Records that end on the day before the homes' clock.
  private static func records(_ log: SimulatedLog) -> String {
    let last = log.reviews.last?.day ?? 0
    return log.reviews.enumerated().map { index, review in
      let day = Day(number: 20_786 + review.day - last)
      let second = 30_000 + index % 20_000
      let instant = Instant(milliseconds: day.number * 86_400_000 + second * 1000 + index % 1000)
      return #"{"v":1,"id":"4f1c09aa7d3e-\#(index + 1)","t":"\#(instant.iso8601())","off":0,"#
        + #""day":"\#(day)","k":"review","item":"item-\#(review.item)","#
        + #""rating":\#(review.rating.rawValue),"due":"\#(day.adding(9))"}"# + "\n"
    }.joined()
  }
}
