import Scheduling
import StrictJSON
import Terminal
import TestSupport
import Testing
import VivaCommands

@MainActor
struct OptimizeCommandTests {
  /// A learner whose memory is far from the defaults.
  private static let learner = SimulatedLog(reviews: 2500, items: 120, seed: 21)

  @Test func `with too few reviews it says how many there are, and nothing is written`() {
    let desk = Desk()
    let run = desk.run("optimize")
    #expect(
      run.output == """
        too few reviews to fit to: 0 of the 200 needed have come back after a day or more; the \
        default parameters stay in use

        """
    )
    #expect(run.status == 0)
    #expect(desk.files.paths == ["/banks/small.md"])
    #expect(
      desk.run("--json", "optimize").output.hasPrefix(
        #"{"schema":1,"outcome":"too-few","reviews":0,"needed":200,"trained":null,"#
      )
    )
  }

  @Test func `parameters that predict better are kept in the log, and used from then on`() throws {
    let desk = Desk()
    desk.study(Self.learner)
    let before = try states(desk)
    let run = desk.run("optimize")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("new parameters, fitted to "))
    #expect(run.output.contains(" held-back reviews\n"))
    #expect(run.talk.contains("'viva undo' takes them back"))
    let text = desk.logs.first { $0.contains(#""k":"setting""#) } ?? ""
    #expect(text.contains(#""name":"fsrs6-parameters""#))
    let after = try states(desk)
    #expect(before.map(\.due) == after.map(\.due))
    #expect(before.map(\.stability) != after.map(\.stability))
    #expect(desk.run("doctor").output.contains("parameters of the review log: "))
    #expect(desk.run("config").output.contains("the review log, by"))
    // A start that reads progress.json comes to the same.
    #expect(try states(desk) == after)
  }

  @Test func `what was kept is taken back by undo`() throws {
    let desk = Desk()
    desk.study(Self.learner)
    let before = try states(desk)
    desk.run("optimize")
    #expect(desk.run("undo").output.contains("the setting fsrs6-parameters"))
    #expect(try states(desk) == before)
  }

  @Test func `fitted again to the same reviews they are no better, and stay`() throws {
    let desk = Desk()
    desk.study(Self.learner)
    desk.run("optimize")
    let paths = desk.logs
    let run = desk.run("optimize")
    #expect(run.output.hasPrefix("the fitted parameters are no better: log loss "))
    #expect(run.output.contains("the parameters fitted before stay in use\n"))
    #expect(
      desk.logs.filter { $0.contains("setting") } == paths.filter { $0.contains("setting") }
    )
  }

  @Test func `JSON tells scores before and after, and what is in use`() throws {
    let desk = Desk()
    desk.study(Self.learner)
    let json = try JSONValue(parsing: Array(desk.run("--json", "optimize").output.utf8))
    #expect(
      json.object?.members.map(\.key) == [
        "schema", "outcome", "reviews", "needed", "trained", "heldBack", "before", "after",
        "parameters", "fitted",
      ]
    )
    #expect(json["outcome"] == "adopted")
    let before = try #require(json["before"]?["logLoss"]?.double)
    #expect(try #require(json["after"]?["logLoss"]?.double) < before)
    #expect(json["parameters"]?.array?.count == 21)
    #expect(json["parameters"] == json["fitted"])
    let trained = try #require(json["trained"]?.integer)
    let heldBack = try #require(json["heldBack"]?.integer)
    #expect(json["reviews"]?.integer == trained + heldBack)
  }

  @Test(arguments: [Int32(2), 15])
  func `a signal leaves the parameters as they were`(signal: Int32) throws {
    var desk = Desk()
    desk.study(Self.learner)
    desk.interrupts = InterruptFlag { signal }
    let before = desk.files[Desk.history]
    let run = desk.run("optimize")
    #expect(run.talk.hasSuffix("stopped; the parameters are what they were\n"))
    #expect(run.status == 130)
    #expect(run.end.signal == signal)
    #expect(!desk.logs.contains { $0.contains("fsrs6-parameters") })
    #expect(desk.files[Desk.history] == before)
  }

  private struct State: Equatable {
    let due: JSONValue?
    let stability: JSONValue?
  }

  /// The items of the log as a bank of their own would show them.
  private func states(_ desk: Desk) throws -> [State] {
    desk.files["/banks/learner.md"] = Array(Self.bank.utf8)
    let run = desk.run("list", "--json")
    let items = try JSONValue(parsing: Array(run.output.utf8))["items"]?.array ?? []
    return items.map { State(due: $0["due"], stability: $0["stability"]) }
  }

  private static let bank =
    "# Learner\n<!-- bank: learner; level: mid; topic: memory -->\n"
    + (0..<80).map { "\n## Question \($0)?\n<!-- id: item-\($0) -->\n\nAnswer.\n" }.joined()
}
