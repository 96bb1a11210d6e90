import Scenarios

/// The reading of a trace, record by record, up to the first that makes no sense.
struct TraceReading {
  private let nonce: String
  private let expectations: Set<Int>
  private let relative: Set<Int>
  private let steps: Set<Int>
  private(set) var events: [TraceEvent] = []
  private(set) var mounted: Tree?
  private(set) var passages: [SnippetRun.Passage] = []
  private(set) var final: Tree?
  private(set) var counts: RunCounts?
  private(set) var outcomes: [LineOutcome] = []
  /// How expectations stood when they were looked at, by whoever tells it.
  private(set) var looked: [LineOutcome] = []
  private(set) var measured: [Int: Int] = [:]
  private var isComplete: Bool?
  private var problem: LineProblem?

  init(_ request: RunRequest) {
    nonce = request.nonce
    var expectations: Set<Int> = []
    var relative: Set<Int> = []
    var steps: Set<Int> = []
    for line in request.lines {
      switch line.content {
      case .step: steps.insert(line.number)
      case .expectation(let expectation) where expectation.isRelative: relative.insert(line.number)
      case .expectation: expectations.insert(line.number)
      }
    }
    self.expectations = expectations
    self.relative = relative
    self.steps = steps
  }

  /// Reads a trace; a last line without its end counts only where nothing cut it off.
  mutating func read(_ trace: [UInt8], isCut: Bool) {
    var lines = trace.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = lines.popLast() ?? []
    if !rest.isEmpty, !isCut { lines.append(rest) }
    do throws(LineProblem) {
      for (index, line) in lines.enumerated() {
        try take(try TraceRecord(line: Array(line), number: index + 1), number: index + 1)
      }
    } catch {
      problem = error
    }
  }

  /// How the run ended, given how its program did.
  func ending(_ end: EarlyEnd?) -> RunEnding {
    if let problem { return .early(.damaged(problem)) }
    if let end { return .early(end) }
    switch isComplete {
    case nil: return .early(.exited(0))
    case true?: return .complete
    case false?:
      for event in events.reversed() {
        if case .aborted(let budget, let place) = event.fact {
          return .aborted(budget, place: place)
        }
      }
      return .stopped
    }
  }

  /// How lines went, as far as it is known; what nobody signed only where the end was not told, when
  /// nothing passes any more.
  var outcomesTold: [LineOutcome] {
    isComplete == nil && outcomes.isEmpty && problem == nil ? looked : outcomes
  }

  private mutating func take(_ record: TraceRecord, number: Int) throws(LineProblem) {
    guard isComplete == nil else { throw LineProblem(line: number, .repeated) }
    switch record {
    case .event(let event):
      events.append(event)
    case .mounted(let tree):
      guard mounted == nil else { throw LineProblem(line: number, .repeated) }
      mounted = tree
    case .reached(let line):
      let known = expectations.contains(line) || relative.contains(line) || steps.contains(line)
      guard known else { throw LineProblem(line: number, .unknownValue("reached")) }
      passages.append(SnippetRun.Passage(line: line, eventsBefore: events.count))
    case .looked(let outcome):
      guard expectations.contains(outcome.line) else {
        throw LineProblem(line: number, .unknownValue("line"))
      }
      guard !looked.contains(where: { $0.line == outcome.line }) else {
        throw LineProblem(line: number, .repeated)
      }
      looked.append(outcome)
    case .outcome(let outcome, let nonce):
      try check(nonce, outcome.line, expectations.union(outcome.isMet ? [] : steps), number)
      outcomes.append(outcome)
    case .measured(let line, let count, let nonce):
      try check(nonce, line, relative, number)
      measured[line] = count
    case .end(let isComplete, let tree, let counts, let nonce):
      guard nonce == self.nonce else { throw LineProblem(line: number, .forged) }
      self.isComplete = isComplete
      final = tree
      self.counts = counts
    }
  }

  /// Refuses a record that somebody else made, and what is told of a line for the second time or
  /// of one that was not asked about.
  private func check(
    _ nonce: String,
    _ line: Int,
    _ known: Set<Int>,
    _ number: Int
  ) throws(LineProblem) {
    guard nonce == self.nonce else { throw LineProblem(line: number, .forged) }
    guard known.contains(line) else { throw LineProblem(line: number, .unknownValue("line")) }
    guard measured[line] == nil, !outcomes.contains(where: { $0.line == line }) else {
      throw LineProblem(line: number, .repeated)
    }
  }
}
