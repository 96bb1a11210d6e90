import LinterProtocol
import SnippetPreparing
import Testing

/// Code that compiles still does when it is prepared.
@Suite(.serialized)
struct UnbrokenSnippetTests {
  private static let view = "struct Root: View { var body: some View { Text(\"x\") } }"

  @Test(arguments: [
    (
      "a model and its view",
      """
      @Observable final class Model { private(set) var n = 0; private var secret = "x"; func go() { n += 1 } }
      struct Screen: View { @State private var model = Model(); var body: some View { Text("\\(model.n)") } }
      """
    ),
    (
      "generic classes",
      """
      @Observable final class Box<Value: Hashable> { var value: Value?; init() {} }
      class Tree<Element> { class Node { var element: Element?; init() {} } }
      """
    ),
    (
      "nested types",
      """
      enum Space {
        @Observable final class Inner { var phase = Phase.a; enum Phase { case a, b } }
        struct Card: View { let title: String; var body: some View { Text(title) } }
        private struct Hidden: View { var body: some View { Text("x") } }
      }
      """
    ),
    (
      "actors",
      "actor Counter { var n = 0; func add() { n += 1 } }\nactor Named { let name: String; init(name: String) { self.name = name } }"
    ),
    (
      "subclasses",
      """
      class Base { var n = 0; init() {} }
      final class Derived: Base { var more = 0; override init() { super.init() } }
      class Outer { class Inner: Outer {} }
      """
    ),
    (
      "initialisers of one's own",
      """
      class Chosen { let a: Int; init(a: Int) { self.a = a }; convenience init() { self.init(a: 1) }; deinit {} }
      class Failing { let a: Int; init?(_ a: Int) { guard a > 0 else { return nil }; self.a = a } }
      struct Titled: View { let title: String; init(_ title: String = "x") { self.title = title }; var body: some View { Text(title) } }
      """
    ),
    (
      "what is encoded",
      """
      class Saved: Codable { var n = 0 }
      class Sent: Encodable { var n = 0 }
      class Later { var n = 0; init() {}; required init(from decoder: any Decoder) throws {} }
      extension Later: Decodable {}
      typealias Stored = Codable
      struct Row: Stored, Identifiable { var id = 1 }
      class Kept: Stored { var n = 0 }
      """
    ),
    (
      "what is compared",
      """
      struct Cell: View, Equatable, Hashable { var n = 0; var body: some View { Text("\\(n)") } }
      final class Key: Hashable { let n = 1; static func == (a: Key, b: Key) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(n) } }
      """
    ),
    (
      "memberwise initialisers",
      """
      struct Line: View { let a: Int; var b = 2; @Binding var c: Bool; var body: some View { Toggle("t", isOn: $c) } }
      struct Page: View { var body: some View { Line(a: 1, c: .constant(true)); Line(a: 1, b: 3, c: .constant(true)) } }
      """
    ),
    (
      "private types",
      """
      private final class Hidden { weak var parent: Hidden? }
      fileprivate struct Secret: View { var body: some View { Text("x") } }
      private struct Alone: View { private var model = Hidden(); var body: some View { Secret() } }
      """
    ),
    (
      "isolation",
      """
      @MainActor @Observable final class OnMain { var a = 0; init(a: Int) { self.a = a } }
      nonisolated final class Plain: Sendable { let x: Int; init(x: Int) { self.x = x } }
      @Observable nonisolated final class Free { var n = 0 }
      final class Unchecked: @unchecked Sendable { var n = 0 }
      """
    ),
    (
      "views by other ways",
      """
      struct Generic<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { content() } }
      protocol Themed: View {}
      struct Dark: Themed { var body: some View { Text("d") } }
      struct Late { var n = 1 }
      extension Late: View { var body: some View { Text("\\(n)") } }
      extension View { func card() -> some View { padding() } }
      """
    ),
    (
      "observable objects",
      """
      final class Legacy: ObservableObject { @Published var items: [String] = []; private var bag = Set<AnyCancellable>() }
      struct Old: View { @StateObject private var legacy = Legacy(); var body: some View { Text("\\(legacy.items.count)") } }
      """
    ),
    (
      "the environment",
      """
      extension EnvironmentValues {
        var width: Int { get { self[WidthKey.self] } set { self[WidthKey.self] = newValue } }
      }
      private struct WidthKey: EnvironmentKey { static let defaultValue = 3 }
      """
    ),
    (
      "property wrappers",
      "@propertyWrapper struct Clamped { var wrappedValue: Int }\n@propertyWrapper final class Shared { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }\nfinal class User { @Clamped var n = 1; @Shared var m = 2 }"
    ),
    (
      "types in functions",
      "func make() { class Local { var n = 1 }; _ = Local(); struct V: View { var body: some View { Text(\"\") } }; _ = V() }"
    ),
    ("an app", "struct TheApp: App { var body: some Scene { WindowGroup { Text(\"x\") } } }"),
    (
      "conditions",
      "#if DEBUG\nstruct Debug: View { var body: some View { Text(\"\") } }\n#else\nclass Debug {}\n#endif"
    ),
    (
      "odd layout",
      "final class A\n{\n}\nfinal class B{}\nfinal class C { // comment\n  var n = 1 }\nfinal class D /* { */ { var n = \"{\" }"
    ),
    (
      "names that shadow the language's",
      """
      struct Task: Identifiable { let id = 1 }
      func load() async {}
      struct Alone: View { private init() {}; var body: some View { Text("x") } }
      func twice() -> Int { 1 }
      func twice() -> String { "" }
      """
    ),
    (
      "functions to call",
      "func sync() {}\nfunc load() async throws -> Int { 1 }\nprivate func hidden() {}\nfunc wait() async {}\nfunc fail() throws {}\nfunc give(_ n: Int = 1) -> Int { n }"
    ),
  ])
  func `it compiles before and after`(_ test: (name: String, code: String)) throws {
    let text = "import Combine\nimport SwiftUI\n\(Self.view)\n\(test.code)"
    #expect(try TypeCheck.errors(in: [("Snippet.swift", text)]) == [])
    #expect(try Self.errors(prepared: text) == [])
  }

  @Test(arguments: [
    (
      "previews",
      "#Preview { Root() }\n#Preview(\"x\", traits: .portrait) {\n  @Previewable @State var n = 1\n  return Root()\n}"
    ),
    (
      "entries",
      """
      extension EnvironmentValues {
        @Entry var theme: String = "dark"
        @Entry var count = 3
        @Entry var name: String?
        @Entry var action: () -> Void = {
          print("x")
        }
      }
      struct Reading: View { @Environment(\\.theme) var theme; @Environment(\\.count) var count; var body: some View { Text("\\(theme) \\(count + 1)") } }
      """
    ),
    (
      "moved places",
      "#sourceLocation(file: \"Other.swift\", line: 7)\nstruct S {}\n#sourceLocation()"
    ),
  ])
  func `what the lab has no macro for compiles after`(_ test: (name: String, code: String)) throws {
    let text = "import SwiftUI\n\(Self.view)\n\(test.code)\n"
    #expect(try Self.errors(prepared: text) == [])
  }

  private static func errors(prepared text: String) throws -> [String] {
    let preparation = SnippetPreparer.prepare(
      PreparationJob(files: [.init(path: "Snippet.swift", text: text)])
    )
    let file = preparation.files[0]
    return try TypeCheck.errors(in: [
      ("Snippet.swift", PreparedText.apply(file.edits, to: text) + file.appended),
      ("entry.swift", preparation.entry),
    ])
  }
}
