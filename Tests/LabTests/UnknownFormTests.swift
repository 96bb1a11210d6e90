import Lab
import Testing

/// Calls that SwiftUI takes and the lab does not.
@Suite(.serialized)
struct UnknownFormTests {
  @Test func `a form that the lab does not know is nobody's mistake`() throws {
    let calls = [
      #"Button("x", intent: x)"#, "Color(cgColor: x)", "Color(nsColor: x)",
      "ForEach(sections: x) { _ in }", "ForEach(subviews: x) { _ in }",
      "Gauge(value: 1, label: { x }, currentValueLabel: { x }, markedValueLabels: { x })",
      "Group(sections: x) { _ in x }", "Group(subviews: x) { _ in x }", "Image(cgImage: x)",
      "Image(nsImage: x)", "Image(uiImage: x)", #"Picker("x", sources: x, selection: \.x) { x }"#,
      "ShareLink(items: [x])", "Slider(value: $n, neutralValue: 1, label: { x })",
      "Slider(value: $n, enabledBounds: 0...1, label: { x })",
      "Slider(value: $n, label: { x }, ticks: { x })", "TextEditor(text: $t, selection: $s)",
      #"TextField("x", text: $t, selection: $s)"#, #"Toggle("x", isOn: true, intent: x)"#,
      "x.contextMenu(forSelectionType: Int.self) { _ in }",
      "x.debounce(for: 1, scheduler: x, options: x)",
      "x.delay(for: 1, tolerance: 1, scheduler: x)", "x.drawingGroup(colorMode: .linear)",
      "x.receive(on: x, options: x)",
      "x.searchable(text: $t, editableTokens: $s) { _ in x }", "x.subscribe(on: x, options: x)",
      "x.timeout(1, scheduler: x, options: x)", "x.toolbar(removing: .title)",
    ]
    for call in calls {
      let compilation = try LiveLab.compile(
        """
        import SwiftUI
        struct Screen: View {
          let x = Text("x")
          @State private var n = 0.5
          @State private var t = ""
          @State private var s = [0]
          var body: some View { \(call) }
        }

        """
      )
      guard case .unknown(let forms) = compilation else {
        Issue.record("\(call): \(compilation)")
        continue
      }
      #expect(forms.count == 1)
    }
  }

  @Test(arguments: [
    ("a label that nobody has", #"Button("x", intend: 1) {}"#),
    ("the same words in a string", #"Button("Image(uiImage: x)", intend: 1) {}"#),
    ("the same words in a comment", #"Button("x", intend: 1) {} // Image(uiImage: x)"#),
    ("a type of the learner's own", #"Picker("x", sources: 1)"#),
  ])
  func `what does not exist stays the learner's`(_ test: (name: String, call: String)) throws {
    let compilation = try LiveLab.compile(
      """
      import SwiftUI
      struct Picker: View { let title: String; var body: some View { Text(title) } }
      struct Screen: View { var body: some View {
        \(test.call)
      } }

      """
    )
    guard case .faulty = compilation else {
      Issue.record("\(compilation)")
      return
    }
  }

  @Test(arguments: [
    ("UndoManager", "@State private var undo: UndoManager?"),
    ("NSException", "func fail() { NSException(name: .init(\"a\"), reason: \"b\").raise() }"),
    ("init(format:_:)", "let rule = NSPredicate(format: \"SELF MATCHES %@\", \"a\")"),
    ("CACurrentMediaTime", "let now = CACurrentMediaTime()"),
  ])
  func `what Foundation has on Apple's systems alone is nobody's mistake`(
    _ name: String,
    _ line: String
  ) throws {
    let compilation = try LiveLab.compile(
      "import SwiftUI\nstruct Screen: View { \(line); var body: some View { Text(\"\") } }\n"
    )
    #expect(compilation == .unknown([name]))
  }

  @Test(arguments: [
    ("measureInterval", "_ = subject.measureInterval(using: RunLoop.main)"),
    (
      "buffer",
      "_ = subject.map { $0 }.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)"
    ),
    ("tryScan", "_ = $n.tryScan(0) { $0 + $1 }"),
    ("decode", "_ = Just(Data()).decode(type: Int.self, decoder: JSONDecoder())"),
    ("breakpoint", "_ = [1].publisher.breakpoint()"),
    (".byTime", "_ = subject.collect(.byTime(RunLoop.main, 1))"),
    ("Publishers.Map", "let _: Publishers.Map<Just<Int>, Int>? = nil"),
    ("Publishers.Buffer", "_ = Publishers.Buffer(upstream: subject, size: 1)"),
    ("Subscribers.Sink", "_ = Subscribers.Sink<Int, Never> { _ in } receiveValue: { _ in }"),
    ("ImmediateScheduler", "_ = subject.receive(on: ImmediateScheduler.shared)"),
  ])
  func `what the lab lacks of Combine is nobody's mistake`(
    _ name: String,
    _ line: String
  ) throws {
    #expect(try combine(line) == .unknown([name]))
  }

  @Test func `a misspelt operator stays the learner's`() throws {
    guard case .faulty = try combine("_ = subject.mapp { $0 }") else {
      Issue.record("it is not told as a mistake")
      return
    }
  }

  private func combine(_ line: String) throws -> Compilation {
    try LiveLab.compile(
      """
      import SwiftUI
      import Combine
      final class Model: ObservableObject {
        @Published var n = 0
        let subject = PassthroughSubject<Int, Never>()
        func f() { \(line) }
      }

      """
    )
  }

  @Test(arguments: [
    "final class A { var n = 0; func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } } }",
    "protocol P {}; struct L: P {}; struct M { var p: any P; init(p: any P = L()) { self.p = p } }",
  ])
  func `isolation that the lab's own setting brings about is not warned of`(
    _ code: String
  ) throws {
    guard case .compiled(let snippet) = try LiveLab.compile("import SwiftUI\n\(code)\n") else {
      Issue.record("it does not compile")
      return
    }
    #expect(snippet.warnings == [])
  }
}
