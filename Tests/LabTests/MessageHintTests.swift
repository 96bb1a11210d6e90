import Core
import Lab
import Testing

/// The hints, each from what the compiler really says.
@Suite(.serialized)
struct MessageHintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let line: Int
    /// A part of the way out.
    let fix: String

    /// A view with a body, at the body's line.
    init(
      _ name: String,
      body: String,
      beside: String = "",
      holds: String = "@State private var count = 0",
      line: Int = 6,
      _ fix: String
    ) {
      testDescription = name
      text =
        "import SwiftUI\n\(beside)\nstruct Screen: View {\n  \(holds)\n  var body: some View {\n    \(body)\n  }\n}\n"
      self.line = line
      self.fix = fix
    }

    /// A whole file.
    init(_ name: String, file: String, line: Int, _ fix: String) {
      testDescription = name
      text = "import SwiftUI\n\(file)\n"
      self.line = line
      self.fix = fix
    }
  }

  @Test(arguments: [
    Case(
      "offsets for a place",
      body: "ForEach(items, id: \\.self) { Text($0) }.onDelete { items.remove(at: $0) }",
      holds: "@State private var items = [\"a\"]",
      "remove(atOffsets:)"
    ),
    Case("arguments that fit nothing", body: "Text(count)", "the lab does not know this form"),
    Case("a value for a binding", body: "Stepper(\"n\", value: count)", "with '$' before"),
    Case(
      "a binding for a value",
      body: "Child(n: $count)",
      beside: "struct Child: View { let n: Int; var body: some View { Text(\"\\(n)\") } }",
      "leave the '$' out"
    ),
    Case("a projection of nothing", body: "Stepper(\"n\", value: $total)", "@Bindable"),
    Case(
      "a view that assigns to itself",
      body: "Button(\"x\") { total = 1 }",
      holds: "var total = 0",
      "keep what changes in @State"
    ),
    Case(
      "a view that grows itself",
      body: "Button(\"x\") { items.append(1) }",
      holds: "var items = [1]",
      "keep what changes in @State"
    ),
    Case(
      "an observable struct",
      file: "@Observable struct M { var n = 0 }",
      line: 2,
      "make it a class"
    ),
    Case("a loop in a body", body: "for i in 0..<3 { Text(\"\\(i)\") }", "ForEach"),
    Case("a statement in a body", body: "count += 1", "into an action"),
    Case(
      "rows without identity",
      body: "ForEach(items) { Text($0.name) }",
      beside: "struct Item { var name = \"\" }",
      holds: "let items = [Item()]",
      "conform to Identifiable"
    ),
    Case(
      "a selection that cannot be hashed",
      body: "Picker(\"p\", selection: $item) { Text(\"a\").tag(Item()) }",
      beside: "struct Item { var name = \"\" }",
      holds: "@State private var item = Item()",
      "conform to Hashable"
    ),
    Case(
      "a view without a body",
      file: "struct Screen: View {\n  var text = \"x\"\n}",
      line: 2,
      "var body"
    ),
    Case(
      "an observable object of a struct",
      file: "struct M: ObservableObject { var n = 0 }",
      line: 2,
      "make it a class"
    ),
    Case(
      "an old wrapper of a new model",
      body: "Text(\"\\(m.n)\")",
      beside: "@Observable final class M { var n = 0 }",
      holds: "@StateObject private var m = M()",
      line: 4,
      "with @Observable use @State"
    ),
    Case(
      "a published property of a new model",
      file: "@Observable final class M { @Published var n = 0 }",
      line: 2,
      "leave the wrapper out"
    ),
    Case(
      "an argument that is missing",
      body: "Child()",
      beside: "struct Child: View { let n: Int; var body: some View { Text(\"\\(n)\") } }",
      "hand the value over"
    ),
    Case(
      "a class that cannot be made",
      file: "final class M { var n: Int }",
      line: 2,
      "write an init"
    ),
    Case(
      "a private initialiser",
      body: "Child(n: 1)",
      beside:
        "struct Child: View { @State private var m: Int; let n: Int; var body: some View { Text(\"x\") } }",
      "give the private property a value"
    ),
    Case(
      "a private property",
      body: "Text(\"\\(m.n)\")",
      beside: "final class M { private var n = 0 }",
      holds: "let m = M()",
      "offer a function"
    ),
    Case(
      "waiting in an action",
      body: "Button(\"x\") { load() }",
      beside: "func load() async {}",
      "in .task"
    ),
    Case(
      "a wait that is not written",
      body: "Button(\"x\") { Task { load() } }",
      beside: "func load() async {}",
      "write 'await'"
    ),
    Case(
      "the main actor from elsewhere",
      file: "@MainActor final class M { func go() {} }\nnonisolated func f(_ m: M) { m.go() }",
      line: 3,
      "mark the caller @MainActor"
    ),
    Case(
      "a constant that is added to",
      body: "Button(\"x\") { n += 1 }",
      holds: "let n: Int",
      "take it as @Binding"
    ),
    Case(
      "a constant that is assigned to",
      body: "Button(\"x\") { n = 1 }",
      holds: "let n: Int",
      "take it as @Binding"
    ),
    Case("a statement outside of everything", file: "print(\"x\")", line: 2, "move it into"),
    Case("a number as a text", body: "Text(count)", "\\(number)"),
    Case("an optional text", body: "Text(name)", holds: "var name: String? = nil", "'??'"),
    Case(
      "an opaque type of nothing",
      file: "func row() -> some View {\n  let x = 1\n  Text(\"\\(x)\")\n}",
      line: 2,
      "mark the function @ViewBuilder"
    ),
    Case(
      "a property that needs another",
      body: "Text(\"\\(m)\")",
      holds: "var n = 0; @State private var m = n + 1",
      line: 4,
      "State(initialValue:)"
    ),
    Case(
      "a state without a type",
      body: "Text(\"x\")",
      holds: "@State private var n",
      line: 4,
      "': Int'"
    ),
    Case(
      "a case that is missing",
      body: "switch kind { case .a: Text(\"a\") }",
      beside: "enum Kind { case a, b }",
      holds: "let kind: Kind",
      "missing cases"
    ),
    Case(
      "a closure with too much",
      body: "Text(\"x\").onChange(of: count) { a, b, c in print(a, b, c) }",
      "as many parameters"
    ),
    Case("a view that is misspelt", body: "Txt(\"x\")", "check the spelling"),
    Case("a modifier that is misspelt", body: "Text(\"x\").foo()", "before the dot"),
    Case(
      "a number that is compared with a text",
      body: "if count == \"1\" { Text(\"x\") }",
      "other's type"
    ),
    Case(
      "arguments in another order",
      body: "Child(b: 1, a: 2)",
      beside:
        "struct Child: View { let a: Int; let b: Int; var body: some View { Text(\"\\(a + b)\") } }",
      "before the other"
    ),
    Case(
      "a failure that is not written",
      body: "Button(\"x\") { load() }",
      beside: "func load() throws {}",
      "'try?'"
    ),
    Case(
      "two returns of different types",
      file:
        "struct S: View {\n  let isOn: Bool\n  var body: some View {\n    if isOn { return Text(\"a\") }\n    return Image(\"b\")\n  }\n}",
      line: 4,
      "leave 'return' out"
    ),
    Case(
      "a class that publishes and does not say so",
      body: "Text(\"\\(m.n)\")",
      beside: "final class M { @Published var n = 0 }",
      holds: "@StateObject private var m = M()",
      line: 4,
      "': ObservableObject'"
    ),
    Case(
      "an expression without end",
      file:
        "let all = [1, 2.0, 3].map { $0 * 2 + -1 / $0 - 3 + ($0 + 1) * 2 - 1 }.reduce(0, +) + [1].map { -$0 + 1 / 2 }.reduce(0, +)",
      line: 2,
      "cut the body into smaller views"
    ),
  ])
  func `a usual error is told at its line, with a way out`(_ test: Case) throws {
    guard case .faulty(let findings) = try LiveLab.compile(test.text) else {
      Issue.record("it compiles")
      return
    }
    let finding = try #require(findings.first { $0.fix.contains(test.fix) }, "\(findings)")
    #expect(finding.start.line == test.line)
    #expect(finding.severity == .error)
    #expect(finding.file == "Snippet.swift")
    #expect(!finding.why.isEmpty)
  }
}
