import Core
import LabProtocol
import Scenarios
import VivaCommands

/// Runs whose records were written down before, by a word in the code.
struct ScriptedSnippets: SnippetRunning {
  /// The records of each run by a word in its code, unsigned ends included.
  let records: [String: [TraceRecord]]
  /// How the program ended, where that was not in the ordinary way.
  var end: EarlyEnd?
  /// What is answered instead of a run.
  var answer: RunAnswer?
  /// What the snippet prints.
  var printed = ""

  /// Repeated in the records that count.
  static let nonce = "n"

  func run(
    _ files: [CodeFile],
    driver: [CodeFile],
    _ scenario: Scenario,
    allowingProgram allowsProgram: Bool
  ) throws -> RunAnswer {
    if let answer { return answer }
    let text = files.map(\.text).joined()
    let known = Set(scenario.lines.map(\.number))
    let all = records.first { text.contains($0.key) }?.value ?? []
    let records = all.filter { record in
      switch record {
      case .reached(let line), .measured(let line, _, _): known.contains(line)
      case .looked(let outcome), .outcome(let outcome, _): known.contains(outcome.line)
      case .event, .mounted, .end: true
      }
    }
    return .ran(
      RanSnippet(
        SnippetRun(
          RunRequest(nonce: Self.nonce, scenario),
          trace: records.flatMap { $0.line + [UInt8(ascii: "\n")] },
          end: end,
          printed: printed
        ),
        root: scenario.root ?? "Screen"
      )
    )
  }
}

extension ScriptedSnippets {
  /// A screen whose header runs again with each tick, and its repair, in which it does not.
  static let screens = ScriptedSnippets(records: [
    "before": records(header: true, count: 12),
    "after": records(header: false, count: 12),
  ])

  /// The scenario that these runs went through.
  static let scenario = """
    tap "Tick"
    expect body Header ran 0 times
    expect body Header ran fewer times than in before
    advance 300 ms
    expect text "Saved" is shown
    """

  /// The same without what compares versions; the records of line 3 are left out.
  static let plainScenario = scenario.split(separator: "\n").enumerated()
    .map { $0.offset == 2 ? "# one version" : String($0.element) }.joined(separator: "\n")

  private static func records(header: Bool, count: Int) -> [TraceRecord] {
    var events: [TraceEvent.Fact] = []
    var records: [TraceRecord] = []
    func tell(_ fact: TraceEvent.Fact, _ during: String? = nil, at milliseconds: Int = 0) {
      events.append(fact)
      records.append(
        .event(
          TraceEvent(number: events.count, milliseconds: milliseconds, during: during, fact)
        )
      )
    }
    let tick = "tap \"Tick\""
    let first = [TraceCause(.firstRender)]
    let price = [TraceCause(.observable, "Store.price")]
    tell(.made(model: "Store"))
    tell(.kept(model: "Store", property: "Screen.store", path: "Screen"))
    tell(.body(view: "Screen", path: "Screen", run: 1, causes: first))
    tell(.body(view: "Header", path: "Screen/Header", run: 1, causes: first))
    for row in 0..<count {
      tell(.body(view: "Row", path: "Screen/[\(row)]/Row", run: row + 1, causes: first))
    }
    tell(.task(.began, path: "Screen"))
    records.append(.mounted(tree(screen: 1, header: 1, hasFooter: false, count: count)))
    records.append(.reached(line: 1))
    tell(.step(tick), tick)
    tell(.body(view: "Screen", path: "Screen", run: 2, causes: price), tick)
    if header {
      tell(
        .body(
          view: "Header",
          path: "Screen/Header",
          run: 2,
          causes: [TraceCause(.input, "price")]
        ),
        tick
      )
    }
    records.append(.reached(line: 2))
    records.append(
      outcome(2, !header, "the body of Header ran 0 times", header ? "1 time" : "0 times")
    )
    records.append(.reached(line: 3))
    records.append(.measured(line: 3, count: header ? 1 : 0, nonce: nonce))
    records.append(.reached(line: 4))
    let wait = "advance 300 ms"
    tell(.step(wait), wait)
    tell(.wrote(property: "Screen.isSaved"), wait, at: 300)
    tell(
      .body(view: "Screen", path: "Screen", run: 3, causes: [TraceCause(.state, "Screen.isSaved")]),
      wait,
      at: 300
    )
    tell(
      .warning(
        "Modifying state during view update, this will cause undefined behavior",
        path: "Screen"
      ),
      wait,
      at: 300
    )
    records.append(.reached(line: 5))
    records.append(outcome(5, true, "'Saved' is shown", "it is shown"))
    records.append(
      .end(
        isComplete: true,
        tree(screen: 3, header: header ? 2 : 1, hasFooter: true, count: count),
        RunCounts(bodies: ["Screen": 2], made: ["Store": 1], kept: ["Store": 1]),
        nonce: nonce
      )
    )
    return records
  }

  private static func outcome(
    _ line: Int,
    _ isMet: Bool,
    _ expected: String,
    _ actual: String
  ) -> TraceRecord {
    .outcome(
      LineOutcome(line: line, isMet: isMet, expected: expected, actual: actual),
      nonce: nonce
    )
  }

  private static func tree(screen: Int, header: Int, hasFooter: Bool, count: Int) -> Tree {
    var views = [
      TreeView(
        depth: 0,
        name: "Screen",
        runs: screen,
        reads: ["Screen.isSaved", "Store.price"],
        values: [TreeView.StoredValue(name: "isSaved", text: "\(hasFooter)")]
      ),
      TreeView(depth: 1, name: "Header", runs: header),
    ]
    for row in 0..<count {
      views.append(TreeView(depth: 1, name: "[\(row)]", runs: nil))
      views.append(TreeView(depth: 2, name: "Row", runs: 1))
    }
    if hasFooter { views.append(TreeView(depth: 1, name: "Footer", runs: 1)) }
    return Tree(views: views, screen: ["text \"Saved\"", "button \"Tick\""])
  }
}
