import LabProtocol
import Testing

struct TraceRecordTests {
  private static let tree = Tree(
    views: [
      TreeView(
        depth: 0,
        name: "Screen",
        runs: 2,
        reads: ["Model.name"],
        values: [TreeView.StoredValue(name: "title", text: "\"a\"")]
      ),
      TreeView(depth: 1, name: "id=2", runs: nil),
    ],
    screen: ["text \"Hello\""]
  )

  private static let facts: [TraceEvent.Fact] = [
    .body(
      view: "Row",
      path: "Screen/Row",
      run: 3,
      causes: [TraceCause(.firstRender), TraceCause(.observable, "Model.name")]
    ),
    .made(model: "Model"),
    .kept(model: "Model", property: "Screen.model", path: "Screen"),
    .dropped(model: "Model", property: "Screen.model", path: "Screen"),
    .wrote(property: "Screen.title"),
    .appeared(path: "Screen"),
    .disappeared(path: "Screen"),
    .task(.cancelled, path: "Screen"),
    .warning("line\nend \u{1b}[31m", path: "Screen"),
    .step("tap \"Save\""),
    .printed("Row: first render."),
    .aborted(.taskStorm, place: "Screen"),
  ]

  @Test func `a name that nobody could read is cut in the middle`() throws {
    let name = "First" + String(repeating: "<T", count: 1_000) + "Last"
    let record = TraceRecord.event(
      TraceEvent(
        number: 1,
        .body(view: name, path: name, run: 1, causes: [TraceCause(.state, name)])
      )
    )
    guard case .event(let event) = try TraceRecord(line: record.line, number: 1),
      case .body(let view, let path, _, let causes) = event.fact
    else {
      Issue.record("it is another record")
      return
    }
    #expect([view, path, causes[0].name].map(\.count) == [200, 400, 200])
    #expect(
      [view, path, causes[0].name].allSatisfy { $0.hasPrefix("First<T") && $0.hasSuffix("<TLast") }
    )
    #expect(view.contains("…"))
    let counts = RunCounts(bodies: [name: 1], made: [:], kept: [:], initialisers: [:])
    let end = TraceRecord.end(isComplete: true, Tree(screen: [name]), counts, nonce: "n")
    guard case .end(_, let tree, let read, _) = try TraceRecord(line: end.line, number: 1) else {
      Issue.record("it is another record")
      return
    }
    #expect(read.bodies.keys.map(\.count) == [200])
    #expect(tree.screen == [name])
  }

  @Test func `a record is read as it was written`() throws {
    let events = Self.facts.enumerated().map { index, fact in
      TraceRecord.event(
        TraceEvent(number: index + 1, milliseconds: 300, during: index == 0 ? nil : "tap", fact)
      )
    }
    let outcome = LineOutcome(line: 4, isMet: false, expected: "'a' is shown", actual: "none")
    let counts = RunCounts(
      bodies: ["Row": 3],
      made: ["Model": 2],
      kept: ["Model": 1],
      initialisers: ["Row": 5]
    )
    let others: [TraceRecord] = [
      .mounted(Self.tree),
      .reached(line: 4),
      .outcome(outcome, nonce: "n"),
      .measured(line: 5, count: 7, nonce: "n"),
      .end(isComplete: true, Self.tree, counts, nonce: "n"),
    ]
    for record in events + others {
      #expect(!record.line.contains(UInt8(ascii: "\n")))
      #expect(try TraceRecord(line: record.line, number: 1) == record)
    }
  }

  @Test(arguments: [
    ("", "line 7, column 1: the text ends too early"),
    ("[1]", "line 7, column 1: this has to be an object"),
    (#"{"event":"body""#, "line 7, column 16: the text ends too early"),
    (#"{"happened":1}"#, "line 7, column 2: a line like this has no member 'happened'"),
    (
      #"{"event":"sung","number":1,"ms":0}"#, "line 7, column 10: the value of 'event' is not known"
    ),
    (#"{"event":"made","ms":0,"model":"A"}"#, "line 7, column 1: the member 'number' is missing"),
    (
      #"{"event":"made","number":-1,"ms":0,"model":"A"}"#,
      "line 7, column 26: 'number' has to be a whole number from 0"
    ),
    (
      #"{"event":"made","number":1,"ms":0,"model":"A","nonce":"x"}"#,
      "line 7, column 47: a line like this has no member 'nonce'"
    ),
    (
      #"{"event":"body","number":1,"ms":0,"view":"A","path":"A","run":1,"causes":[{"kind":"why"}]}"#,
      "line 7, column 83: the value of 'kind' is not known"
    ),
    (
      #"{"event":"body","number":1,"ms":0,"view":"A","path":"A","run":1,"causes":["why"]}"#,
      "line 7, column 75: 'causes' has to be a list of objects"
    ),
    (
      #"{"outcome":1,"line":1,"expected":"","actual":"","nonce":""}"#,
      "line 7, column 12: 'outcome' has to be true or false"
    ),
    (
      #"{"mounted":true,"views":[],"screen":[1]}"#,
      "line 7, column 38: 'screen' has to be a list of texts"
    ),
    (
      #"{"end":true,"views":[],"screen":[],"bodies":{"A":"1"},"made":{},"kept":{},"inits":{},"nonce":""}"#,
      "line 7, column 50: 'A' has to be a whole number"
    ),
    (
      #"{"end":true,"end":false}"#,
      "line 7, column 13: the key 'end' stands twice in one object"
    ),
  ])
  func `a line that makes no sense is refused with its place`(_ text: String, _ message: String) {
    let error = #expect(throws: LineProblem.self) {
      try TraceRecord(line: Array(text.utf8), number: 7)
    }
    #expect(error?.description == message)
  }

  @Test func `a line without end is not parsed`() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 5 << 20)
    #expect(throws: LineProblem(line: 1, .tooLong(4 << 20))) {
      try TraceRecord(line: bytes, number: 1)
    }
  }
}
