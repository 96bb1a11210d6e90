import Core
import OwnershipRules
import Testing

struct MixedObservationTests {
  private let rule = "mixed_observation"

  @Test func `the messages name the property and the model`() {
    let source = """
      @Observable class M {
        @Published var a = 0
        func f() { objectWillChange.send() }
      }
      """
    #expect(
      findings(rule, in: [source]).map(\.message) == [
        "'@Published' of 'a' announces to nobody, for 'M' is '@Observable'",
        "'objectWillChange' announces to nobody, for 'M' is '@Observable'",
      ]
    )
  }

  @Test(arguments: [
    "@Published var ↓a = 0", "@Published private(set) var ↓a = 0, ↓b = 1",
    "@Combine.Published var ↓a = 0", "@MainActor\n@Published\nvar ↓a = 0",
    "func f() { ↓objectWillChange.send() }", "func f() { ↓self.objectWillChange.send() }",
    "func f() { Task { [weak self] in ↓self?.objectWillChange.send() } }",
    "var a = 0 { willSet { ↓objectWillChange.send() } }",
    "let ↓objectWillChange = ObservableObjectPublisher()",
  ])
  func `both ways of announcing are found`(_ member: String) {
    expectMarked(rule, "@Observable class M { \(member) }")
    expectMarked(rule, "@MainActor\n@Observation.Observable\nfinal class M { \(member) }")
  }

  @Test(arguments: [
    "@ObservationIgnored @Published var a = 0", "var a = 0",
    "func f() { other.objectWillChange.send() }", "func f() { self.other.objectWillChange.send() }",
    "func f() { let objectWillChange = Subject(); objectWillChange.send() }",
    "class N: ObservableObject { @Published var a = 0; func f() { objectWillChange.send() } }",
  ])
  func `bridges, other objects, locals and nested types are left alone`(_ member: String) {
    expectMarked(rule, "@Observable class M { \(member) }")
  }

  @Test func `the attribute is taken away where nobody asks for its publisher`() {
    expectFixed(
      rule,
      "@Observable class M { @Published private var a = 0 }",
      "@Observable class M { private var a = 0 }"
    )
    expectFixed(
      rule,
      "@Observable class M {\n  @Published\n  var a = 0\n  @Published // why\n  var b = 0\n}",
      "@Observable class M {\n  var a = 0\n  // why\n  var b = 0\n}"
    )
    let read = "@Observable class M { @Published var a = 0; func f() { use($a) } }"
    #expect(findings(rule, in: [read]).map(\.edits.count) == [0])
  }

  @Test func `an extension in another file belongs to the class`() {
    expectMarked(
      rule,
      "@Observable class M { var a = 0 }",
      "extension M { func f() { ↓objectWillChange.send() } }"
    )
  }

  @Test func `a class that is both is so on purpose`() {
    let members = "@Published var a = 0; func f() { objectWillChange.send() }"
    expectMarked(rule, "@Observable class M: ObservableObject { \(members) }")
    expectMarked(rule, "@Observable class M { \(members) }", "extension M: ObservableObject {}")
    expectMarked(rule, "class M: ObservableObject { \(members) }")
  }
}
