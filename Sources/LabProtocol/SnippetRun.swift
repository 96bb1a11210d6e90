import Scenarios

/// One run of a snippet: what happened, how each line of the scenario went, and how it ended.
///
/// Only what carries the nonce of the run counts towards a verdict, and a run whose end is not told
/// never passes.
package struct SnippetRun: Equatable, Sendable {
  /// The scenario that was asked for.
  package let lines: [RunRequest.Line]
  /// What happened, in order.
  package let events: [TraceEvent]
  /// The lines of the scenario in the order in which they were reached.
  package let passages: [Passage]
  /// The tree after the mount; `nil` where the run ended before.
  package let mounted: Tree?
  /// The tree at the end; `nil` where the end was not told.
  package let final: Tree?
  /// What was counted since the last reset; `nil` where the end was not told.
  package let counts: RunCounts?
  /// How lines went, in the order of the scenario: all expectations that were reached, and the step
  /// that could not be done.
  ///
  /// Where the end was not told, those that were looked at before; nobody has signed them, and such
  /// a run never passes.
  package private(set) var outcomes: [LineOutcome]
  /// The counts of lines that are compared with another version, by line.
  package let measured: [Int: Int]
  /// How it ended.
  package let ending: RunEnding
  /// What the snippet printed itself.
  package let printed: String

  /// The moment at which a line of the scenario was reached.
  package struct Passage: Equatable, Sendable {
    /// The number of the line in the scenario.
    package var line: Int
    /// How many events came before it.
    package var eventsBefore: Int
  }

  /// Whether the whole scenario was gone through and every expectation is met.
  package var passed: Bool {
    guard ending == .complete else { return false }
    let met = Set(outcomes.filter(\.isMet).map(\.line))
    return outcomes.allSatisfy(\.isMet)
      && lines.allSatisfy { line in
        if case .expectation = line.content { met.contains(line.number) } else { true }
      }
  }

  /// Makes a run from what was told of it.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - trace: The bytes of the trace, lines of JSON.
  ///   - end: How the program ended, where that was not in the ordinary way.
  ///   - printed: What the snippet printed itself.
  package init(_ request: RunRequest, trace: [UInt8], end: EarlyEnd? = nil, printed: String = "") {
    var reading = TraceReading(request)
    reading.read(trace, isCut: end != nil)
    lines = request.lines
    events = reading.events
    passages = reading.passages
    mounted = reading.mounted
    final = reading.final
    counts = reading.counts
    outcomes = reading.outcomesTold
    measured = reading.measured
    self.printed = printed
    ending = reading.ending(end)
  }

  /// Makes the run of a program, of which nothing is known but what it printed.
  ///
  /// - Parameters:
  ///   - printed: What the program printed.
  ///   - end: How it ended, where that was not in the ordinary way.
  package init(printed: String, end: EarlyEnd? = nil) {
    lines = []
    events = []
    passages = []
    mounted = nil
    final = nil
    counts = nil
    outcomes = []
    measured = [:]
    self.printed = printed
    ending = end.map(RunEnding.early) ?? .complete
  }

  /// Decides the expectations that compare a count with another version's.
  ///
  /// An expectation whose version is not there, or did not get as far, stays undecided, and the
  /// run does not pass.
  ///
  /// - Parameter versions: The runs of the other versions with the same steps, by name.
  /// - Returns: The run with the outcomes of these lines.
  package func compared(with versions: [String: SnippetRun]) -> SnippetRun {
    var run = self
    for line in lines {
      guard case .expectation(let expectation) = line.content,
        case .count(let counted, let comparison, .version(let name)) = expectation,
        let count = measured[line.number], let other = versions[name]?.measured[line.number]
      else { continue }
      run.outcomes.append(
        LineOutcome(
          line: line.number,
          isMet: comparison.holds(count, other),
          expected: ExpectationText.sentence(counted, comparison, .version(name)),
          actual: "\(ExpectationText.times(count)), and \(other) in \(name)"
        )
      )
    }
    run.outcomes.sort { $0.line < $1.line }
    return run
  }

  /// The outcome of a line; `nil` where it was not reached, or is no expectation.
  ///
  /// - Parameter number: The number of the line in the scenario.
  /// - Returns: How it went.
  package func outcome(ofLine number: Int) -> LineOutcome? {
    outcomes.first { $0.line == number }
  }
}
