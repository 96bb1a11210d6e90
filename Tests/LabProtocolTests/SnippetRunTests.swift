import LabProtocol
import Scenarios
import Testing

struct SnippetRunTests {
  private static let scenario = """
    tap "Save"
    expect text "Saved" is shown
    expect body Header ran fewer times than in starter
    """
  private let request: RunRequest

  init() throws { request = RunRequest(nonce: "n", try Scenario(parsing: Self.scenario)) }

  private static let met = outcome(2, true)
  private static let measured = TraceRecord.measured(line: 3, count: 1, nonce: "n")
  private static let end = TraceRecord.end(isComplete: true, Tree(), RunCounts(), nonce: "n")

  private static func outcome(_ line: Int, _ isMet: Bool, nonce: String = "n") -> TraceRecord {
    .outcome(LineOutcome(line: line, isMet: isMet, expected: "e", actual: "a"), nonce: nonce)
  }

  private func run(_ records: [TraceRecord], end: EarlyEnd? = nil) -> SnippetRun {
    SnippetRun(request, trace: records.flatMap { $0.line + [UInt8(ascii: "\n")] }, end: end)
  }

  @Test func `a run passes when its end is told and all that is expected is so`() {
    let starter = run([Self.outcome(2, false), .measured(line: 3, count: 9, nonce: "n"), Self.end])
    let solution = run([Self.met, Self.measured, Self.end]).compared(with: ["starter": starter])
    #expect(solution.ending == .complete)
    #expect(solution.passed)
    #expect(
      solution.outcome(ofLine: 3)
        == LineOutcome(
          line: 3,
          isMet: true,
          expected: "the body of Header ran fewer times than in starter",
          actual: "1 time, and 9 in starter"
        )
    )
    #expect(!starter.compared(with: ["starter": starter]).passed)
  }

  @Test func `an expectation that was not decided does not pass`() {
    #expect(!run([Self.met, Self.measured, Self.end]).passed)
    #expect(!run([Self.measured, Self.end]).passed)
    #expect(!run([Self.met, Self.measured, Self.end]).compared(with: [:]).passed)
  }

  @Test(arguments: [
    ([met, measured], nil, RunEnding.early(.exited(0))),
    ([met, measured], EarlyEnd.exited(7), .early(.exited(7))),
    ([met, measured, end], EarlyEnd.wallTime(seconds: 10), .early(.wallTime(seconds: 10))),
    ([.end(isComplete: false, Tree(), RunCounts(), nonce: "n")], nil, .stopped),
    (
      [
        .event(TraceEvent(number: 1, .aborted(.depth, place: "A"))),
        .end(isComplete: false, Tree(), RunCounts(), nonce: "n"),
      ], nil, .aborted(.depth, place: "A")
    ),
    (
      [met, .end(isComplete: true, Tree(), RunCounts(), nonce: "m")], nil,
      .early(.damaged(LineProblem(line: 2, .forged)))
    ),
    (
      [outcome(2, true, nonce: ""), end], nil, .early(.damaged(LineProblem(line: 1, .forged)))
    ),
    ([met, met, end], nil, .early(.damaged(LineProblem(line: 2, .repeated)))),
    ([met, end, end], nil, .early(.damaged(LineProblem(line: 3, .repeated)))),
    ([outcome(9, true), end], nil, .early(.damaged(LineProblem(line: 1, .unknownValue("line"))))),
    ([outcome(1, true), end], nil, .early(.damaged(LineProblem(line: 1, .unknownValue("line"))))),
    ([outcome(3, true), end], nil, .early(.damaged(LineProblem(line: 1, .unknownValue("line"))))),
  ])
  func `a run without a well-signed end never passes`(
    _ records: [TraceRecord],
    _ early: EarlyEnd?,
    _ ending: RunEnding
  ) {
    let run = run(records, end: early)
    #expect(run.ending == ending)
    #expect(!run.passed)
    #expect(!run.compared(with: ["starter": run]).passed)
  }

  @Test func `what was looked at before a stop is told, and passes nothing`() {
    let looked = LineOutcome(line: 2, isMet: true, expected: "e", actual: "a")
    let stopped = run([.looked(looked)], end: .processorTime(seconds: 3, place: "A.body"))
    #expect(stopped.outcomes == [looked])
    #expect(!stopped.passed)
    // Where somebody signed, nobody else counts.
    #expect(
      run([.looked(looked), Self.outcome(2, false), Self.end]).outcomes.map(\.isMet) == [false]
    )
    #expect(run([.looked(looked), Self.end]).outcomes == [])
    #expect(!run([.looked(looked), Self.measured, Self.end]).passed)
    #expect(
      run([.looked(looked), .looked(looked)]).ending
        == .early(.damaged(LineProblem(line: 2, .repeated)))
    )
    let other = LineOutcome(line: 1, isMet: true, expected: "e", actual: "a")
    #expect(!run([.looked(other)]).passed)
    #expect(run([.looked(other)]).outcomes == [])
  }

  @Test func `a last line that was cut off counts only where something cut it`() {
    let whole = Self.met.line + [UInt8(ascii: "\n")] + Self.end.line.dropLast(4)
    let cut = SnippetRun(request, trace: Array(whole), end: .signal(9))
    #expect(cut.ending == .early(.signal(9)))
    #expect(cut.outcomes.count == 1)
    guard case .early(.damaged) = SnippetRun(request, trace: Array(whole)).ending else {
      Issue.record("half a record is damage")
      return
    }
  }
}
