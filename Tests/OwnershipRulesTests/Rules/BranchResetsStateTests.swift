import Core
import OwnershipRules
import Testing

struct BranchResetsStateTests {
  private let rule = "branch_resets_state"

  private let views = """
    struct E: View { let t: String; @State private var d = ""; var body: some View { Text(d) } }
    struct F: View { @StateObject private var m = M(); var body: some View { Text("") } }
    struct P: View { let t: String; var body: some View { Text(t) } }
    enum K { static let flag = true; static var toggled = false }
    """

  /// A view with a flag, a number, an optional, and members of its own.
  private func expect(
    _ body: String,
    _ members: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectMarked(
      rule,
      views,
      "struct V: View { let on: Bool; let n: Int; let o: Int?; \(members)\n"
        + "  var body: some View { \(body) } }",
      sourceLocation: sourceLocation
    )
  }

  @Test func `the message names the views and the keyword`() {
    let one = "struct V: View { let on: Bool; var body: some View { if on { E() } else { E() } } }"
    let two =
      "struct V: View { let n: Int; var body: some View { switch n { case 1: E(); F(); default: E(); F() } } }"
    #expect(
      (findings(rule, in: [views, one]) + findings(rule, in: [views, two])).map(\.message) == [
        "'E' stands in several branches of this 'if', so its state starts again when the branch "
          + "changes",
        "'E' and 'F' stand in several branches of this 'switch', so their state starts again when "
          + "the branch changes",
      ]
    )
  }

  @Test(arguments: [
    "↓if on { E(t: \"a\") } else { E(t: \"b\") }",
    "↓if on { F() } else { F() }",
    "↓if on { VStack { E(t: \"a\") } } else { ScrollView { HStack { E(t: \"b\").padding() } } }",
    "Group { ↓if let o { E(t: \"\\(o)\") } else { E(t: \"\") } }",
    "↓if case .some = o { E(t: \"a\") } else { E(t: \"b\") }",
    "Text(\"\").sheet(isPresented: $s) { ↓if on { E(t: \"a\") } else { E(t: \"b\") } }",
    "ForEach(0..<n) { i in ↓if i == 1 { E(t: \"a\") } else { E(t: \"b\") } }",
    "GeometryReader { g in ↓if g.size.width > 9 { E(t: \"a\") } else { E(t: \"b\") } }",
    "Card { ↓if on { E(t: \"a\") } else { E(t: \"b\") } }",
    "if on { Text(\"\") } else ↓if n > 1 { E(t: \"a\") } else { E(t: \"b\") }",
    "↓if on { E(t: \"a\") } else if n > 1 { Text(\"\") } else { E(t: \"b\") }",
    "if on { Text(\"\") } else { ↓if n > 1 { E(t: \"a\") } else { E(t: \"b\") } }",
    "↓switch n { case 1: E(t: \"a\"); case 2: Text(\"\"); default: Group { E(t: \"b\") } }",
    "↓if on { N.I() } else { N.I() }",
    "↓if K.toggled { E(t: \"a\") } else { E(t: \"b\") }",
  ])
  func `a view with state in two branches starts again`(_ body: String) {
    expect(
      body,
      "enum N { struct I: View { @State private var d = 0; var body: some View { f } } }"
    )
  }

  @Test(arguments: [
    "if on { P(t: \"a\") } else { P(t: \"b\") }",
    "if on { E(t: \"a\") } else { F() }",
    "if on { E(t: \"a\") }",
    "E(t: on ? \"a\" : \"b\")",
    "on ? E(t: \"a\") : E(t: \"b\")",
    "switch n { case 1: E(t: \"a\"); default: F() }",
    "if on { U(t: \"a\") } else { U(t: \"b\") }",
    "Button(\"\") { if on { show(E(t: \"a\")) } else { show(E(t: \"b\")) } }",
    "#if DEBUG\nE(t: \"a\")\n#else\nE(t: \"b\")\n#endif",
  ])
  func `stateless and single views, ternaries, actions and '#if' are left alone`(_ body: String) {
    expect(body)
  }

  @Test(arguments: [
    "true", "K.flag", "Self.debug", "always", "isPad", "#available(iOS 17, *)",
    "UIDevice.current.userInterfaceIdiom == .pad", "!isPad && K.flag", "(Flags.isNew)",
    "ProcessInfo.processInfo.isMacCatalystApp",
  ])
  func `a condition that cannot change resets nothing`(_ condition: String) {
    expect(
      "if \(condition) { E(t: \"a\") } else { E(t: \"b\") }",
      """
      static let debug = false
      let always = true
      var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      """
    )
  }

  @Test func `a switch over the device resets nothing`() {
    expect("switch UIDevice.current.userInterfaceIdiom { case .pad: F(); default: F() }")
  }

  @Test(arguments: [
    "Text(\"\").sheet(item: $o) { x in switch x { case 1: F(); default: F() } }",
    "Text(\"\").fullScreenCover(item: $o) { x in if x == 1 { F() } else { F() } }",
    "Text(\"\").navigationDestination(for: Int.self) { x in switch x { case 1: F(); default: F() } }",
    "Text(\"\").popover(item: $o) { x in Group { if case 1 = x { F() } else { F() } } }",
    "List(xs) { x in ↓switch x { case 1: F(); default: F() } }",
    "Text(\"\").sheet(item: $o) { x in ↓if on { F() } else { F() } }",
    "Text(\"\").sheet(isPresented: $s) { ↓switch o { case 1: F(); default: F() } }",
  ])
  func `what a presentation is for does not change under it`(_ body: String) {
    expect(body)
  }

  @Test func `a fixed condition beside one that changes does not save the state`() {
    expect("↓if K.flag, on { E(t: \"a\") } else { E(t: \"b\") }")
    expect("if K.flag { E(t: \"a\") } else if on { Text(\"\") } else { E(t: \"b\") }")
  }

  @Test func `the environment may say which device it is`() {
    expect("if pad { F() } else { F() }", "@Environment(\\.isIPad) private var pad")
    expect("↓if dark { F() } else { F() }", "@Environment(\\.isDark) private var dark")
  }

  @Test func `only builders make branches`() {
    let branches = "if on { E(t: \"a\") } else { E(t: \"b\") }"
    expect("Text(\"\")", "@ViewBuilder var part: some View { ↓\(branches) }")
    expect("Text(\"\")", "@ViewBuilder func part() -> some View { ↓\(branches) }")
    expect("Text(\"\")", "var part: some View { \(branches) }")
    expect("Text(\"\")", "var part: some View { Group { ↓\(branches) } }")
    expect(
      "Text(\"\")",
      "func part() -> E { if on { return E(t: \"a\") } else { return E(t: \"b\") } }"
    )
    expect("if on { return AnyView(E(t: \"a\")) } else { return AnyView(E(t: \"b\")) }")
  }

  @Test func `the view's own members are seen through`() {
    expect("↓if on { HStack { part } } else { VStack { part } }", "var part: some View { F() }")
    expect(
      "↓if on { part(\"a\") } else { Group { E(t: \"b\") } }",
      "func part(_ t: String) -> some View { E(t: t) }"
    )
    expect("if on { part } else { P(t: \"b\") }", "var part: some View { F() }")
  }

  @Test(arguments: [
    (
      "let part: () -> AnyView; func part(_ t: String) -> Self { print(E(t: t)); return self }",
      false
    ),
    ("let part: Int; func part() -> some View { E(t: \"a\") }", true),
  ])
  func `a stored closure is not the modifier of its name`(_ more: String, _ isFound: Bool) {
    expect("\(isFound ? "↓" : "")if on { part() } else { E(t: \"b\") }", more)
  }

  @Test func `a modifier's body is a builder too`() {
    expectMarked(
      rule,
      views,
      """
      struct W: ViewModifier {
        let on: Bool
        func body(content: Content) -> some View {
          ↓if on { content.overlay(F()) } else { content.background(F()) }
        }
      }
      """
    )
  }

  @Test func `previews are left alone`() {
    expectMarked(rule, views, "#Preview { if on { F() } else { F() } }")
  }

  @Test(arguments: [
    ("private let kind: Int", "switch kind { case 1: E(t: \"a\"); default: E(t: \"b\") }"),
    ("let kind: Int", "if kind == 1 { E(t: \"a\") } else { E(t: \"b\") }"),
    ("var kind: Int", "↓switch kind { case 1: E(t: \"a\"); default: E(t: \"b\") }"),
    ("var isOn = false", "↓if isOn { E(t: \"a\") } else { E(t: \"b\") }"),
  ])
  func `an object's constants stay while it shows its window`(_ member: String, _ content: String) {
    expectMarked(
      rule,
      views,
      """
      final class Opener: NSObject {
        \(member)
        func open() { let window = Panel(style: 1) { \(content) }; window.show() }
      }
      """
    )
  }
}
